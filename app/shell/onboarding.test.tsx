import { getByRole } from '@testing-library/dom'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '#ui/mounted.fixture.tsx'
import { beforePaintScript } from './before-paint.ts'
import { Onboarding } from './onboarding.tsx'

// Time stands still and passes only when told to.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Visit {
  userAgent?: string
  at?: string
  /** Asked of the system. */
  hasLessMotion?: boolean
}

/** A first visitor's page: nothing is stored, so the script opens the welcome. */
const welcome = ({ userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', at, hasLessMotion }: Visit = {}) =>
  mount(Onboarding, {
    ...(at && { at }),
    prepare(window) {
      Object.defineProperty(window.navigator, 'userAgent', { value: userAgent })
      if (hasLessMotion)
        window.matchMedia = (query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList
      window.eval(beforePaintScript)
    },
  })

const titleIn = (document: Document) => document.querySelector('.onboarding__title')?.textContent
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

async function press(document: Document, name: string | RegExp): Promise<void> {
  await act(async () => getByRole(document.body, 'button', { name }).click())
}

const stored = () => localStorage.getItem('kais-onboarding-completed')

test.for(['Skip', 'Get Started'])('The welcome is gone 300 ms after «%s»', async (name) => {
  const document = await welcome()
  const { dataset } = document.documentElement
  const told = vi.fn()
  window.addEventListener('kais:onboarding-done', told)
  expect(dataset.onboarding).toBe('open')
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  button?.click()
  expect([dataset.onboarding, stored()]).toEqual(['closing', 'true'])
  vi.advanceTimersByTime(299)
  expect(dataset.onboarding).toBe('closing')
  expect(told).not.toHaveBeenCalled()
  await pass(1)
  expect(dataset).not.toHaveProperty('onboarding')
  expect(told).toHaveBeenCalledOnce()
})

test('Escape leaves the welcome like «Skip»; other keys, and Escape afterwards, do nothing', async () => {
  const document = await welcome()
  const { dataset } = document.documentElement
  const told = vi.fn()
  window.addEventListener('kais:onboarding-done', told)
  const press = (key: string) => window.dispatchEvent(new window.KeyboardEvent('keydown', { key }))
  press('Enter')
  expect([dataset.onboarding, stored()]).toEqual(['open', null])
  press('Escape')
  expect([dataset.onboarding, stored()]).toEqual(['closing', 'true'])
  await pass(300)
  expect(dataset).not.toHaveProperty('onboarding')
  press('Escape')
  await pass(300)
  expect(told).toHaveBeenCalledOnce()
})

test.for([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
])('A crawler never sees the welcome: %s', async (userAgent) => {
  const document = await welcome({ userAgent })
  expect(document.documentElement.dataset).not.toHaveProperty('onboarding')
})

test.for(['/', '/fr', '/fr/', '/?utm_source=news'])(
  'Whoever comes to the house by the front door is welcomed: %s',
  async (at) => {
    const document = await welcome({ at })
    expect(document.documentElement.dataset.onboarding).toBe('open')
  },
)

test.for([
  '/kais-nest',
  '/property/1',
  '/fr/property/1',
  '/fr/contact',
  '/french-lessons',
  '/ai-recommendations/result?max=2000000&type=villa',
  '/admin/login',
])('Whoever follows a link further in gets what they came for: %s', async (at) => {
  const document = await welcome({ at })
  expect(document.documentElement.dataset).not.toHaveProperty('onboarding')
  expect(stored()).toBeNull()
})

const [FIRST, SECOND, THIRD] = ['Premium properties', 'Concierge services', 'Trusted partner']

test('The welcome’s steps stand for exactly 2.5 seconds each, and the words of the third stay until the visitor leaves', async () => {
  const document = await welcome()
  const after = async (ms: number) => {
    await pass(ms)
    return titleIn(document)
  }
  expect([await after(0), await after(2_499)]).toEqual([FIRST, FIRST])
  expect([await after(1), await after(2_499)]).toEqual([SECOND, SECOND])
  expect([await after(1), await after(2_499)]).toEqual([THIRD, THIRD])
  expect([await after(1), await after(60_000)]).toEqual([THIRD, THIRD])
  expect(vi.getTimerCount()).toBe(0)
})

test('The welcome can be paused and goes on when it is told to; at its end it can be seen once more', async () => {
  const document = await welcome()
  await pass(2_500)
  await press(document, 'Pause the steps')
  await pass(60_000)
  expect(titleIn(document)).toBe(SECOND)
  await press(document, 'Play the steps')
  await pass(2_500)
  expect(titleIn(document)).toBe(THIRD)
  await pass(2_500)
  await press(document, 'Play the steps')
  expect(titleIn(document)).toBe(FIRST)
  await pass(2_500)
  expect(titleIn(document)).toBe(SECOND)
})

test('For whoever asked for less motion the welcome waits: the steps come when they are chosen', async () => {
  const document = await welcome({ hasLessMotion: true })
  await pass(60_000)
  expect(titleIn(document)).toBe(FIRST)
  await press(document, /^Step 3 of 3/)
  await pass(60_000)
  expect(titleIn(document)).toBe(THIRD)
  await press(document, /^Step 2 of 3/)
  expect(titleIn(document)).toBe(SECOND)
})

test('A step that was chosen stands: the welcome does not hurry on', async () => {
  const document = await welcome()
  await press(document, /^Step 2 of 3/)
  await pass(60_000)
  expect(titleIn(document)).toBe(SECOND)
})

test('Each step has an icon, a title and a description, and the dots say which of three it is', async () => {
  const document = await welcome()
  const step = () => ({
    icons: document.querySelectorAll('.onboarding__step svg').length,
    words: [...document.querySelectorAll('.onboarding__step p')].map(({ textContent }) => textContent),
    place: document.querySelector('.onboarding__dots')?.getAttribute('aria-label'),
    dots: [...document.querySelectorAll('.onboarding__dots button:not(.icobtn)')].map((dot) =>
      dot.getAttribute('aria-current'),
    ),
  })
  for (const expected of [
    {
      words: [FIRST, 'Houses and apartments in Dakar and along the coast, to buy, to rent or for a short stay.'],
      place: 'Step 1 of 3',
      dots: ['step', null, null],
    },
    {
      words: [SECOND, 'Someone to open the house, find the school, book the table and meet the plane.'],
      place: 'Step 2 of 3',
      dots: [null, 'step', null],
    },
    {
      words: [THIRD, 'Plain answers before you sign: what a home costs, what it is, and what it is not.'],
      place: 'Step 3 of 3',
      dots: [null, null, 'step'],
    },
  ]) {
    expect(step()).toEqual({ icons: 1, ...expected })
    await pass(2_500)
  }
})
