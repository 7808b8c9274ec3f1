import type { CostsMessages } from './messages.en.ts'

export const fr = {
  title: 'Les frais d’achat au Sénégal, ligne par ligne',
  description:
    'Le calcul des frais de l’acheteur au Sénégal\u00a0: enregistrement, publicité foncière, tranches du notaire et TVA, chaque ligne en FCFA, en euros ou en dollars. Indicatif, 2025.',
  lead: 'Donnez un prix, voyez ce qui s’y ajoute. Un pourcentage ne se vérifie pas\u202f; des lignes, si.',
  price: 'Prix d’achat',
  hint: (highest) => `Jusqu’à ${highest}. 200\u202f000\u202f000, 200.000.000 et 200M se lisent de la même façon.`,
  currency: 'Le prix est en',
  currencies: { XOF: 'FCFA', EUR: 'Euros', USD: 'Dollars' },
  show: 'Voir les frais',
  problems: {
    missing: 'Indiquez le prix du bien, en chiffres\u00a0: 200\u202f000\u202f000.',
    unreadable: 'Nous ne parvenons pas à lire ce prix. Écrivez-le en chiffres\u00a0: 200\u202f000\u202f000, ou 200M.',
    otherCurrency: 'Ce montant indique une autre devise que celle choisie. Changez l’un ou l’autre.',
    notPositive: 'Un prix est supérieur à zéro.',
    tooLarge: (highest) => `Nous calculons jusqu’à ${highest}. N’y a-t-il pas un zéro de trop\u202f?`,
  },
  ledger: 'Les frais',
  ledgerOf: (price) => `Les frais sur ${price}`,
  waiting: 'Rien à calculer pour l’instant.',
  waitingHint: 'Avec un prix, chaque ligne s’affichera ici, avec sa base, son taux et son montant.',
  registration: {
    name: 'Droits d’enregistrement',
    rule: 'Sur le prix entier. Ils taxent le changement de propriétaire.',
  },
  landPublicity: {
    name: 'Publicité foncière',
    rule: 'Sur le prix entier, au taux d’environ 1\u00a0%. Elle paie l’inscription de votre nom au livre foncier.',
  },
  notary: {
    name: 'Émoluments du notaire',
    rule: 'Un barème dégressif\u00a0: chaque taux ne porte que sur la part du prix comprise dans sa tranche.',
  },
  firstBand: (upTo) => `Jusqu’à ${upTo} millions`,
  band: (from, upTo) => `De ${from} à ${upTo} millions`,
  lastBand: (from) => `Au-delà de ${from} millions`,
  notReached: 'non atteinte',
  vat: {
    name: 'TVA sur les émoluments',
    rule: 'Sur les émoluments du notaire, non sur le prix.',
  },
  total: 'Frais en plus du prix',
  share: (share) => `${share} de ce prix, et de ce prix seulement`,
  inAll: 'Prix et frais',
  said: (total, inAll) => `Frais\u00a0: ${total}. Prix et frais\u00a0: ${inAll}.`,
  dated:
    'Taux publiés en 2025. Indicatifs, à confirmer auprès d’un notaire\u202f; ceci n’est pas un conseil juridique.',
  datedMore: 'Un bien sous bail n’est pas forcément traité comme un bien sous titre foncier.',
  left: {
    title: 'Ce que la somme ne comprend pas',
    text: 'Ces postes dépendent du dossier, non du prix. Un chiffre de notre part ne serait qu’une supposition\u00a0: il n’y en a donc pas. Demandez au notaire une estimation écrite avant toute signature.',
    list: [
      {
        title: 'Les débours',
        text: 'Timbres, copies, extraits\u00a0: de petites sommes que le notaire avance pour vous.',
      },
      { title: 'Les frais d’agence', text: 'S’il en a été convenu, et qui les doit.' },
      { title: 'L’expertise', text: 'Un géomètre pour le terrain, un architecte ou un ingénieur pour le bâti.' },
      { title: 'Le prêt', text: 'Ses intérêts, ses frais, et l’hypothèque qui le garantit.' },
      {
        title: 'Les virements et le change',
        text: 'Ce que les banques prélèvent en chemin. L’euro est fixe, le dollar ne l’est pas.',
      },
      {
        title: 'Ce qui revient chaque année',
        text: 'Les charges de copropriété dès la livraison, et la contribution foncière (CFPB), 5\u00a0% de la valeur locative à titre indicatif.',
      },
    ],
  },
  compare: {
    title: 'Les mêmes lignes sur trois prix',
    text: 'La part des frais baisse quand le prix monte, à cause des tranches du notaire.',
    price: 'Prix',
    costs: 'Frais',
    share: 'Part',
    inAll: 'Prix et frais',
    millions: (n) => `${n} millions de FCFA`,
  },
  next: {
    title: 'Et ensuite',
    text: 'Envoyez ces lignes à votre notaire avec une seule question\u00a0: laquelle est fausse\u202f?',
    homes: 'Les biens à vendre',
    ask: 'Poser une question sur un achat',
    invest: 'Les projets où investir',
    articles: 'Les articles sur l’achat',
    share: 'Partager ces lignes',
    shareTitle: 'Partager ces lignes',
    shareText: (price) => `Les frais d’achat sur ${price}, ligne par ligne`,
    sharePlain: 'Les frais d’achat au Sénégal, ligne par ligne',
  },
} satisfies CostsMessages
