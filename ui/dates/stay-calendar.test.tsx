import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { mount } from '../mounted.fixture.tsx'
import type { DayState } from './days.ts'
import { type Chosen, StayCalendar, type StayCalendarProps } from './stay-calendar.tsx'

const STATES: Record<string, DayState> = {
  '2027-03-10': 'departure-only',
  '2027-03-11': 'taken',
  '2027-03-12': 'taken',
  '2027-03-13': 'arrival-only',
}

async function open(props: Partial<StayCalendarProps> = {}) {
  const told = vi.fn()
  function Screen() {
    const [chosen, setChosen] = useState<Chosen | null>(props.chosen ?? null)
    return (
      <StayCalendar
        picks="nights"
        label="Free nights"
        months={2}
        today="2027-03-02"
        first="2027-03-01"
        last="2027-12-31"
        stateOf={(day) => (day < '2027-03-02' ? 'closed' : (STATES[day] ?? 'free'))}
        priceOf={() => ({ short: '140 000', said: '140 000 FCFA' })}
        {...props}
        chosen={chosen}
        onRange={(from, to) => {
          told(from, to)
          setChosen({ from, to })
        }}
      />
    )
  }
  const document = await mount(Screen)
  const day = (name: string) => document.querySelector<HTMLElement>(`[data-day="${name}"]`) as HTMLElement
  const fire = (on: Element, type: string, init: object) => {
    const window = document.defaultView as Window & typeof globalThis
    const kind = type.startsWith('key') ? window.KeyboardEvent : (window.PointerEvent ?? window.MouseEvent)
    const event = new kind(type, { bubbles: true, cancelable: true, ...init })
    if (!('pointerType' in event)) Object.assign(event, { pointerType: 'mouse' })
    return act(async () => void on.dispatchEvent(event))
  }
  return {
    document,
    told,
    day,
    fire,
    press: (name: string) => act(async () => day(name).click()),
    key: (key: string, shiftKey = false) => fire(document.activeElement as Element, 'keydown', { key, shiftKey }),
    at: () => (document.activeElement as HTMLElement | null)?.dataset.day,
    said: () => document.querySelector('.cal__said')?.textContent,
  }
}

test('Each day says in words what it is, whether it is free, and what its night costs', async () => {
  const { day } = await open()
  const name = (of: string) => day(of).getAttribute('aria-label')
  expect(name('2027-03-02')).toBe('Tuesday 2 March 2027, today, free, 140 000 FCFA')
  expect(name('2027-03-10')).toBe('Wednesday 10 March 2027, taken from this night on, departure only')
  expect(name('2027-03-11')).toBe('Thursday 11 March 2027, taken')
  expect(name('2027-03-13')).toBe('Saturday 13 March 2027, free, arrival only, 140 000 FCFA')
  expect(name('2027-03-01')).toBe('Monday 1 March 2027, not offered')
  expect(day('2027-03-11').getAttribute('aria-disabled')).toBe('true')
})

test('Two presses are an arrival and a departure; what was chosen is said with its nights', async () => {
  const { press, told, said, day } = await open()
  await press('2027-03-11')
  expect(told).not.toHaveBeenCalled()
  await press('2027-03-03')
  expect(said()).toBe('Arrival 3 March 2027. Now choose the day you leave.')
  await press('2027-03-10')
  expect(told.mock.calls).toEqual([
    ['2027-03-03', null],
    ['2027-03-03', '2027-03-10'],
  ])
  expect(said()).toBe('3 to 10 March 2027, 7\u00a0nights')
  expect(day('2027-03-05').getAttribute('aria-label')).toMatch(/, chosen$/)
  await press('2027-03-13')
  expect(told).toHaveBeenLastCalledWith('2027-03-13', null)
})

test('The home decides how a stay from a day may end; else the press is a new arrival', async () => {
  const { press, told } = await open({ canEnd: (from, day) => from === '2027-03-03' && day >= '2027-03-06' })
  await press('2027-03-03')
  await press('2027-03-05')
  expect(told).toHaveBeenLastCalledWith('2027-03-05', null)
  await press('2027-03-03')
  await press('2027-03-06')
  expect(told).toHaveBeenLastCalledWith('2027-03-03', '2027-03-06')
})

test('Keys walk by day, week, month and to the ends of a week, turn the months, and one day alone is reached by Tab', async () => {
  const { day, key, at, document } = await open()
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
  await act(async () => day('2027-03-02').focus())
  await key('ArrowRight')
  expect(at()).toBe('2027-03-03')
  await key('ArrowDown')
  expect(at()).toBe('2027-03-10')
  await key('Home')
  expect(at()).toBe('2027-03-08')
  await key('End')
  expect(at()).toBe('2027-03-14')
  await key('PageDown')
  await key('PageDown')
  expect(at()).toBe('2027-05-14')
  expect([...document.querySelectorAll('[role=grid]')].map((grid) => grid.getAttribute('aria-label'))).toEqual([
    'April 2027',
    'May 2027',
  ])
  await key('PageUp')
  await key('PageUp')
  await key('PageUp')
  expect(at()).toBe('2027-03-01')
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
})

test('Shift and arrows choose a stretch of days', async () => {
  const { day, key, told, said } = await open({ picks: 'days' })
  await act(async () => day('2027-03-02').focus())
  await key('ArrowDown', true)
  await key('ArrowRight', true)
  expect(told).toHaveBeenLastCalledWith('2027-03-02', '2027-03-10')
  expect(said()).toBe('2 to 10 March 2027, 9\u00a0days')
  await key('ArrowRight')
  await key('ArrowLeft', true)
  expect(told).toHaveBeenLastCalledWith('2027-03-10', '2027-03-11')
})

test('A stretch is drawn with the mouse, either way; a press is one day', async () => {
  const { day, fire, told, press } = await open({ picks: 'days' })
  await fire(day('2027-03-12'), 'pointerdown', { button: 0, pointerType: 'mouse' })
  await fire(day('2027-03-08'), 'pointerover', { pointerType: 'mouse' })
  expect(day('2027-03-10').getAttribute('aria-pressed')).toBe('true')
  await fire(day('2027-03-08'), 'pointerup', { pointerType: 'mouse' })
  expect(told).toHaveBeenLastCalledWith('2027-03-08', '2027-03-12')
  await press('2027-03-20')
  expect(told).toHaveBeenLastCalledWith('2027-03-20', '2027-03-20')
})

test('Whoever turns the months stays at the button, and nobody turns beyond what is offered', async () => {
  const { document } = await open({ first: '2027-03-01', last: '2027-04-30' })
  const [before, after] = [...document.querySelectorAll<HTMLElement>('.cal__turn button')]
  expect([before?.ariaDisabled ?? before?.getAttribute('aria-disabled'), after?.getAttribute('aria-disabled')]).toEqual(
    ['true', null],
  )
  await act(async () => after?.click())
  expect(document.querySelector('[role=grid]')?.getAttribute('aria-label')).toBe('April 2027')
})
