import { expect, test } from 'vitest'
import { makeStayHome, stayDraft } from '#tests/helpers/stays.ts'
import { openStayDesk } from './stay-decisions.fixture.ts'

const { room, agent, newsOf } = openStayDesk()

test('write down a stay for somebody who called, without an address, at an agreed total', async () => {
  const home = await makeStayHome(room.kais)
  const draft = { ...stayDraft(home, { phone: '+221 77 123 45 67' }), email: null, locale: 'fr' }
  const post = async (payload: object) =>
    room.kais.app.inject({ method: 'POST', url: '/api/admin/stays', headers: await agent(), payload })
  const nobody = await post({ ...draft, phone: null })
  expect(nobody.json()).toMatchObject({ fields: { email: expect.stringContaining('phone number') } })
  const added = await post({ ...draft, agreedTotal: '150000' })
  expect(added.statusCode, added.body).toBe(201)
  expect(added.json()).toMatchObject({
    status: 'confirmed',
    quote: { total: '150000.00' },
    lead: { name: 'Awa Diop' },
  })
  expect((await post(draft)).statusCode).toBe(409)
})

test('who press again because the answer was lost find the stay they wrote down, and its guest one letter', async () => {
  const draft = { ...stayDraft(await makeStayHome(room.kais)), locale: 'fr' }
  const headers = { ...(await agent()), 'idempotency-key': crypto.randomUUID() }
  const press = (payload: object) => room.kais.app.inject({ method: 'POST', url: '/api/admin/stays', headers, payload })
  const [first, second] = await Promise.all([press(draft), press(draft)])
  expect([first.statusCode, second.statusCode], second.body).toEqual([201, 201])
  expect(second.json()).toEqual(first.json())
  expect(await newsOf(first.json().id)).toEqual([['confirmed', 'guest']])
  expect((await press({ ...draft, guests: 3 })).json().code).toBe('idempotency_mismatch')
})
