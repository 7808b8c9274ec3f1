const en = { country: 'Senegal' }

const fr = { country: 'Sénégal' } satisfies typeof en

export const addressMessages = { en, fr }
