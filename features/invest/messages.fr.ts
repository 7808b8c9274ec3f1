import type { InvestMessages } from './messages.en.ts'

export const fr = {
  title: 'Investir au Sénégal, chiffres sur la table',
  description:
    'Projets immobiliers à Dakar et sur la côte, sur plan (VEFA) ou déjà bâtis\u00a0: montant minimum, rendement visé, date d’achèvement et ce qui peut mal tourner, en FCFA, en euros ou en dollars.',
  lead: 'Appartements, villas et bureaux, encore sur plan ou déjà debout. Chaque projet dit ce qu’il demande, ce qu’il vise, et ce qui pourrait le compromettre.',
  start: 'Commencer à investir',
  newTab: '(nouvel onglet)',
  target: {
    title: 'Rendement annuel visé',
    figure: '8\u00a0% à 15\u00a0%',
    risk: 'Un objectif, pas une promesse. Les loyers peuvent baisser, le chantier tarder, et vous pouvez perdre une partie de votre mise.',
  },
  benefitsTitle: 'Ce qui plaide en sa faveur',
  benefits: (euro) => [
    {
      title: 'Un objectif vérifiable',
      text: 'Chaque projet annonce son propre objectif, souvent plus bas que celui qui figure plus haut, et les loyers ou les nuits sur lesquels il compte. Vous pouvez refaire le calcul.',
    },
    {
      title: 'Un franc arrimé à l’euro',
      text: `Un euro vaut ${euro}\u00a0FCFA, parité fixée par traité. Le dollar, lui, n’est pas fixe\u00a0: les montants en dollars sont indicatifs.`,
    },
    {
      title: 'Un notaire entre les parties',
      text: 'Au Sénégal, un bien immatriculé se vend devant notaire, ou ne se vend pas. Choisissez le vôtre, et faites d’abord lire le titre.',
    },
    {
      title: 'Quelqu’un pour s’en occuper',
      text: 'Nous pouvons gérer ce que vous achetez, pour 8\u00a0% du loyer mensuel en longue durée et 15\u00a0% des revenus locatifs en courte durée.',
    },
  ],
  projects: 'Projets d’investissement en cours',
  found: (n: number) => (n < 2 ? `${n} projet` : `${n} projets`),
  offPlan: (date: string | null) => (date ? `VEFA, ${date}` : 'VEFA'),
  ready: 'Déjà bâti',
  taken: 'Tous les lots sont pris',
  minimum: 'Investissement minimum',
  minimumWord: 'minimum',
  roi: 'Rendement visé',
  paid: 'Versements',
  completion: 'Achèvement',
  risk: 'Visé, non garanti\u00a0: vous pouvez gagner moins, ne rien gagner, ou perdre une partie de votre argent.',
  figures: 'Chiffres',
  deck: 'Télécharger le dossier',
  brochure: 'Demander la brochure',
  meeting: 'Prendre rendez-vous',
  contact: 'Nous écrire',
  about: (title: string) => `à propos de ${title}`,
  empty: 'Aucun projet n’est ouvert aujourd’hui',
  emptyHint:
    'Dites-nous ce que vous cherchez et combien vous placeriez\u202f; nous saurons à qui écrire quand un projet s’ouvrira.',
  fetching: 'Chargement des projets…',
  failed: 'Les projets n’ont pas pu être chargés',
  failedHint: 'Rien n’est perdu. Réessayez dans un instant, ou écrivez-nous.',
  retry: 'Réessayer',
  dollarGuide: 'Les montants en dollars sont indicatifs.',
  costs: {
    title: 'Ce que l’achat coûte en plus',
    text: 'Enregistrement, publicité foncière, notaire et TVA sur ses émoluments s’ajoutent à chaque montant ci-dessus. Ligne par ligne, pour le prix de votre choix\u00a0:',
    link: 'Calculer les frais d’achat',
  },
  pages: 'Pages des projets',
  more: 'D’autres projets',
  firstPage: 'Revenir aux premiers projets',
  questions: {
    title: 'Avant tout versement',
    text: 'Rien ne s’achète sur ce site\u00a0: un projet commence par une conversation et s’achève devant notaire. Ce qu’il faut demander d’abord\u00a0:',
    list: [
      { title: 'Le titre', text: 'Titre foncier, bail ou délibération, et la date de l’état des droits réels.' },
      { title: 'Le notaire', text: 'Un nom, et un dossier que le vôtre puisse lire.' },
      { title: 'La garantie', text: 'Qui termine l’immeuble si le promoteur ne le fait pas.' },
      { title: 'La date', text: 'Quand les clés seront remises, et ce qui vous est dû pour chaque jour de retard.' },
    ],
    note: 'Informations générales, qui ne valent pas conseil\u202f; à confirmer auprès d’un notaire.',
  },
  closing: {
    title: 'Aucun ne convient\u202f?',
    text: 'Dites ce que vous placeriez, pour combien de temps, et quel risque vous laisse dormir. Nous vous dirons si nous connaissons un projet qui convient, et aussi si ce n’est pas le cas.',
    contact: 'Nous écrire',
  },
} satisfies InvestMessages
