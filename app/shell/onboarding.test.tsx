import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '#ui/mounted.fixture.tsx'
import { beforePaintScript } from './before-paint.ts'
import { Onboarding } from './onboarding.tsx'

// Time stands still and passes only when told to.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A first visitor's page: nothing is stored, so the script opens the welcome. */
const welcome = (userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0') =>
  mount(Onboarding, {
    prepare(window) {
      Object.defineProperty(window.navigator, 'userAgent', { value: userAgent })
      window.eval(beforePaintScript)
    },
  })

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
  vi.advanceTimersByTime(1)
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
  vi.advanceTimersByTime(300)
  expect(dataset).not.toHaveProperty('onboarding')
  press('Escape')
  vi.advanceTimersByTime(300)
  expect(told).toHaveBeenCalledOnce()
})

test.for([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
])('A crawler never sees the welcome: %s', async (userAgent) => {
  const document = await welcome(userAgent)
  expect(document.documentElement.dataset).not.toHaveProperty('onboarding')
})

test('The welcome’s steps stand for exactly 2.5 seconds each, and after the third none is shown', async () => {
  const document = await welcome()
  const after = async (ms: number) => {
    await act(async () => vi.advanceTimersByTime(ms))
    return document.querySelector('.onboarding__title')?.textContent ?? null
  }
  const [first, second, third] = ['Premium properties', 'Concierge services', 'Trusted partner']
  expect([await after(0), await after(2_499)]).toEqual([first, first])
  expect([await after(1), await after(2_499)]).toEqual([second, second])
  expect([await after(1), await after(2_499)]).toEqual([third, third])
  expect([await after(1), await after(2_500)]).toEqual([null, null])
})

test('Each step has an icon, a title and a description, and the dots say which of three it is', async () => {
  const document = await welcome()
  const step = () => ({
    icons: document.querySelectorAll('.onboarding__step svg').length,
    words: [...document.querySelectorAll('.onboarding__step p')].map(({ textContent }) => textContent),
    place: document.querySelector('.onboarding__dots')?.getAttribute('aria-label'),
    dots: [...document.querySelectorAll('.onboarding__dots i')].map(({ className }) => className),
  })
  for (const expected of [
    {
      words: [
        'Premium properties',
        'Houses and apartments in Dakar and along the coast, to buy, to rent or for a short stay.',
      ],
      place: 'Step 1 of 3',
      dots: ['on', '', ''],
    },
    {
      words: ['Concierge services', 'Someone to open the house, find the school, book the table and meet the plane.'],
      place: 'Step 2 of 3',
      dots: ['', 'on', ''],
    },
    {
      words: ['Trusted partner', 'Plain answers before you sign: what a home costs, what it is, and what it is not.'],
      place: 'Step 3 of 3',
      dots: ['', '', 'on'],
    },
  ]) {
    expect(step()).toEqual({ icons: 1, ...expected })
    await act(async () => vi.advanceTimersByTime(2_500))
  }
  expect(step()).toMatchObject({ icons: 0, words: [], dots: ['', '', ''] })
})
