import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contactDraft, someone } from '#tests/helpers/factories.ts'
import {
  call,
  desk,
  LEADS,
  leadOf,
  newLead,
  openDesk,
  read,
  someNumber,
  timeline,
  write,
} from '#tests/helpers/lead-desk.ts'
import type { DuplicatePair, PossibleDuplicate, StaffLeadDetail } from './lead.public.ts'
import { leads } from './lead.table.server.ts'

openDesk()

describe('Duplicates', () => {
  const twice = async () => {
    const name = `Khady ${randomUUID().slice(0, 8)}`
    return [await newLead({ name }), await newLead({ name })] as const
  }

  test('are found by their name and joined: everything of both is on one card', async () => {
    const [kept, other] = await twice()
    expect(await read<PossibleDuplicate[]>(`${LEADS}/${kept.id}/duplicates`)).toMatchObject([
      { lead: { id: other.id }, reasons: ['same-name'] },
    ])
    const pairs = await read<DuplicatePair[]>('/api/admin/lead-duplicates')
    expect(pairs.some(({ leads: [a, b] }) => a.id === kept.id && b.id === other.id)).toBe(true)

    const answer = await call('POST', `${LEADS}/${kept.id}/merge`, { otherId: other.id })
    expect(answer.statusCode).toBe(200)
    expect(answer.json<StaffLeadDetail>().contacts.map(({ value }) => value)).toEqual(
      expect.arrayContaining([kept.email, other.email]),
    )
    expect((await timeline(kept.id)).map(({ type }) => type)).toEqual(['merged', 'submission', 'submission'])
    expect((await call('GET', `${LEADS}/${other.id}`)).statusCode).toBe(404)
    await write({ email: other.email ?? '' })
    expect((await timeline(kept.id))[0]).toMatchObject({ type: 'submission' })
  })

  test('are not found in a first name that many have', async () => {
    const one = await newLead({ name: 'Moussa' })
    await newLead({ name: 'Moussa' })
    expect(await read<PossibleDuplicate[]>(`${LEADS}/${one.id}/duplicates`)).toEqual([])
  })

  test('are no pair of a lead with itself', async () => {
    const lead = await newLead()
    const answer = await call('POST', `${LEADS}/${lead.id}/merge`, { otherId: lead.id })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'same_lead' })
    expect((await timeline(lead.id)).map(({ type }) => type)).toEqual(['submission'])
  })

  test('joined by two people at once, both ways round, become one and never none', async () => {
    const [a, b] = await twice()
    const answers = await Promise.all([
      call('POST', `${LEADS}/${a.id}/merge`, { otherId: b.id }),
      call('POST', `${LEADS}/${b.id}/merge`, { otherId: a.id }, {}, desk.admin),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    const left = [a, b].map(({ id }) => desk.kais.db.$count(leads, eq(leads.id, id)))
    expect((await Promise.all(left)).sort()).toEqual([0, 1])
  })

  test('taken for one by a shared number are told apart again', async () => {
    const phone = someNumber()
    const mother = await newLead({ name: 'Rokhaya Sy', phone })
    const daughter = someone()
    await write({ name: 'Astou Sy', email: daughter, phone })
    const [entry] = await timeline(mother.id)
    expect(entry).toMatchObject({ type: 'submission', sender: `Astou Sy <${daughter}>` })

    const answer = await call('POST', `/api/admin/activities/${entry?.id}/separate`)
    expect(answer.statusCode).toBe(201)
    const own = answer.json<StaffLeadDetail>()
    expect(own).toMatchObject({ name: 'Astou Sy', email: daughter })
    expect((await timeline(own.id)).map(({ type }) => type)).toEqual(['submission'])
    expect((await timeline(mother.id)).map(({ type }) => type)).toEqual(['separated', 'submission'])
    await write({ email: daughter })
    expect(await timeline(own.id)).toHaveLength(2)

    const [, first] = await timeline(mother.id)
    const refused = await call('POST', `/api/admin/activities/${first?.id}/separate`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'own_submission'])
  })
})

describe('What must not get lost', () => {
  test('a slip into the lost ones and back leaves the wait and the plan as they were', async () => {
    const lead = await newLead()
    await call('POST', '/api/admin/tasks', {
      leadId: lead.id,
      title: 'Call back',
      dueAt: '2030-01-01T10:00:00Z',
      hasHour: true,
    })
    await call('PATCH', `${LEADS}/${lead.id}`, { status: 'lost' })
    await call('PATCH', `${LEADS}/${lead.id}`, { status: 'new' })
    const back = await read<StaffLeadDetail>(`${LEADS}/${lead.id}`)
    expect(back).toMatchObject({ nextFollowUpDate: '2030-01-01T10:00:00.000Z', nextAction: 'Call back' })
    expect(Date.parse(back.waitingSince ?? '')).toBeCloseTo(Date.parse(lead.waitingSince ?? ''), -3)
  })

  test('somebody who waits is still seen after being joined with a lead that was lost', async () => {
    const name = `Ndeye ${randomUUID().slice(0, 8)}`
    const lost = await newLead({ name })
    await call('PATCH', `${LEADS}/${lost.id}`, { status: 'lost' })
    const waiting = await newLead({ name })
    const kept = await call('POST', `${LEADS}/${lost.id}/merge`, { otherId: waiting.id })
    expect(kept.json<StaffLeadDetail>()).toMatchObject({ status: 'new', waitingSince: waiting.waitingSince })
  })

  test('of the tasks of two that are joined the soonest is the next date, with what it is for', async () => {
    const name = `Binta ${randomUUID().slice(0, 8)}`
    const [a, b] = [await newLead({ name }), await newLead({ name })]
    await call('POST', '/api/admin/tasks', {
      leadId: a.id,
      title: 'Later',
      dueAt: '2031-01-01T10:00:00Z',
      hasHour: true,
    })
    await call('POST', '/api/admin/tasks', {
      leadId: b.id,
      title: 'Sooner',
      dueAt: '2030-01-01T10:00:00Z',
      hasHour: true,
    })
    const kept = await call('POST', `${LEADS}/${a.id}/merge`, { otherId: b.id })
    expect(kept.json<StaffLeadDetail>()).toMatchObject({
      nextFollowUpDate: '2030-01-01T10:00:00.000Z',
      nextAction: 'Sooner',
    })
  })

  test('messages that come in while staff correct the same card are all taken', async () => {
    const lead = await newLead()
    const draft = { firstName: 'Awa', email: lead.email, phone: someNumber(), source: 'website' }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2
          ? call('PUT', `${LEADS}/${lead.id}`, draft)
          : desk.kais.app.inject({
              method: 'POST',
              url: '/api/contact',
              payload: contactDraft({ email: lead.email ?? '', phone: draft.phone }),
            }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(6).fill(200), ...Array(6).fill(201)])
    expect((await timeline(lead.id)).filter(({ type }) => type === 'submission')).toHaveLength(7)
  })

  test('a stranger’s message that two people separate at once gets one lead', async () => {
    const phone = someNumber()
    const mother = await newLead({ name: 'Coumba Sy', phone })
    const email = someone()
    await write({ name: 'Awa Sy', email, phone })
    const [entry] = await timeline(mother.id)
    const press = (who = desk.agent) => call('POST', `/api/admin/activities/${entry?.id}/separate`, undefined, {}, who)
    const codes = (await Promise.all([press(), press(desk.admin)])).map(({ statusCode }) => statusCode)
    expect(codes.sort()).toEqual([201, 409])
    expect(await timeline((await leadOf(email)).id)).toHaveLength(1)
  })
})
