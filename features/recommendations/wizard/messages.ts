const homes = (count: number) => (count === 1 ? '1 home fits' : `${count} homes fit`)
const homesFr = (count: number) => (count === 1 ? '1\u00a0bien convient' : `${count}\u00a0biens conviennent`)

const en = {
  form: 'Your answers',
  steps: {
    name: 'Steps of the form',
    basics: 'Basic preferences',
    lifestyle: 'Lifestyle',
    goals: 'Goals',
    titles: { basics: 'What you are looking for', lifestyle: 'How you live', goals: 'What it is for' },
    done: 'done',
    position: (step: number, of: number) => `${step} of ${of}`,
    /** Before the title of a step, for those who hear the page. */
    heard: (step: number, of: number) => `Step ${step} of ${of}: `,
  },
  previous: 'Previous',
  next: 'Next',
  generate: 'Generate My Recommendations',
  analysing: 'Analysing…',
  analysingAnswers: 'Comparing your answers with the homes on our list…',
  budget: {
    examples: {
      francs: 'For example 250\u202f000\u202f000, 250M or 1.5 million',
      others: 'For example 380\u202f000, 380k or 1.5 million',
    },
    currencies: { XOF: 'FCFA', EUR: 'euros', USD: 'dollars' },
    millions: (figure: string) => `${figure} million FCFA`,
    billions: (figure: string) => `${figure} billion FCFA`,
    read: (francs: string) => `Understood as ${francs}`,
    readBeside: (amount: string, francs: string) => `Understood as ${amount} (${francs})`,
    noLimit: 'Zero counts as no limit.',
    unreadable: 'We cannot read this amount: it counts as no limit.',
    otherCurrency: (currency: string) =>
      `Amounts here are in ${currency}: in another currency this counts as no limit.`,
    minAboveMax: 'The minimum is above the maximum.',
    missing: 'Give a minimum, a maximum, or both.',
    readings: {
      open: (limit: string) => `Up to ${limit} we take a budget as a monthly rent, above that as a purchase price.`,
      rent: (limit: string) =>
        `We take this as a monthly rent, since it is not above ${limit}. More would be a purchase price.`,
      night: (limit: string) =>
        `For a holiday home, and not above ${limit}: we take this as the price of a night. More would be a purchase price.`,
      buy: (limit: string) =>
        `We take this as a purchase price, since it is above ${limit}. Less would be a monthly rent.`,
      goal: () => 'Your goal is a purchase, so we take this as a purchase price.',
    },
  },
  typeMissing: 'Choose the type of home you are looking for.',
  words: {
    hint: 'For instance: sea view, a garden, no pool, a generator, schools nearby, not in Plateau.',
    use: 'Above the homes you will see what we understood, and can correct it.',
    left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
    along: 'Also taken along',
    remove: (wish: string) => `Remove: ${wish}`,
  },
  fits: {
    /** `isLeast`: the newest homes of a large house were counted. */
    fitting: (count: number, isLeast: boolean) => {
      if (isLeast) return count === 0 ? 'None of the newest homes fits so far' : `At least ${homes(count)} so far`
      return count === 0 ? 'No home fits so far' : `${homes(count)} so far`
    },
    near: (count: number) => (count === 1 ? '1 comes near' : `${count} come near`),
    beforeWords: 'before your own words',
  },
  missing: {
    title: 'Missing Information',
    text: 'Please provide your budget range and property type preference',
  },
  failed: {
    title: 'Error',
    text: 'Failed to generate recommendations',
    offline: 'The connection seems to be gone. Your answers are kept.',
  },
  generated: { title: 'Recommendations Generated', text: 'Your personalized suggestions are ready' },
}

const fr = {
  form: 'Vos réponses',
  steps: {
    name: 'Étapes du formulaire',
    basics: 'L’essentiel',
    lifestyle: 'Mode de vie',
    goals: 'Projet',
    titles: { basics: 'Ce que vous cherchez', lifestyle: 'Comment vous vivez', goals: 'Ce que vous voulez en faire' },
    done: 'terminée',
    position: (step: number, of: number) => `${step} sur ${of}`,
    heard: (step: number, of: number) => `Étape ${step} sur ${of}\u00a0: `,
  },
  previous: 'Précédent',
  next: 'Suivant',
  generate: 'Générer mes recommandations',
  analysing: 'Analyse en cours…',
  analysingAnswers: 'Nous comparons vos réponses aux biens de notre catalogue…',
  budget: {
    examples: {
      francs: 'Par exemple 250\u202f000\u202f000, 250M ou 1,5\u00a0million',
      others: 'Par exemple 380\u202f000, 380k ou 1,5\u00a0million',
    },
    currencies: { XOF: 'FCFA', EUR: 'euros', USD: 'dollars' },
    millions: (figure: string) =>
      `${figure}\u00a0${figure.startsWith('1,') || figure === '1' ? 'million' : 'millions'} de FCFA`,
    billions: (figure: string) =>
      `${figure}\u00a0${figure.startsWith('1,') || figure === '1' ? 'milliard' : 'milliards'} de FCFA`,
    read: (francs: string) => `Montant retenu\u00a0: ${francs}`,
    readBeside: (amount: string, francs: string) => `Montant retenu\u00a0: ${amount} (${francs})`,
    noLimit: 'Zéro compte comme une absence de limite.',
    unreadable: 'Nous ne parvenons pas à lire ce montant\u00a0: il compte comme une absence de limite.',
    otherCurrency: (currency: string) =>
      `Les montants sont ici en ${currency}\u00a0: dans une autre devise, celui-ci compte comme une absence de limite.`,
    minAboveMax: 'Le minimum dépasse le maximum.',
    missing: 'Indiquez un minimum, un maximum ou les deux.',
    readings: {
      open: (limit: string) =>
        `Jusqu’à ${limit}, nous prenons un budget pour un loyer mensuel\u202f; au-delà, pour un prix d’achat.`,
      rent: (limit: string) =>
        `Montant compris comme un loyer mensuel, puisqu’il ne dépasse pas ${limit}. Au-delà, ce serait un prix d’achat.`,
      night: (limit: string) =>
        `Pour une résidence de vacances, et jusqu’à ${limit}\u00a0: montant compris comme le prix d’une nuit. Au-delà, ce serait un prix d’achat.`,
      buy: (limit: string) =>
        `Montant compris comme un prix d’achat, puisqu’il dépasse ${limit}. En dessous, ce serait un loyer mensuel.`,
      goal: () => 'Votre projet est un achat\u00a0: montant compris comme un prix d’achat.',
    },
  },
  typeMissing: 'Choisissez le type de bien que vous cherchez.',
  words: {
    hint: 'Par exemple\u00a0: vue mer, un jardin, pas de piscine, un groupe électrogène, des écoles à proximité, pas au Plateau.',
    use: 'Au-dessus des biens, vous verrez ce que nous avons compris et pourrez le corriger.',
    left: (count: number) => (count <= 1 ? `${count}\u00a0caractère restant` : `${count}\u00a0caractères restants`),
    along: 'Repris de votre recherche',
    remove: (wish: string) => `Retirer\u00a0: ${wish}`,
  },
  fits: {
    fitting: (count: number, isLeast: boolean) => {
      if (count === 0)
        return isLeast
          ? 'Aucun des biens les plus récents ne convient pour l’instant'
          : 'Aucun bien ne convient pour l’instant'
      return `${isLeast ? 'Au moins ' : ''}${homesFr(count)} pour l’instant`
    },
    near: (count: number) => (count === 1 ? '1\u00a0s’en approche' : `${count}\u00a0s’en approchent`),
    beforeWords: 'avant vos propres mots',
  },
  missing: {
    title: 'Informations manquantes',
    text: 'Veuillez indiquer votre budget et le type de bien souhaité',
  },
  failed: {
    title: 'Erreur',
    text: 'Les recommandations n’ont pas pu être générées',
    offline: 'La connexion semble coupée. Vos réponses sont conservées.',
  },
  generated: { title: 'Recommandations générées', text: 'Vos suggestions personnalisées sont prêtes' },
} satisfies typeof en

export const wizardMessages = { en, fr }
