import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../mounted.fixture.tsx'
import { beforePaintScript } from './before-paint.ts'
import { Onboarding } from './onboarding.tsx'

// Time stands still and passes only when told to.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A first visitor's page: nothing is stored, so the script opens the welcome. */
const welcome = () => mount(Onboarding, { prepare: (window) => void window.eval(beforePaintScript) })

test.for(['Skip', 'Get Started'])('The welcome is gone 300 ms after «%s»', async (name) => {
  const document = await welcome()
  const { dataset } = document.documentElement
  expect(dataset.onboarding).toBe('open')
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  button?.click()
  expect(dataset.onboarding).toBe('closing')
  vi.advanceTimersByTime(299)
  expect(dataset.onboarding).toBe('closing')
  vi.advanceTimersByTime(1)
  expect(dataset).not.toHaveProperty('onboarding')
})

test('The welcome’s steps stand for exactly 2.5 seconds each, and after the third none is shown', async () => {
  const document = await welcome()
  const after = async (ms: number) => {
    await act(async () => vi.advanceTimersByTime(ms))
    return document.querySelector('.dawn__title')?.textContent ?? null
  }
  const [first, second, third] = ['Premium properties', 'Concierge services', 'Trusted partner']
  expect([await after(0), await after(2_499)]).toEqual([first, first])
  expect([await after(1), await after(2_499)]).toEqual([second, second])
  expect([await after(1), await after(2_499)]).toEqual([third, third])
  expect([await after(1), await after(2_500)]).toEqual([null, null])
})
