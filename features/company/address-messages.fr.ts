import type { AddressMessages } from './address-messages.en.ts'

export const fr = { country: 'Sénégal' } satisfies AddressMessages
