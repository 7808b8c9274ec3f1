/** A text and what is selected in it. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** What is put in place of a stretch of the text, and what is selected afterwards. */
export interface Edit {
  from: number
  to: number
  insert: string
  start: number
  end: number
}

/** Bold, italic: the marks go round what is selected, or away where they stand already. */
export function toggleMark({ text, start, end }: Selected, mark: string): Edit {
  const chosen = text.slice(start, end)
  const size = mark.length
  const isAround = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark
  // One star beside another is half of two: '**bold**' is not in italics.
  const isHalf =
    size === 1 && text.slice(start - 2, start) === mark + mark && text.slice(start - 3, start) !== mark.repeat(3)
  if (isAround && !isHalf)
    return { from: start - size, to: end + size, insert: chosen, start: start - size, end: end - size }
  // Spaces inside the marks would unmake them.
  const before = /^\s*/.exec(chosen)?.[0].length ?? 0
  const word = chosen.trim()
  const insert = chosen.slice(0, before) + mark + word + mark + chosen.slice(before + word.length)
  const from = start + before + size
  return { from: start, to: end, insert, start: from, end: from + word.length }
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1
function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

/** Headings, lists, quotes: every line that the selection touches gets the mark, or loses it where all have it. */
export function toggleLines({ text, start, end }: Selected, mark: (line: number) => string, marked: RegExp): Edit {
  const from = lineStart(text, start)
  const to = lineEnd(text, Math.max(from, end > start && text[end - 1] === '\n' ? end - 1 : end))
  const lines = text.slice(from, to).split('\n')
  const isMarked = lines.every((line) => line.trim() === '' || marked.test(line)) && lines.some((line) => line.trim())
  const insert = lines
    .map((line, index) => {
      if (isMarked) return line.replace(marked, '')
      return line.trim() === '' && lines.length > 1 ? line : mark(index) + line.replace(marked, '')
    })
    .join('\n')
  // A single caret stays where it was in its line; several lines stay selected.
  if (lines.length > 1) return { from, to, insert, start: from, end: from + insert.length }
  const caret = Math.max(from, end + insert.length - (to - from))
  return { from, to, insert, start: caret, end: caret }
}

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/|#)\S+$/i

/** A link round what is selected; what is still missing, the words or the address, is selected next. */
export function insertLink({ text, start, end }: Selected): Edit {
  const chosen = text.slice(start, end).trim()
  if (ADDRESS.test(chosen)) {
    const insert = `[](${chosen})`
    return { from: start, to: end, insert, start: start + 1, end: start + 1 }
  }
  const insert = `[${chosen}](https://)`
  const address = start + chosen.length + 3
  return chosen
    ? { from: start, to: end, insert, start: address, end: address + 'https://'.length }
    : { from: start, to: end, insert, start: start + 1, end: start + 1 }
}

const PICTURE = /!\[[^\]\n]*\]\([^)\n]*\)/g

/** Where a picture ends that the caret stands in, for whoever is just describing it. */
function pictureEnd(text: string, at: number): number | null {
  for (const { 0: picture, index } of text.matchAll(PICTURE))
    if (index < at && at < index + picture.length) return index + picture.length
  return null
}

/**
 * A picture stands by itself between two paragraphs, and the caret waits where it is described. Whoever is describing
 * another one is not disturbed: it comes after that one.
 */
export function insertPicture({ text, start, end }: Selected, path: string): Edit {
  const described = pictureEnd(text, start)
  // A line is not torn apart: the picture comes after it, or before it where the caret stands at its beginning.
  const isBefore = start === end && start === lineStart(text, start)
  const from = described ?? (isBefore ? start : lineEnd(text, end))
  const before = text.slice(0, from)
  const after = text.slice(from)
  const head = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  const tail = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const insert = `${head}![](${path})${tail}`
  if (described !== null) return { from, to: from, insert, start, end }
  const caret = from + head.length + 2
  return { from, to: from, insert, start: caret, end: caret }
}

/** Pictures that nobody has described, in their order, and where each begins. */
export function undescribedPictures(text: string): { path: string; at: number }[] {
  return [...text.matchAll(/!\[\s*\]\((\/pictures\/[^)\s]+)/g)].map(({ 1: path = '', index }) => ({ path, at: index }))
}

/** The text with these words for the picture that begins there. A bracket would end them early. */
export function describePicture(text: string, at: number, said: string): string {
  const words = said.trim().replaceAll('[', '(').replaceAll(']', ')').replaceAll(/\s+/g, ' ')
  return text.slice(0, at) + text.slice(at).replace(/^!\[\s*\]/, () => `![${words}]`)
}
