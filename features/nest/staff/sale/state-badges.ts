import type { SaleState } from '../../sale/sale-states.ts'

export const STATE_TONES = {
  draft: 'neutral',
  available: 'positive',
  'under-offer': 'warning',
  sold: 'neutral',
  let: 'neutral',
  withdrawn: 'danger',
} as const satisfies Record<SaleState, string>

interface Words {
  available: string
  unavailable: string
}

/** The specification's word for a home, and beside it where exactly it stands, where that word does not say so. */
export function stateBadges(state: SaleState, isAvailable: boolean, words: Words, states: Record<SaleState, string>) {
  return [
    isAvailable
      ? ({ text: words.available, tone: 'positive' } as const)
      : ({ text: words.unavailable, tone: 'danger' } as const),
    state !== 'available' && ({ text: states[state], tone: state === 'under-offer' ? 'warning' : 'neutral' } as const),
  ]
}
