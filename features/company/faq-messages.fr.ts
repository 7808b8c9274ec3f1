import type { FaqText } from './faq-messages.en.ts'

export const fr = (registration: string, legalName = 'Kais', euroRate = '655,957'): FaqText => ({
  title: 'Les questions que l’on nous pose',
  description:
    'Douze réponses de Kais, à Dakar\u00a0: services, immatriculation, achat sur plan (VEFA), gestion locative, quartiers, achat depuis l’étranger, conciergerie, financement, voitures, visites, commission et accompagnement juridique.',
  lead: 'Douze réponses, aussi courtes que l’exactitude le permet. Quand cela dépend de votre cas, nous le disons.',
  list: 'Douze questions',
  note: 'Règles et chiffres sont indicatifs, tels que nous les connaissions en juin 2025. Ce ne sont pas des conseils juridiques\u202f; faites-les confirmer par un notaire pour votre propre cas.',
  copy: 'Copier le lien vers cette réponse',
  copied: 'Le lien est copié.',
  notCopied: 'Le navigateur n’a pas permis la copie. Le lien figure maintenant dans la barre d’adresse.',
  newTab: '(nouvel onglet)',
  questions: [
    {
      id: 'services',
      title: 'Que fait Kais\u202f?',
      answer: [
        'Cinq choses, chacune avec sa page\u00a0:',
        [
          '[Nest](/kais-nest)\u00a0: des biens à l’achat, à la location, pour un court séjour ou sur plan\u202f; le [studio de décoration](/design-studio)\u202f; l’accompagnement de projets de construction\u202f; la gestion locative.',
          '[Experience](/kais-experience)\u00a0: l’installation des familles et des salariés, et une conciergerie.',
          '[Mobility](/kais-mobility)\u00a0: des voitures à la journée, avec ou sans chauffeur.',
          '[Media](/kais-media)\u00a0: des articles, un podcast et des partenariats de marque.',
          '[Invest](/invest)\u00a0: des projets immobiliers, sur plan ou achevés.',
        ],
        'Vous ne savez pas à qui vous adresser\u202f? [Écrivez-nous](/contact) avec vos mots.',
      ],
    },
    {
      id: 'registration',
      title: 'L’entreprise est-elle immatriculée et agréée\u202f?',
      answer: [
        `${legalName} est une entreprise inscrite au registre du commerce et du crédit mobilier du Sénégal (RCCM) sous le numéro ${registration}.`,
        'Avant toute signature, vous pouvez nous demander l’extrait du registre, ainsi que l’agrément ou l’autorisation que le service en question exige. Le numéro figure aussi dans nos [conditions d’utilisation](/terms-of-service#registration).',
      ],
    },
    {
      id: 'vefa',
      title: 'Qu’est-ce que la VEFA\u202f?',
      answer: [
        'La VEFA (vente en l’état futur d’achèvement) est l’achat d’un bien qui n’est pas encore terminé. Vous signez sur des plans et un descriptif, et vous payez par étapes, à mesure que les travaux avancent.',
        'Au Sénégal, les promoteurs relèvent du Code de la construction (loi 2009-23) et du décret 2010-99. Nous n’y avons trouvé aucun plafond légal par étape\u00a0: l’échéancier est celui de votre contrat. Les pourcentages souvent cités viennent du droit français et ne s’appliquent pas ici.',
        'À demander avant de signer\u00a0:',
        [
          'le titre (titre foncier, bail ou délibération) et la date de l’état des droits réels, l’extrait qui indique le propriétaire et les charges\u202f;',
          'le nom du notaire\u202f;',
          'la garantie d’achèvement\u00a0: qui termine l’immeuble si le promoteur ne le peut pas\u202f;',
          'la date de livraison, et ce qui vous est dû pour chaque jour de retard.',
        ],
        'Ce qui est proposé en ce moment\u00a0: des [biens sur plan](/kais-nest?type=vefa) et des [projets pour investisseurs](/invest).',
      ],
    },
    {
      id: 'management',
      title: 'Pouvez-vous gérer mon bien\u202f?',
      answer: [
        'Oui. Le bien est à vous, c’est nous qui répondons au téléphone. Nos honoraires sont une part de ce qu’il rapporte\u00a0: 8\u00a0% du loyer mensuel pour la longue durée, 15\u00a0% des revenus locatifs pour la courte durée.',
        'En longue durée, cela comprend la recherche et la vérification des locataires, le bail et l’état des lieux, l’encaissement du loyer, l’organisation des réparations et les comptes. En courte durée\u00a0: l’annonce et son calendrier, les arrivées et les départs, le ménage et le linge, l’organisation des réparations et les comptes.',
        'Voyez la [gestion locative](/kais-nest#management), ou [parlez-nous du bien](/contact?subject=property-management).',
      ],
    },
    {
      id: 'areas',
      title: 'Quels secteurs couvrez-vous\u202f?',
      answer: [
        'Dakar d’abord\u00a0: les Almadies, Ngor, Virage, Yoff, Ouakam, les Mamelles, Mermoz, Sacré-Cœur, Fann, Point E et le Plateau. Puis Saint-Louis et Thiès, et la côte au sud de Dakar, autour de Saly, de la Somone et de Ngaparou.',
        'Ce qui est disponible aujourd’hui se trouve dans [la liste des biens](/kais-nest), par lieu ou [sur une carte](/kais-nest?view=map). Si rien n’apparaît là où vous cherchez, [demandez-nous](/contact?subject=home).',
      ],
    },
    {
      id: 'foreign-investors',
      title: 'Puis-je acheter ou investir depuis l’étranger\u202f?',
      answer: [
        'Oui. À notre connaissance, un bien doté d’un titre foncier peut s’acheter quels que soient votre nationalité et votre lieu de résidence\u202f; faites-le confirmer par un notaire pour votre propre cas.',
        'Une bonne part se fait à distance\u00a0: un appel, une visite virtuelle, des pièces par e-mail. La vente elle-même passe par un notaire, qui vous dira aussi si une procuration peut vous épargner le voyage.',
        `Le franc CFA est lié à l’euro au taux de ${euroRate}\u202f; il ne l’est pas au dollar, et les montants en dollars sont donc indicatifs. Au prix s’ajoutent [les frais d’achat](/buying-costs).`,
        'Quant aux [projets d’investissement](/invest)\u00a0: rien ne se paie sur ce site, et un rendement visé n’est pas une promesse. Vous pouvez gagner moins, ne rien gagner, ou perdre une partie de votre mise.',
      ],
    },
    {
      id: 'concierge',
      title: 'Que fait la conciergerie\u202f?',
      answer: [
        'Réservations de restaurant, rendez-vous au spa, organisation d’événements, services de chauffeur, achats et courses, chef à domicile, réservation et coordination de voyages. Si ce n’est pas dans la liste, demandez tout de même.',
        '[Sonnez la conciergerie](/kais-experience#concierge-form) et dites ce qu’il vous faut, quand, et pour combien de personnes. Nous répondons avec ce qui est possible et ce que cela coûte\u202f; demander ne vous engage à rien.',
        'S’installer à Dakar pour de bon est une autre affaire\u00a0: voir [l’installation](/kais-experience#relocation-form).',
      ],
    },
    {
      id: 'financing',
      title: 'Comment financer un achat\u202f?',
      answer: [
        'Kais ne prête pas d’argent. Trois voies sont courantes\u202f; c’est le prêteur ou le promoteur qui décide laquelle vous est ouverte, et à quelles conditions.',
        {
          terms: [
            {
              term: 'Prêt classique',
              text: 'Une banque prête avec intérêts, en général avec un apport personnel et le bien en garantie.',
            },
            {
              term: 'Financement islamique',
              text: 'Sans intérêts\u00a0: l’établissement achète le bien et vous le revend, ou vous le loue jusqu’à ce qu’il soit à vous, avec une marge convenue d’avance (mourabaha, ijara).',
            },
            {
              term: 'Échéancier du promoteur',
              text: 'Sur plan, le prix se paie selon les étapes inscrites au contrat. Quand nous les connaissons, elles figurent sur la page du [projet](/invest).',
            },
          ],
        },
        'Dans tous les cas, comptez en plus [l’enregistrement, la publicité foncière et le notaire](/buying-costs). Dites-nous [comment vous pensez payer](/contact?subject=home), et nous chercherons ce qui convient.',
      ],
    },
    {
      id: 'car-hire',
      title: 'Que comprend la location d’une voiture\u202f?',
      answer: [
        'Le prix est celui de la voiture, à la journée\u00a0: 24\u00a0heures à partir de la prise en charge, et toute journée commencée compte en entier. Vous voyez si la voiture est libre, et le total, avant d’envoyer quoi que ce soit.',
        {
          terms: [
            {
              term: 'Assurance',
              text: 'Ce qui est couvert, la franchise et la caution éventuelle sont mis par écrit quand nous confirmons la réservation, avant qu’elle ne devienne ferme.',
            },
            {
              term: 'Carburant',
              text: 'La même confirmation précise qui le paie, et avec quel niveau rendre la voiture.',
            },
            {
              term: 'Chauffeur',
              text: 'En option, au prix par jour indiqué pour chaque voiture. Cochez-le dans le formulaire, et il s’ajoute au total.',
            },
          ],
        },
        'Siège bébé, point d’accès Wi-Fi et rafraîchissements sont en supplément. Si aucun prix n’est indiqué, nous en convenons d’abord avec vous. Voir [les voitures](/kais-mobility), ou [en réserver une](/kais-mobility#booking).',
      ],
    },
    {
      id: 'viewings',
      title: 'Comment organiser une visite\u202f?',
      answer: [
        'De la façon qui vous arrange\u00a0:',
        [
          'le bouton «\u00a0Réserver une visite\u00a0» sur la page d’un [bien](/kais-nest), qui ouvre [notre agenda](scheduler)\u202f;',
          'le [formulaire de contact](/contact?subject=home)\u202f;',
          '[WhatsApp](whatsapp) ou le [téléphone](phone).',
        ],
        'Les visites se font sur place ou à distance, sur rendez-vous, le week-end aussi. Les heures sont celles de Dakar (UTC).',
        'Plusieurs biens\u202f? Gardez-les dans [votre sélection](/shortlist) et envoyez-nous son lien.',
      ],
    },
    {
      id: 'commission',
      title: 'Quelle est votre commission\u202f?',
      answer: [
        'Elle dépend du service et du bien\u202f; nous l’indiquons donc sur devis, par écrit, avant que vous ne vous engagiez. [Demander un devis](/contact) ne coûte rien.',
        'Deux tarifs sont les mêmes pour tous\u00a0: ceux de la [gestion locative](#management). Pour une location, les frais d’agence figurent dans les conditions du bien quand elles sont publiées.',
        'La commission n’est pas le seul coût d’un achat\u00a0: [voici les autres](/buying-costs).',
      ],
    },
    {
      id: 'legal-support',
      title: 'Aidez-vous vos clients sur le plan juridique\u202f?',
      answer: [
        'Nous ne sommes ni notaires ni avocats. Nous pouvons en revanche dire quelles pièces demander et, quand nous [accompagnons un projet](/kais-nest#accompaniment), réunir le notaire, l’architecte, l’ingénieur et les entreprises autour de la même table.',
        'Au Sénégal, la vente d’un immeuble immatriculé sans notaire est nulle (COCC, article 383). Choisissez votre propre notaire, et faites lire le titre avant tout versement. Les pièces à demander figurent dans la réponse sur la [VEFA](#vefa) et sur la page de chaque bien à vendre.',
      ],
    },
  ],
  still: {
    title: 'Encore une question\u202f?',
    text: 'Posez-la à l’un de nous. Nous répondons en français ou en anglais.',
    contact: 'Nous écrire',
    whatsapp: 'Demander sur WhatsApp',
    whatsappText: 'Bonjour Kais, j’ai une question\u00a0: ',
  },
})
