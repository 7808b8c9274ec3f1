import { act } from 'react'
import { expect, test, vi } from 'vitest'
import BuyingCostsPage from '#app/routes/buying-costs.page.tsx'
import { openForm } from '#tests/helpers/form-at-work.tsx'

/** The page of its calculator, with a clock that is moved by hand. */
async function openPage() {
  const due = new Map<number, () => void>()
  let count = 0
  const at = await openForm(BuyingCostsPage, {
    locale: 'fr',
    at: '/fr/buying-costs',
    prepare(window) {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Nothing is asked.')))
      const setTimeout = (run: () => void) => {
        count += 1
        due.set(count, run)
        return count
      }
      Object.assign(window, { setTimeout, clearTimeout: (id: number) => due.delete(id) })
    },
  })
  const [price] = at.controls('price')
  if (!price) throw new Error('The calculator asks for a price.')
  return {
    at,
    price,
    /** Typed, and the hand rests. */
    async type(text: string) {
      await at.fill({ price: text })
      await act(async () => {
        for (const [id, run] of [...due]) {
          due.delete(id)
          run()
        }
      })
    },
    described: () =>
      (price.getAttribute('aria-describedby')?.split(' ') ?? [])
        .map((id) => at.document.getElementById(id)?.textContent)
        .join(' '),
    line: (name: string) =>
      [...at.document.querySelectorAll('dl > div')].find((row) => row.textContent.includes(name))?.textContent,
    heading: () => at.document.querySelector('#costs-title')?.textContent,
  }
}

test('What is no price is answered at the field in the reader’s language, and nothing is computed', async () => {
  const { at, price, type, described } = await openPage()
  const answers: [string, RegExp][] = [
    ['-5', /Un prix est supérieur à zéro\.$/],
    ['1e30', /Nous ne parvenons pas à lire ce prix/],
    ['200M', /^Jusqu’à 100/],
    ['Infinity', /Nous ne parvenons pas à lire ce prix/],
    ['🏠', /Nous ne parvenons pas à lire ce prix/],
    ['9'.repeat(40), /Nous calculons jusqu’à 100\s000\s000\s000\sFCFA/],
    ['', /Indiquez le prix du bien/],
  ]
  for (const [typed, answer] of answers) {
    await type(typed)
    const isPrice = typed === '200M'
    expect(described()).toMatch(answer)
    expect(described()).toMatch(/Jusqu’à 100/)
    expect(at.document.querySelector('.err') === null).toBe(isPrice)
    expect(price.getAttribute('aria-invalid')).toBe(isPrice ? null : 'true')
    expect(at.document.querySelector('.costs') !== null).toBe(isPrice)
    expect(price.value.replaceAll('\u202f', '')).toBe(typed)
  }
})

test('A price may be short, with decimals of a million, or in dollars, and what it comes to can be shared', async () => {
  const { at, type, line, heading } = await openPage()
  await type('200M')
  expect(at.document.querySelector('.err')).toBeNull()
  expect(line('Frais en plus du prix')).toMatch(/17\s310\s000\sFCFA/)
  // Three decimals of a million are not thousands of millions.
  await type('1,125 million')
  expect(heading()).toMatch(/\s1\s125\s000\sFCFA$/)
  await at.fill({ currency: 'USD' })
  await type('320 000')
  expect(line('Frais en plus du prix')).toMatch(/17\s310\s000\sFCFA\s*27\s696\s\$/)
  await at.click(at.named('Partager ces lignes'))
  const link = at.document.querySelector<HTMLInputElement>('[role=dialog] input')
  expect(link?.value).toMatch(/\/fr\/buying-costs\?price=200000000$/)
})
