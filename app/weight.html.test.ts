import { describe, expect, test } from 'vitest'
import { newVisitor } from '#tests/helpers/site.ts'
import { brotliSizes, scriptsOfPage, staffCodeIn } from '#tests/load/first-view.ts'

const visitor = await newVisitor()

async function scriptsOf(path: string): Promise<Map<string, number>> {
  const { body } = await visitor.ask(path)
  return brotliSizes(scriptsOfPage(body))
}

/** What a first view may fetch of scripts, in bytes of brotli; a feature that needs more says so here. */
const MOST_SCRIPT_BYTES = { '/': 120_500, '/kais-nest': 129_300, '/property/28': 163_600, '/contact': 142_300 }

describe('The scripts of a first view', () => {
  test.for(Object.entries(MOST_SCRIPT_BYTES))('of %s weigh at most %i bytes', async ([path, most]) => {
    const bytes = (await scriptsOf(path)).values().reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(most)
  })
})

test('The code of the staff area stays in the staff area', async () => {
  for (const path of ['/', '/kais-nest', '/property/28', '/kais-mobility', '/kais-media', '/invest/1', '/contact']) {
    const scripts = [...(await scriptsOf(path)).keys()]
    expect(scripts.length).toBeGreaterThan(3)
    expect(await staffCodeIn(scripts), path).toEqual([])
    expect(scripts.filter((address) => address.endsWith('-public.js'))).toHaveLength(1)
  }
  expect(await staffCodeIn((await scriptsOf('/admin/login')).keys())).not.toEqual([])
})
