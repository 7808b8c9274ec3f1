import { truncateText } from '#common/truncate-text.ts'
import { DESCRIPTION_LENGTH } from '../article-text.ts'

/** About as many characters as a search engine has room for. It measures pixels; this is what they come to. */
const TITLE_LENGTH = 60

interface Line {
  /** As it would stand there, cut where there is no more room. */
  shown: string
  length: number
  room: number
  isCut: boolean
}

export interface SearchResult {
  title: Line
  description: Line
}

function fitInto(text: string, room: number): Line {
  const line = text.replace(/\s+/g, ' ').trim()
  return { shown: truncateText(line, room), length: [...line].length, room, isCut: line.length > room }
}

/** What a search engine would show of a page; every page of ours signs its title. */
export function searchResult(metaTitle: string, metaDescription: string): SearchResult {
  return {
    title: fitInto(`${metaTitle} | Kais`, TITLE_LENGTH),
    description: fitInto(metaDescription, DESCRIPTION_LENGTH),
  }
}
