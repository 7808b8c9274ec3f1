import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { validationMessage } from '#common/validation.ts'
import { bookingDraft } from '#tests/helpers/factories.ts'
import { MailServer } from '#tests/helpers/mail-server.ts'
import { confirmationOn, problemsOf } from '#tests/helpers/plain-forms.ts'
import { type HtmlPage, openSite, textOf, Visitor } from '#tests/helpers/site.ts'

const mail = new MailServer()
let [strict, writing]: Visitor[] = []

beforeAll(async () => {
  await mail.start()
  strict = new Visitor(await openSite('demo', { RATE_LIMIT_FACTOR: '1' }))
  const letters = { SMTP_URL: mail.url, MAIL_FROM: 'hello@kais.example', MAIL_STAFF: 'desk@kais.example' }
  writing = new Visitor(await openSite('demo', { RATE_LIMIT_FACTOR: '1', ...letters }))
})
afterAll(async () => {
  await Promise.all([strict?.app.close(), writing?.app.close()])
  mail.kill()
})

const formOf = (page: HtmlPage) => page.find<HTMLFormElement>('#booking form')
const morning = (daysAhead: number) =>
  `${new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)}T10:00`

/** Somebody new each time, for a day of their own of the same car. */
async function reserve(visitor: Visitor | undefined, path: string, days: number, answers: Record<string, string> = {}) {
  if (!visitor) throw new Error('The site is not open.')
  const page = await visitor.open(`${path}?category=sedan`)
  const [, car] = page.findAll<HTMLOptionElement>('#booking [name=vehicleId] option')
  return visitor.send(page, formOf(page), {
    vehicleCategory: 'sedan',
    vehicleId: car?.value ?? '',
    pickupDateTime: morning(days),
    dropoffDateTime: morning(days + 1),
    passengers: '1-2',
    name: 'Awa Diop',
    email: `${crypto.randomUUID()}@example.com`,
    ...answers,
  })
}

describe('Without JavaScript', () => {
  test('one address holds as many cars as through the API, then reads what to do, with all that was typed; both doors share one count an hour', async () => {
    for (let n = 0; n < 4; n += 1) {
      const { title, facts, text } = confirmationOn(await reserve(strict, '/kais-mobility', 20 + 3 * n))
      expect(title).toBe('Vehicle Reservation Submitted!')
      expect(text).toContain(`held for you until ${facts['Held until']}`)
    }
    const refused = await reserve(strict, '/fr/kais-mobility', 40)
    expect(refused.status).toBe(409)
    expect(problemsOf(formOf(refused))).toEqual({ vehicleId: validationMessage('tooManyHolds', 'fr') })
    expect(formOf(refused).querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Awa Diop')

    const api = (payload: object) => strict?.app.inject({ method: 'POST', url: '/api/bookings', payload })
    const draft = bookingDraft({ vehicleId: 1, pickupDateTime: morning(60), dropoffDateTime: morning(61) })
    expect((await api(draft))?.json()).toMatchObject({ code: 'too_many_holds' })
    // A request holds nothing and is still taken, until the hour has had its thirty through both doors together.
    for (let n = 0; n < 17; n += 1) expect((await api(bookingDraft()))?.statusCode).toBe(201)
    const request = { vehicleId: '' }
    for (let n = 0; n < 7; n += 1) expect((await reserve(strict, '/kais-mobility', 45 + n, request)).status).toBe(409)
    expect((await api(bookingDraft()))?.json()).toMatchObject({ code: 'too_many_reservations' })
    const tooMany = await reserve(strict, '/kais-mobility', 60)
    expect(tooMany.status).toBe(429)
    expect(formOf(tooMany).querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Awa Diop')
  })

  test('a second car is confirmed by the button behind the link of a letter, once', async () => {
    await reserve(writing, '/fr/kais-mobility', 20)
    const second = confirmationOn(await reserve(writing, '/fr/kais-mobility', 23))
    expect(second.title).toBe('Confirmez que vous souhaitez cette voiture')
    const path = await vi.waitFor(
      () => {
        const found = mail.arrived.flatMap(
          ({ mail: { text = '' } }) => /\/fr\/sent\/\d+-[\da-f]{32}/.exec(text)?.[0] ?? [],
        )[0]
        if (!found) throw new Error('The letter has not arrived.')
        return found
      },
      { timeout: 20_000, interval: 10 },
    )
    const page = await writing?.open(path)
    if (!page) throw new Error('There is no page.')
    expect([page.status, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex',
    ])
    expect(textOf(page.find('h1'))).toBe('Confirmez que vous souhaitez cette voiture')
    expect(textOf(page.find('.sent form button'))).toBe('Oui, retenir cette voiture')
    expect(page.html).not.toMatch(/Awa Diop|@example\.com/)

    const confirmed = await writing?.send(page, page.find('.sent form'))
    expect([confirmed?.status, confirmed?.path]).toEqual([200, path])
    expect(textOf(confirmed?.find('.sent'))).toContain('La voiture est retenue pour vous jusqu’au ')
    expect(confirmed?.findAll('.sent form')).toEqual([])
    expect((await writing?.open(path.replace(/.$/, 'x')))?.status).toBe(404)
  })
})
