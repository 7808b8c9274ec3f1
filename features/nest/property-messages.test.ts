import { expect, test } from 'vitest'
import { convertFromXof } from '#common/money.ts'
import { propertyMessages } from './property-messages.ts'

test('The rates the page names are the rates it reckons with', () => {
  for (const { rates } of Object.values(propertyMessages)) {
    const [euro, dollar] = (rates.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => Number(figure.replace(',', '.')))
    expect(convertFromXof(String(Number(euro) * 1_000_000), 'EUR')).toBe(1_000_000n)
    expect(convertFromXof(String(Number(dollar) * 1_000_000), 'USD')).toBe(1_000_000n)
  }
})
