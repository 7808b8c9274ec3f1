export const en = { country: 'Senegal' }

export type AddressMessages = typeof en
