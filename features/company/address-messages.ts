const en = { country: 'Senegal' }

export type AddressMessages = typeof en

const fr = { country: 'Sénégal' } satisfies AddressMessages

export const addressMessages = { en, fr }
