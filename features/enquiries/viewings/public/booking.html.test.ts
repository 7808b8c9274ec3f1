import { within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { confirmationOn, problemsOf } from '#tests/helpers/plain-forms.ts'
import { askAsStaff, type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'

/** The demo content's Villa Teranga. */
const VILLA = '/property/28'

const visitor = await newVisitor()
const formOf = (page: HtmlPage) => page.find<HTMLFormElement>('.ask form')
const startsOn = (page: HtmlPage) => page.findAll<HTMLInputElement>('.ask [name=startsAt]').map(({ value }) => value)
const daysOn = (page: HtmlPage) => page.findAll<HTMLInputElement>('[name=day]').map(({ value }) => value)
const robots = (page: HtmlPage) => page.find('meta[name=robots]').getAttribute('content')

let people = 0
const somebody = () => ({ name: 'Awa Diop', email: `booking-${++people}-${Date.now()}@example.com`, phone: '' })

describe('Without JavaScript', () => {
  test('the times of a day and a way are asked for by the address, in Dakar and in a town that was chosen', async () => {
    const page = await visitor.open(`${VILLA}/viewing`)
    expect([textOf(page.find('h1')), robots(page)]).toEqual(['Book a viewing', 'noindex'])
    expect(page.find<HTMLInputElement>('[name=kind]:checked').value).toBe('in-person')
    const [, second = ''] = daysOn(page)
    const other = await visitor.open(`${VILLA}/viewing?kind=video&day=${second}&zone=Asia%2FTokyo`)
    expect(other.find<HTMLInputElement>('[name=kind]:checked').value).toBe('video')
    expect(other.find<HTMLInputElement>('[name=day]:checked').value).toBe(second)
    expect(startsOn(other).every((start) => start.startsWith(second))).toBe(true)
    const named = other.find('[value$="T15:00:00.000Z"]').getAttribute('aria-label')
    expect(named).toMatch(/^15:00 in Dakar; \w+ \d+ \w+, 00:00, Tokyo$/)
    expect(other.find<HTMLInputElement>('input[name=timeZone]').value).toBe('Asia/Tokyo')
    const { headers } = await visitor.ask(`${VILLA}/viewing`)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  })

  test('what is not in the address, or is nonsense there, is left to us; what is not offered is not found', async () => {
    const page = await visitor.open(`${VILLA}/viewing?kind=balloon&day=tomorrow&zone=Mars%2FOlympus`)
    expect(page.find<HTMLInputElement>('[name=day]:checked').value).toBe(daysOn(page)[0])
    for (const path of [
      '/property/999999/viewing',
      '/property/x/viewing',
      '/invest/999999/viewing',
      '/property/0/callback',
    ])
      expect((await visitor.open(path)).status, path).toBe(404)
    for (const path of ['/invest/1/viewing', '/fr/invest/1/viewing'])
      expect((await visitor.open(path)).status, path).toBe(200)
  })

  for (const [prefix, words] of [
    [
      '',
      {
        required: 'Please fill this in.',
        kept: 'This time is kept for you',
        move: 'Move it to this time',
        anew: 'Choose another time',
      },
    ],
    [
      '/fr',
      {
        required: 'Merci de remplir ce champ.',
        kept: 'Ce créneau vous est gardé',
        move: 'Déplacer à ce créneau',
        anew: 'Choisir un autre créneau',
      },
    ],
  ] as const)
    test(`a viewing is booked, moved and cancelled by plain posts (${prefix || '/en'})`, async () => {
      const page = await visitor.open(`${prefix}${VILLA}/viewing?zone=Europe%2FParis`)
      const startsAt = startsOn(page).at(-1) ?? ''
      const wrong = await visitor.send(page, formOf(page), { name: 'Awa Diop', message: 'With my mother' })
      expect(wrong.status).toBe(400)
      expect(problemsOf(formOf(wrong))).toMatchObject({ startsAt: words.required })
      expect(wrong.find<HTMLTextAreaElement>('[name=message]').value).toBe('With my mother')

      const own = await visitor.send(wrong, formOf(wrong), { ...somebody(), startsAt })
      expect(own.path).toMatch(new RegExp(`^${prefix}/viewing/\\d+-`))
      expect([textOf(own.find('h1')), robots(own)]).toEqual([words.kept, 'noindex'])
      expect(textsOf(own.findAll('.gstay__facts dd')).join(' ')).toMatch(/Dakar.+Paris/)
      const { headers } = await visitor.ask(own.path)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })

      const [, , third = ''] = daysOn(own)
      const asked = await visitor.open(`${own.path}?day=${third}`)
      const moving = asked.find<HTMLFormElement>('#move form[method=post]')
      within(moving).getByRole('button', { name: words.move })
      const [to = ''] = [...moving.querySelectorAll<HTMLInputElement>('[name=startsAt]')].map(({ value }) => value)
      const moved = await visitor.send(asked, moving, { startsAt: to, act: 'move' })
      const [viewing] = await askAsStaff<{ startsAt: string; status: string }[]>('/api/admin/viewings?limit=1')
      expect(viewing).toMatchObject({ startsAt: to, status: 'asked' })

      const leaving = moved
        .findAll<HTMLFormElement>('form[method=post]')
        .find((form) => form.querySelector('[name=reason]'))
      if (!leaving) throw new Error('It cannot be cancelled.')
      const left = await visitor.send(moved, leaving, { reason: 'We found something else.', act: 'cancel' })
      expect(left.findAll('[name=act]')).toHaveLength(0)
      left.getByRole('link', { name: words.anew })
    })

  test('of two who want one time the second reads that it is gone, with what is free near it, and has typed nothing in vain', async () => {
    const page = await visitor.open(`${VILLA}/viewing`)
    const [startsAt = ''] = startsOn(page)
    const [first, second] = [somebody(), somebody()]
    expect((await visitor.send(page, formOf(page), { ...first, startsAt })).path).toMatch(/^\/viewing\//)
    const late = await visitor.send(page, formOf(page), { ...second, message: 'With my mother', startsAt })
    expect(late.status).toBe(409)
    expect(problemsOf(formOf(late))).toMatchObject({ startsAt: expect.stringContaining('no longer free') })
    expect(late.find<HTMLTextAreaElement>('[name=message]').value).toBe('With my mother')
    expect(startsOn(late)).not.toContain(startsAt)
    const near = late.findAll<HTMLInputElement>('.slots--near input').map(({ value }) => value)
    expect(near).toHaveLength(3)
    const own = await visitor.send(late, formOf(late), { ...second, startsAt: near[0] ?? '' })
    expect(own.path).toMatch(/^\/viewing\//)
  })

  test('a key that is none leads to the house’s page for what is not there', async () => {
    for (const key of ['1-00000000000000000000000000000000', 'x', '1'])
      expect((await visitor.open(`/viewing/${key}`)).status).toBe(404)
  })

  test('a callback is asked for with a number and a time, about a home or about nothing in particular', async () => {
    const page = await visitor.open(`${VILLA}/callback?zone=Europe%2FParis`)
    expect(textsOf(page.findAll('.call-times small'))).toContainEqual(
      expect.stringMatching(/ in Dakar \(.* in Paris\)$/),
    )
    const wrong = await visitor.send(page, formOf(page), { name: 'Awa Diop', phone: 'tomorrow' })
    expect(problemsOf(formOf(wrong))).toMatchObject({
      phone: 'Please write a phone number with digits, for example +221 77 000 00 00.',
      time: 'Please choose one of the options.',
    })
    const sent = await visitor.send(wrong, formOf(wrong), {
      name: 'Awa Diop',
      phone: '+33 6 12 34 56 78',
      time: 'morning',
    })
    const { title, facts } = confirmationOn(sent)
    expect(title).toBe('We will call you')
    expect(facts).toMatchObject({ Phone: '+33 6 12 34 56 78' })
    expect(Object.values(facts)).toContainEqual(
      expect.stringMatching(/^Please call me in the morning: .* in Paris\)\.$/),
    )
    sent.getByRole('link', { name: 'Fill in the form again' })

    const plain = await visitor.open('/fr/callback')
    const called = await visitor.send(plain, formOf(plain), { name: 'Awa', phone: '+221 77 123 45 67', time: 'soon' })
    expect(confirmationOn(called).title).toBe('Nous vous rappellerons')
  })
})
