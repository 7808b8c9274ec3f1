import { expect, test } from 'vitest'
import { MOST_COUNTED } from '#common/figures.ts'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import { EntryList } from './entry-list.tsx'

test.each([
  ['en', 1, '1 of 1'],
  ['en', MOST_COUNTED, '1 of 1000'],
  ['en', MOST_COUNTED + 1, '1 of more than 1,000'],
  ['fr', MOST_COUNTED + 1, '1 sur plus de 1\u202f000'],
] as const)(
  'A list of entries says in %s of %i how many there are, and where counting stopped that there are more',
  (locale, total, said) => {
    const list = { items: [{ id: 1 }], total, query: {} } as never
    const words = { empty: '', emptyHint: '' }
    const html = htmlOf(
      <EntryList tab="audit" words={words} list={list}>
        {() => null}
      </EntryList>,
      { locale },
    )
    expect(html).toContain(`<p class="soft">${said}</p>`)
  },
)
