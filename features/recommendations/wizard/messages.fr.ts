import type { WizardMessages } from './messages.en.ts'

export const fr = {
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
  analysingAnswers: 'Nous comparons vos réponses aux biens de notre liste…',
  newSearch: 'Nouvelle recherche',
  budget: {
    example: 'Par exemple 250\u202f000\u202f000, 250M ou 1,5 million',
    millions: (figure: string) =>
      `${figure}\u00a0${figure.startsWith('1,') || figure === '1' ? 'million' : 'millions'} de FCFA`,
    billions: (figure: string) =>
      `${figure}\u00a0${figure.startsWith('1,') || figure === '1' ? 'milliard' : 'milliards'} de FCFA`,
    read: (francs: string) => `Lu comme ${francs}`,
    readBeside: (francs: string, converted: string) => `Lu comme ${francs} (≈\u00a0${converted})`,
    noLimit: 'Zéro compte comme une absence de limite.',
    unreadable: 'Nous ne parvenons pas à lire ce montant\u00a0: il compte comme une absence de limite.',
    otherCurrency:
      'Les montants sont ici en FCFA\u00a0: dans une autre monnaie, celui-ci compte comme une absence de limite.',
    minAboveMax: 'Le minimum dépasse le maximum.',
    missing: 'Indiquez un minimum, un maximum ou les deux.',
    readings: {
      open: (limit: string) =>
        `Jusqu’à ${limit}, nous prenons un budget pour un loyer mensuel\u202f; au-delà, pour un prix d’achat.`,
      rent: (limit: string) =>
        `Nous y lisons un loyer mensuel, puisqu’il ne dépasse pas ${limit}. Au-delà, ce serait un prix d’achat.`,
      night: (limit: string) =>
        `Pour une résidence de vacances, et jusqu’à ${limit}\u00a0: nous y lisons le prix d’une nuit. Au-delà, ce serait un prix d’achat.`,
      buy: (limit: string) =>
        `Nous y lisons un prix d’achat, puisqu’il dépasse ${limit}. En dessous, ce serait un loyer mensuel.`,
      goal: () => 'Votre projet est un achat\u00a0: nous y lisons un prix d’achat.',
    },
  },
  typeMissing: 'Choisissez le type de bien que vous cherchez.',
  words: {
    hint: 'Par exemple\u00a0: vue mer, un jardin, pas de piscine, un groupe électrogène, des écoles à proximité, pas au Plateau.',
    use: 'Nous y cherchons des lieux, un nombre de pièces et des équipements\u202f; le reste, un conseiller le vérifie avec vous.',
    left: (count: number) => (count <= 1 ? `${count}\u00a0caractère restant` : `${count}\u00a0caractères restants`),
  },
  fits: {
    fitting: (count: number) =>
      count === 0
        ? 'Aucun bien ne convient pour l’instant'
        : count === 1
          ? '1\u00a0bien convient pour l’instant'
          : `${count}\u00a0biens conviennent pour l’instant`,
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
} satisfies WizardMessages
