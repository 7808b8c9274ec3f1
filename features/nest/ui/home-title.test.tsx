import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HomeTitle } from './home-title.tsx'

/** The parts a line does not break. */
function kept(title: string): string[] {
  const html = renderToStaticMarkup(<HomeTitle text={title} />)
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(title)
  return [...html.matchAll(/<span[^>]*>([^<]+)<\/span>/g)].map(([, part]) => String(part))
}

test('A line does not end inside a short compound', () => {
  expect(kept('Résidence Cap-Vert, côté ouest')).toEqual(['Cap-Vert'])
  expect(kept('Trois chambres au-dessus de la plage, Saint-Louis')).toEqual(['au-dessus', 'Saint-Louis'])
  expect(kept('Cap-Vert et Cap-Vert')).toEqual(['Cap-Vert', 'Cap-Vert'])
})

test('The words around it stay free to break: only the compound is held together', () => {
  expect(kept('3-bedroom flat in Ngor with a sea view')).toEqual(['3-bedroom'])
  expect(kept('Villa Teranga - a house with a very long name by the sea')).toEqual([])
  expect(kept('Terrain -')).toEqual([])
})

test('A compound too long for a phone may break', () => {
  expect(kept('La maison de Saint-Germain-en-Laye')).toEqual([])
})
