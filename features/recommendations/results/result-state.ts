import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isRecord } from '#common/own-entry.ts'
import type { RecommendationAnswer } from '../recommendation.public.ts'

/** What stands beside a result in the history of the browser that asked for it: in no address, and with nobody else. */
export interface ResultState {
  /** The text as it was typed. */
  words: string
  /** The words of it that say a wish, by the wish. */
  said: Record<string, string>
  /** What of it was not understood. */
  unread: string[]
  /** A model may be asked what else the text means. */
  hasModel: boolean
  /** A wish was taken back or corrected since: the text no longer says what is looked for. */
  isChanged: boolean
}

export const NO_STATE: ResultState = { words: '', said: {}, unread: [], hasModel: false, isChanged: false }

function isResultState(state: unknown): state is ResultState {
  return isRecord(state) && typeof state.words === 'string' && isRecord(state.said) && Array.isArray(state.unread)
}

const never = () => () => {}

/** None on the server and in the first render of the browser, which has to be the server's. */
export function useResultState(): ResultState {
  const { state } = useLocation()
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isHere && isResultState(state) ? state : NO_STATE
}

/** With what an answer says about a text, or about more of it. */
export function withAnswer(
  before: ResultState,
  words: string,
  { wishes, unread, hasModel }: RecommendationAnswer,
): ResultState {
  const said = wishes.flatMap((wish) => (wish.words ? [[wish.text, wish.words]] : []))
  return {
    ...before,
    words: [before.words, words.trim()].filter(Boolean).join('\n'),
    said: { ...before.said, ...Object.fromEntries(said) },
    unread: [...new Set([...before.unread, ...unread])],
    hasModel,
  }
}

interface News {
  title: string
  description: string
}
let news: News | null = null

/** Said on the next page, whose notices are its own. */
export function leaveNews(next: News): void {
  news = next
}

export function takeNews(): News | null {
  const taken = news
  news = null
  return taken
}
