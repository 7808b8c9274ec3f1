import { describe, expect, test } from 'vitest'
import {
  describePicture,
  type Edit,
  insertLink,
  insertPicture,
  type Selected,
  toggleLines,
  toggleMark,
  undescribedPictures,
} from './edit-text.ts'

/** '‹' and '›' show what is selected, '|' a caret. */
function read(drawn: string): Selected {
  const caret = drawn.indexOf('|')
  if (caret >= 0) return { text: drawn.replace('|', ''), start: caret, end: caret }
  const start = drawn.indexOf('‹')
  return { text: drawn.replace(/[‹›]/g, ''), start, end: drawn.indexOf('›') - 1 }
}

function draw(before: Selected, { from, to, insert, start, end }: Edit): string {
  const text = before.text.slice(0, from) + insert + before.text.slice(to)
  const inner = start === end ? '|' : `‹${text.slice(start, end)}›`
  return text.slice(0, start) + inner + text.slice(end)
}

const apply = (drawn: string, edit: (selected: Selected) => Edit) => draw(read(drawn), edit(read(drawn)))
const bold = (drawn: string) => apply(drawn, (selected) => toggleMark(selected, '**'))
const italic = (drawn: string) => apply(drawn, (selected) => toggleMark(selected, '*'))
const heading = (drawn: string) => apply(drawn, (selected) => toggleLines(selected, () => '## ', /^#{1,6}\s+/))
const numbers = (drawn: string) =>
  apply(drawn, (selected) => toggleLines(selected, (index) => `${index + 1}. `, /^\d+[.)]\s+/))

describe('Bold and italic', () => {
  test('go round the words, not round the spaces beside them', () => {
    expect(bold('a ‹roof› b')).toBe('a **‹roof›** b')
    expect(bold('a‹ roof › b')).toBe('a **‹roof›**  b')
  })
  test('go away again', () => {
    expect(bold('a **‹roof›** b')).toBe('a ‹roof› b')
    expect(italic('a *‹roof›* b')).toBe('a ‹roof› b')
  })
  test('wait for words where nothing is selected', () => expect(bold('a |b')).toBe('a **|**b'))
  test('go together', () => {
    expect(italic('**‹roof›**')).toBe('***‹roof›***')
    expect(italic('***‹roof›***')).toBe('**‹roof›**')
  })
})

describe('Headings, lists and quotes', () => {
  test('mark the line of the caret, which stays where it was', () => {
    expect(heading('one\ntw|o\nthree')).toBe('one\n## tw|o\nthree')
    expect(heading('one\n## tw|o')).toBe('one\ntw|o')
    expect(heading('### o|ne')).toBe('o|ne')
    expect(heading('|')).toBe('## |')
  })
  test('mark every line that is selected, and number them', () => {
    expect(numbers('o‹ne\n\ntwo\n›three')).toBe('‹1. one\n\n3. two›\nthree')
    expect(numbers('‹1. one\n2. two›')).toBe('‹one\ntwo›')
  })
})

test('A link takes the words that are selected and asks for the address, or the other way round', () => {
  expect(apply('see ‹the costs› here', insertLink)).toBe('see [the costs](‹https://›) here')
  expect(apply('see ‹/buying-costs›', insertLink)).toBe('see [|](/buying-costs)')
  expect(apply('see |', insertLink)).toBe('see [|](https://)')
})

test('A picture stands between two paragraphs and waits to be described', () => {
  const path = '/pictures/0.webp'
  const picture = (drawn: string) => apply(drawn, (selected) => insertPicture(selected, path))
  expect(picture('one **l|ine**\n\ntwo')).toBe(`one **line**\n\n![|](${path})\n\ntwo`)
  expect(picture('one\n|two')).toBe(`one\n\n![|](${path})\n\ntwo`)
  expect(picture('‹one› line')).toBe(`one line\n\n![|](${path})`)
  expect(picture('one\n\n|')).toBe(`one\n\n![|](${path})`)
  expect(picture('|')).toBe(`![|](${path})`)
  // A second one that arrives while the first is being described.
  expect(picture(`one\n\n![a ya|rd](${path})\n\ntwo`)).toBe(`one\n\n![a ya|rd](${path})\n\n![](${path})\n\ntwo`)
})

test('Pictures of ours without words are found where they stand, and each is given its own', () => {
  const path = '/pictures/0.webp'
  const text = `![](${path}) ![a yard](${path}) ![ ](${path} "Noon") ![](https://elsewhere.example/a.jpg)`
  const waiting = undescribedPictures(text)
  expect(waiting).toEqual([
    { path, at: 0 },
    { path, at: text.indexOf('![ ]') },
  ])
  const [, second] = waiting
  expect(describePicture(text, second?.at ?? 0, ' A well [old],\n$1 deep ')).toBe(
    text.replace('![ ]', () => '![A well (old), $1 deep]'),
  )
})
