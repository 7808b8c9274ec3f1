import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromProjectRoot } from '#db/project-root.server.ts'

const folder = fromProjectRoot('ui', 'styles')
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

/** What stands behind a `:has()` names nothing: no class, no element, no attribute. */
const ANYTHING = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)[^\s>+~,{]*\s*[\s>+~]\s*(?:\*|:(?!is\b|where\b))[^,{]*/g

// A browser that cannot tell which elements such a rule could mean looks at all of them, whenever anything is added to the page.
test.for(sheets)('%s says which elements a :has() decides about', (name) => {
  expect(readFileSync(`${folder}/${name}`, 'utf8').match(ANYTHING) ?? []).toEqual([])
})
