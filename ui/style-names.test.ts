import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromProjectRoot } from '#db/project-root.server.ts'

const sheet = (name: string) => readFileSync(fromProjectRoot('ui', 'styles', name), 'utf8')

const importsOf = (name: string) =>
  [...sheet(name).matchAll(/@import '\.\.\/([\w-]+\.css)'/g)].map(([, file = '']) => file)

/** Classes that a sheet draws by themselves, wherever they stand: `.one`, `.one, .other` and `:is(.one, .other)`. */
function classesOf(name: string): string[] {
  const rules = sheet(name).replace(/\/\*[\s\S]*?\*\/|@import[^;]*;/g, '')
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())
  return selectors
    .filter((selector) => /^(?::is\()?\.[\w-]+(?:,\s*\.[\w-]+)*\)?$/.test(selector))
    .flatMap((selector) => selector.match(/(?<=\.)[\w-]+/g) ?? [])
}

// The staff area shows what visitors see, in previews: their sheets are there too, and draw whatever bears the same name.
test('No sheet of the staff area draws a class that a sheet of the public pages draws as well', () => {
  const publicSheets = importsOf('pages/every.css').filter((name) => !name.startsWith('staff'))
  const taken = new Set(publicSheets.flatMap(classesOf))
  expect(taken).toContain('wish')
  const own = importsOf('pages/staff.css').flatMap((name) => classesOf(name).map((one) => ({ name, one })))
  expect(own).toContainEqual({ name: 'staff-match.css', one: 'lead-wish' })
  expect(own.filter(({ one }) => taken.has(one))).toEqual([])
})
