import { expect, test } from 'vitest'
import { newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'
import { dayAhead, requestStay, stayDraft } from '#tests/helpers/stays.ts'

const visitor = await newVisitor()
const { app } = visitor

/** A demo home that is let by the night, far enough ahead that nobody has it. */
async function request(daysAhead: number) {
  const homes = (await app.inject({ url: '/api/properties?type=short-stay' })).json<
    { id: number; stayTerms: object }[]
  >()
  const propertyId = homes.find(({ stayTerms }) => stayTerms)?.id ?? 0
  const draft = stayDraft(propertyId, { arrival: dayAhead(daysAhead), departure: dayAhead(daysAhead + 7) })
  const answer = await requestStay({ app }, draft, { 'content-language': 'fr' })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ address: string; reference: string }>()
}

test('The page of a stay is the guest’s alone: kept nowhere, found by nobody, in the language of its address', async () => {
  const { address, reference } = await request(200)
  const [english, french] = [await visitor.open(address), await visitor.open(`/fr${address}`)]
  for (const page of [english, french]) {
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(page.find('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(textOf(page.document.body)).toContain(reference)
  }
  expect(textOf(english.find('h1'))).toBe('We have your request')
  expect(textOf(french.find('h1'))).toBe('Nous avons votre demande')
  expect(textsOf(french.findAll('.gstay__price dt')).at(-1)).toBe('Total')
  expect((await visitor.open(address.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).status).toBe(404)
})

test('Without scripts a stay is cancelled by two presses, the consequence read in between', async () => {
  const { address } = await request(220)
  const page = await visitor.open(`/fr${address}`)
  const form = page.find<HTMLFormElement>('details form')
  expect(textOf(page.find('details'))).toContain('Si vous annulez aujourd’hui, rien n’est dû.')
  const after = await visitor.send(page, form, { act: 'cancel' })
  expect(textOf(after.find('h1'))).toBe('Ce séjour est annulé')
  expect(after.findAll('details form')).toEqual([])
})
