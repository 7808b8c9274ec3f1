/** What the wizard's page says of results: their names, and those that were kept. */
const en = {
  kept: {
    title: 'Saved results',
    text: (most: number) => `In this browser only, ${most} at most. Each is worked out afresh when you open it.`,
    on: (day: string) => `Saved on ${day}`,
    bedrooms: (count: number, isMost: boolean) =>
      isMost ? `${count} or more bedrooms` : count === 1 ? '1 bedroom' : `${count} bedrooms`,
    wishes: (count: number) => (count === 1 ? '1 further wish' : `${count} further wishes`),
    remove: 'Remove',
    removed: (name: string) => `${name}: removed.`,
  },

  /** 'Villa, Almadies, up to 300 000 000 FCFA' */
  name: {
    between: (min: string, max: string) => `${min} to ${max}`,
    upTo: (max: string) => `up to ${max}`,
    from: (min: string) => `from ${min}`,
  },
}

const fr = {
  kept: {
    title: 'Résultats gardés',
    text: (most) =>
      `Dans ce navigateur seulement, ${most} au plus. Ils sont recalculés chaque fois que vous en ouvrez un.`,
    on: (day) => `Gardé le ${day}`,
    bedrooms: (count, isMost) =>
      isMost ? `${count} chambres ou plus` : count === 1 ? '1 chambre' : `${count} chambres`,
    wishes: (count) => (count === 1 ? '1 autre souhait' : `${count} autres souhaits`),
    remove: 'Retirer',
    removed: (name) => `${name}\u00a0: retiré.`,
  },

  name: {
    between: (min, max) => `de ${min} à ${max}`,
    upTo: (max) => `jusqu’à ${max}`,
    from: (min) => `à partir de ${min}`,
  },
} satisfies typeof en

export const savedMessages = { en, fr }
