import type { LegalText, TermsFacts } from './pages/long-text.ts'

export const fr = ({ registration, legalName, euroRate, dollarRate }: TermsFacts): LegalText => ({
  title: 'Conditions d’utilisation',
  description:
    'Les conditions auxquelles Kais, à Dakar, propose ce site et ses services\u00a0: immobilier, installation et conciergerie, voitures, médias et investissement\u202f; obligations, paiement, responsabilité et droit applicable.',
  updated: 'Dernière mise à jour\u00a0: 23\u00a0juin 2025',
  lead: 'Ce que vous pouvez attendre de ce site et de nous, et ce que nous attendons de vous. Une vente, un bail, une location de voiture ou un mandat a son propre contrat\u202f; là où ce contrat dit autre chose, c’est lui qui l’emporte.',
  contents: 'Sommaire',
  newTab: '(nouvel onglet)',
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptation',
      blocks: [
        'En utilisant ce site, ou en nous adressant une demande par son intermédiaire, vous acceptez ces conditions et reconnaissez avoir lu la [politique de confidentialité](/privacy-policy). Si vous n’êtes pas d’accord, n’utilisez pas les formulaires\u202f; vous pouvez toujours nous appeler ou nous écrire.',
        'Une demande envoyée par le site est une demande. Elle ne devient un contrat que lorsque nous en sommes convenus, vous et nous, par écrit\u202f; ce que montre le site est une invitation à demander, non une offre qui engage.',
        'Quand les conditions changent, la date ci-dessus change. Pour une demande déjà envoyée, ce sont les conditions du jour de l’envoi qui valent.',
      ],
    },
    {
      id: 'services',
      title: 'Nos services',
      blocks: [
        {
          terms: [
            {
              term: 'Nest',
              text: 'L’immobilier\u00a0: ventes, locations, courts séjours et projets sur plan (VEFA), studio de décoration, accompagnement de projets de construction et gestion locative. Voir [Nest](/kais-nest).',
            },
            {
              term: 'Experience',
              text: 'L’installation et la conciergerie. Nous organisons\u202f; les restaurants, transporteurs, écoles et autres exécutent leur part à leurs propres conditions. Voir [Experience](/kais-experience).',
            },
            {
              term: 'Mobility',
              text: 'Des voitures à la journée, avec ou sans chauffeur. La voiture choisie vous est gardée dès l’envoi de la réservation, et la réservation est ferme dès que nous la confirmons. Voir [Mobility](/kais-mobility).',
            },
            {
              term: 'Media',
              text: 'Des articles, un podcast et des partenariats de marque. Ils informent\u202f; ils ne conseillent pas. Voir [Media](/kais-media).',
            },
            {
              term: 'Invest',
              text: 'La présentation de projets immobiliers, sur plan ou achevés. Nous ne recueillons pas d’argent du public par ce site. Un rendement attendu est un objectif\u00a0: vous pouvez gagner moins, ne rien gagner, ou perdre une partie de votre mise. Voir [Invest](/invest).',
            },
          ],
        },
      ],
    },
    {
      id: 'registration',
      title: 'Immatriculation et agrément',
      blocks: [
        `${legalName} est une entreprise inscrite au registre du commerce et du crédit mobilier du Sénégal (RCCM) sous le numéro ${registration}.`,
        'Quand un service exige un agrément ou une autorisation, sa référence figure dans le contrat de ce service. Vous pouvez la demander, ainsi que l’extrait du registre, avant de signer.',
      ],
    },
    {
      id: 'obligations',
      title: 'Ce que nous attendons de vous',
      blocks: [
        {
          terms: [
            {
              term: 'Exactitude',
              text: 'Dites-nous ce qui est vrai, sous votre propre nom ou en ayant le droit de parler pour autrui, et prévenez-nous quand cela change.',
            },
            {
              term: 'Légalité',
              text: 'N’utilisez le site et nos services pour rien que la loi interdise. N’attaquez pas le site, n’en aspirez pas le contenu, et ne faites pas passer ses textes, ses images et ses annonces pour les vôtres. Les liens vers lui sont les bienvenus.',
            },
            {
              term: 'Respect',
              text: 'Traitez nos équipes, les propriétaires, les locataires et les voisins comme vous voudriez être traité.',
            },
            {
              term: 'Confidentialité',
              text: 'Gardez pour vous ce qui vous est montré en confiance\u00a0: l’adresse exacte d’un bien, les papiers d’un propriétaire, les chiffres d’un projet.',
            },
            {
              term: 'Ponctualité',
              text: 'Répondez, venez et payez au moment convenu. Si vous ne pouvez pas honorer une visite ou une réservation, dites-le dès que possible.',
            },
          ],
        },
      ],
    },
    {
      id: 'property',
      title: 'Conditions immobilières',
      blocks: [
        {
          terms: [
            {
              term: 'Vérification',
              text: 'Les annonces reposent sur ce que nous donnent les propriétaires et les promoteurs. Nous corrigeons les erreurs que nous constatons, et il vous revient de faire vérifier, avant de signer, tout ce qui compte pour vous\u00a0: le titre, la surface, les charges, l’état du bâtiment.',
            },
            {
              term: 'Documents',
              text: 'Avant une vente, demandez le titre et un état des droits réels récent\u202f; sur plan, demandez aussi la garantie d’achèvement, la date de livraison et l’échéancier. Au Sénégal, la vente d’un immeuble immatriculé sans notaire est nulle (COCC, article 383).',
            },
            {
              term: 'Conformité',
              text: 'Ventes, baux et travaux suivent les lois du Sénégal, notamment celles sur le foncier, la construction et les baux. Nous ne prenons part à rien qui les contourne.',
            },
            {
              term: 'Transparence',
              text: 'Nous disons ce que nous savons d’un bien, défauts compris, et pour qui nous agissons. Nous demandons aux vendeurs, bailleurs, acheteurs et locataires d’en faire autant.',
            },
          ],
        },
        `Les prix sont les prix demandés, en FCFA. Les montants en euros suivent le taux fixe de ${euroRate}\u00a0FCFA\u202f; les montants en dollars suivent un taux qui est le nôtre, ${dollarRate}\u00a0FCFA, et sont indicatifs. Un bien, une voiture ou un projet peut trouver preneur entre deux visites de la page.`,
        'Les calculateurs, comme [celui des frais d’achat](/buying-costs), donnent une indication qu’un notaire doit confirmer.',
      ],
    },
    {
      id: 'payment',
      title: 'Paiement',
      blocks: [
        'Rien ne se paie sur ce site. Ce qui suit vaut dès qu’un devis ou un contrat écrit existe, et c’est ce document qui règle les détails.',
        {
          terms: [
            {
              term: 'Commission',
              text: 'Sur devis, par écrit, avant que vous ne vous engagiez. La gestion locative coûte 8\u00a0% du loyer mensuel en longue durée et 15\u00a0% des revenus locatifs en courte durée.',
            },
            {
              term: 'Cautions',
              text: 'La caution pour un bien ou pour une voiture, et les conditions de sa restitution, figurent dans le bail ou dans la confirmation de la location.',
            },
            {
              term: 'Échéances',
              text: 'Les paiements sont dus aux dates du devis ou du contrat\u202f; sur plan, selon les étapes de l’acte.',
            },
            {
              term: 'Moyens de paiement',
              text: 'La facture indique comment payer. Si un message vous donne un nouveau compte ou un nouveau numéro, appelez-nous au numéro ci-dessous avant de payer.',
            },
            {
              term: 'Remboursements',
              text: 'Une demande ne coûte rien et peut être retirée tant que rien n’est signé. Ce qui a été payé est rendu selon le contrat et comme la loi l’exige.',
            },
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilité',
      blocks: [
        'Nous écrivons ces pages avec soin, mais elles peuvent contenir des erreurs, et le site peut être indisponible par moments. Ce qu’il dit est une information générale\u00a0: ni un conseil juridique, ni un conseil fiscal, ni un conseil en investissement.',
        'Nous répondons de nos propres fautes, dans les limites de la loi. Nous ne répondons pas de ce que font ou omettent les propriétaires, promoteurs, transporteurs et autres tiers, ni des sites vers lesquels nous renvoyons, ni de ce que personne ne pouvait empêcher.',
        'Rien ici ne vous prive d’un droit dont la loi sénégalaise ne permet pas de vous priver.',
      ],
    },
    {
      id: 'termination',
      title: 'Résiliation',
      blocks: [
        'Vous pouvez cesser d’utiliser le site à tout moment, retirer une demande en nous écrivant, et faire effacer vos données comme le dit la [politique de confidentialité](/privacy-policy#rights).',
        'Nous pouvons laisser une demande sans suite, ou écarter quelqu’un du site, quand ces conditions ne sont pas respectées ou que le site est détourné de son usage. Nous pouvons modifier ou supprimer une partie du site. Un contrat déjà signé prend fin comme il le prévoit, et rien de cela ne l’affecte.',
      ],
    },
    {
      id: 'law',
      title: 'Droit applicable',
      blocks: [
        'Ces conditions sont régies par le droit sénégalais. En cas de désaccord, essayons d’abord de nous entendre\u202f; à défaut, les tribunaux du Sénégal décident, sauf si une règle qui vous protège en dispose autrement.',
      ],
    },
  ],
  contact: {
    title: 'À qui s’adresser',
    text: 'Pour toute question sur ces conditions, ou sur un contrat avec nous.',
    companyLabel: 'Entreprise',
    registrationLabel: 'Numéro d’immatriculation',
    emailLabel: 'E-mail pour les questions juridiques',
    emailNote: 'Objet\u00a0: «\u00a0Conditions et contrats\u00a0»',
    subject: 'Conditions et contrats',
    phoneLabel: 'Téléphone',
    addressLabel: 'Adresse',
  },
  next: {
    title: 'Pour continuer',
    ways: [
      { label: 'Nous écrire', to: '/contact' },
      { label: 'Politique de confidentialité', to: '/privacy-policy' },
      { label: 'Questions et réponses', to: '/faq' },
    ],
  },
})
