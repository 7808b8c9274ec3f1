import type { Locale } from '#common/locale.ts'

/** English places that take another word than 'in', or an article. */
const IN_PLACE: Record<string, string> = {
  Plateau: 'on the Plateau',
  Gorée: 'on Gorée',
  Somone: 'at Somone',
  Mamelles: 'in the Mamelles',
  'Lac Rose': 'at Lac Rose',
}
const WITH_ARTICLE = ['Plateau', 'Mamelles']

/** French places that keep their article in a sentence. */
const ARTICLES: Record<string, 'le' | 'la' | 'les'> = {
  Almadies: 'les',
  Mamelles: 'les',
  'Parcelles Assainies': 'les',
  Plateau: 'le',
  Virage: 'le',
  'Lac Rose': 'le',
  Médina: 'la',
  Somone: 'la',
}
const AT = { le: 'au', la: 'à la', les: 'aux' }
const FROM = { le: 'du', la: 'de la', les: 'des' }

/** 'd’Ouest-Foire', but 'de Ouakam', which begins with a w to the ear. */
const ELIDED = /^(?!Ouakam)[AEIOUÉÈ]/

/** 'in Ngor', 'on the Plateau'; 'à Ngor', 'au Plateau'. */
export const inPlace: Record<Locale, (place: string) => string> = {
  en: (place) => IN_PLACE[place] ?? `in ${place}`,
  fr: (place) => {
    const article = ARTICLES[place]
    return `${article ? AT[article] : 'à'} ${place}`
  },
}

/** 'from the Plateau'; 'du Plateau'. */
export const fromPlace: Record<Locale, (place: string) => string> = {
  en: (place) => (WITH_ARTICLE.includes(place) ? `from the ${place}` : `from ${place}`),
  fr: (place) => {
    const article = ARTICLES[place]
    if (article) return `${FROM[article]} ${place}`
    return ELIDED.test(place) ? `d’${place}` : `de ${place}`
  },
}
