import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mediaMessages } from '../messages.ts'
import { SourceLine } from './source-line.tsx'

const shown = (name: string | null, url: string | null) =>
  renderToStaticMarkup(<SourceLine source={{ name, url }} label={mediaMessages.en.article.source} />)

test('An article names its source: with a link that vouches for nothing, by its host where it has no name, or not at all', () => {
  expect(shown('Le Littoral', 'https://littoral.example/1')).toBe(
    '<span>Source: <a href="https://littoral.example/1" rel="nofollow noopener">Le Littoral</a></span>',
  )
  expect(shown(null, 'https://www.littoral.example/1')).toContain('>littoral.example</a>')
  expect(shown('A letter', null)).toBe('<span>Source: A letter</span>')
  expect(shown(null, null)).toBe('')
})
