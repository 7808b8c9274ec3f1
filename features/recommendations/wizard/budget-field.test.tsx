import { fireEvent, within } from '@testing-library/dom'
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { CURRENCIES, type Currency } from '#common/money.ts'
import { mount } from '#ui/mounted.fixture.tsx'
import { SiteContext, useSite } from '#ui/page/site.ts'
import { type Answers, NO_ANSWERS } from '../answers.ts'
import { BudgetFields } from './budget-field.tsx'

/** The two fields as the wizard holds them, and a chooser of the currency as the header has one. */
async function open(start: { locale: 'en' | 'fr'; currency: Currency }) {
  let kept: Answers = NO_ANSWERS
  const Screen = () => {
    const [answers, setAnswers] = useState(NO_ANSWERS)
    const [currency, setCurrency] = useState(start.currency)
    kept = answers
    return (
      <SiteContext value={{ ...useSite(), locale: start.locale, currency }}>
        <BudgetFields
          answers={answers}
          problems={{}}
          onAnswer={(field, entry) => setAnswers((given) => ({ ...given, [field]: entry }))}
        />
        {CURRENCIES.map((code) => (
          <button key={code} type="button" onClick={() => setCurrency(code)}>
            {code}
          </button>
        ))}
      </SiteContext>
    )
  }
  const { body } = await mount(Screen)
  const screen = within(body)
  const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
  return {
    field,
    kept: () => kept,
    hint: (name: RegExp) => {
      const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => body.ownerDocument.getElementById(id)?.textContent).join(' ')
    },
    type: (name: RegExp, text: string) =>
      act(async () => {
        const input = field(name)
        input.focus()
        fireEvent.input(input, { target: { value: text } })
        fireEvent.keyUp(input)
      }),
    choose: (currency: Currency) => act(async () => fireEvent.click(screen.getByText(currency))),
    text: () => body.textContent,
  }
}

test('A budget is typed in the visitor’s currency, kept in francs, and told in both', async () => {
  const { field, type, kept, hint, text } = await open({ locale: 'fr', currency: 'EUR' })
  expect(hint(/^Budget maximum \(€\)/)).toBe('Par exemple 380\u202f000, 380k ou 1,5\u00a0million')
  await type(/^Budget maximum/, '150000')
  expect(field(/^Budget maximum/).value).toBe('150\u202f000')
  expect(kept().max).toBe('98393550')
  expect(hint(/^Budget maximum/)).toBe('Montant retenu\u00a0: 150\u202f000\u00a0€ (98\u202f393\u202f550\u00a0FCFA)')
  // The line between a rent and a price is in euros too.
  expect(text()).toContain('puisqu’il dépasse 15\u202f245\u00a0€')
  await type(/^Budget maximum/, '1,5 M')
  expect(kept().max).toBe('983935500')
  expect(field(/^Budget maximum/).value).toBe('1,5 M')
  await type(/^Budget maximum/, '200 000 000 FCFA')
  expect(hint(/^Budget maximum/)).toMatch(/^Les montants sont ici en euros/)
})

test('Another currency changes what stands in the field, not the amount that was meant, however often', async () => {
  const { field, type, kept, choose } = await open({ locale: 'en', currency: 'XOF' })
  await type(/^Minimum budget \(FCFA\)/, '100M')
  expect(field(/^Minimum budget/).value).toBe('100M')
  await choose('EUR')
  expect(field(/^Minimum budget \(€\)/).value).toBe('152\u202f449')
  await choose('USD')
  expect(field(/^Minimum budget \(\$\)/).value).toBe('160\u202f000')
  await choose('XOF')
  expect(kept().min).toBe('100000000')
})

test('What names another currency is no limit until that currency is chosen', async () => {
  const { type, kept, hint, choose } = await open({ locale: 'en', currency: 'XOF' })
  await type(/^Minimum budget/, '€150,000')
  expect(hint(/^Minimum budget/)).toMatch(/^Amounts here are in FCFA/)
  await choose('EUR')
  expect(kept().min).toBe('98393550')
  expect(hint(/^Minimum budget/)).toBe('Understood as €150,000 (98\u202f393\u202f550\u00a0FCFA)')
})
