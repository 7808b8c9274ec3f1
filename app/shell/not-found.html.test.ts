import { expect, test } from 'vitest'
import { newVisitor, textOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

test.for([
  ['/nowhere', '404 Page Not Found', 'Did you forget to add the page to the router?'],
  ['/fr/nulle-part', '404 Page introuvable', 'Vérifiez l’adresse, ou repartez de l’accueil'],
  ['/property/999999', 'Property Not Found', 'This home may have been sold, let or taken off the list.'],
  ['/property/villa', 'Property Not Found', 'This home may have been sold, let or taken off the list.'],
])('%s says so with status 404 and a way back', async ([path = '', title, hint = '']) => {
  const page = await visitor.open(path)
  expect(page.status).toBe(404)
  expect(textOf(page.find('h1'))).toBe(title)
  expect(textOf(page.find('main'))).toContain(hint)
  const [wayBack] = page.findAll<HTMLAnchorElement>('main a')
  expect((await visitor.ask(String(wayBack?.getAttribute('href')))).statusCode).toBe(200)
})
