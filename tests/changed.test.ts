import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fromProjectRoot } from '#db/project-root.server.ts'

// Plain JavaScript, as it runs before anything is installed: TypeScript knows nothing of it.
const { SCREENS, testsOfChange } = await import(fromProjectRoot('tools/changed.mjs'))

describe('npm test -- changed', () => {
  test('knows every browser test, and names none that is not there', () => {
    const files = globSync('tests/e2e/*.e2e.ts').map((file) => basename(file, '.e2e.ts'))
    expect([...new Set(Object.values(SCREENS).flat())].sort()).toEqual(files.sort())
  })

  test('picks for a component the tests of its room, and those of the part it stands in', () => {
    const { related, screens } = testsOfChange(['features/nest/shortlist/shortlist-button.tsx'])
    expect(related).toContain('features/nest/shortlist/shortlist-button.tsx')
    expect(related).toContain('app/routes/nest.html.test.ts')
    expect(related.filter((file: string) => file.startsWith('features/media/'))).toEqual([])
    expect(screens).toEqual(['tests/e2e/shortlist.e2e.ts'])
  })

  test('runs a changed test by itself', () => {
    expect(testsOfChange(['tests/e2e/map.e2e.ts']).screens).toEqual(['tests/e2e/map.e2e.ts'])
    expect(testsOfChange(['common/money.test.ts'])).toEqual({ related: ['common/money.test.ts'], screens: [] })
  })
})
