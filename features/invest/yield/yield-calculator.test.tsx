import { fireEvent, within } from '@testing-library/dom'
import { act, useState } from 'react'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Currency } from '#common/money.ts'
import { mount } from '#ui/mounted.fixture.tsx'
import { SiteContext, useSite } from '#ui/page/site.ts'
import { YieldCalculator } from './yield-calculator.tsx'

test('Another currency, chosen before the typing has paused, shows the same figures in it and forgets none', async () => {
  const Screen = () => {
    const [currency, setCurrency] = useState<Currency>('XOF')
    return (
      <SiteContext value={{ ...useSite(), currency }}>
        <YieldCalculator />
        <button type="button" onClick={() => setCurrency('EUR')}>
          Euros
        </button>
        <button type="button" onClick={() => setCurrency('XOF')}>
          Francs
        </button>
        <output data-testid="address">{useLocation().search}</output>
      </SiteContext>
    )
  }
  const { body } = await mount(Screen, {
    prepare: (window) => vi.stubGlobal('HTMLInputElement', window.HTMLInputElement),
  })
  const screen = within(body)
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
  await act(async () => fireEvent.input(field(/^Monthly rent \(FCFA\)/), { target: { value: '1000000' } }))
  await act(async () => fireEvent.click(screen.getByText('Euros')))
  expect(field(/^Monthly rent \(€\)/).value).toBe('1\u202f524')
  expect(field(/^Purchase price \(€\)/).value).toBe('228\u202f674')
  expect(screen.getByTestId('address').textContent).toContain('y.price=150000000')

  await act(async () => fireEvent.input(field(/^Purchase price/), { target: { value: '200000' } }))
  await act(async () => fireEvent.click(screen.getByText('Francs')))
  expect(field(/^Purchase price \(FCFA\)/).value).toBe('131\u202f191\u202f400')
  expect(field(/^Monthly rent/).value).toBe('1\u202f000\u202f000')
})
