import { expect, test } from 'vitest'
import { excerpt, wordDiff } from './word-diff.ts'

/** '[-old-]' went, '[+new+]' came. */
function draw(stretches: ReturnType<typeof wordDiff>): string {
  const marks = { same: ['', ''], added: ['[+', '+]'], removed: ['[-', '-]'] } as const
  return stretches.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join('')
}

test.for([
  ['Two rooms over the harbour.', 'Three rooms over the harbour.', '[-Two -][+Three +]rooms over the harbour.'],
  ['Over the harbour.', 'High over the harbour.', '[-Over -][+High over +]the harbour.'],
  ['A stair that creaks.', 'A stair.', 'A [-stair that creaks.-][+stair.+]'],
  ['', 'All new', '[+All new+]'],
  ['All gone', '', '[-All gone-]'],
  ['The same', 'The same', 'The same'],
] as const)('Of «%s» and «%s» the changed words are marked', ([before, after, drawn]) => {
  expect(draw(wordDiff(before, after))).toBe(drawn)
})

test('A long text is cut down to what stands around the change', () => {
  const long = Array.from({ length: 200 }, (_, n) => `word${n}`)
  const changed = long.with(100, 'CHANGED')
  const drawn = draw(excerpt(wordDiff(long.join(' '), changed.join(' '))))
  expect(drawn).toMatch(/^….*word99 \[-word100 -\]\[\+CHANGED \+\]word101.*…$/)
  expect(drawn.length).toBeLessThan(180)
})

test('Two texts of ten thousand words that have nothing in common are compared without a wait', () => {
  const text = (letter: string) => Array.from({ length: 10_000 }, (_, n) => `${letter}${n}`).join(' ')
  const started = performance.now()
  expect(wordDiff(text('a'), text('b'))).toHaveLength(2)
  expect(performance.now() - started).toBeLessThan(1_000)
})
