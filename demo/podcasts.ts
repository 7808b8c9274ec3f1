import type { DemoPodcast } from './demo-types.ts'

/**
 * One recording: the series' own tune, composed by tools/demo-assets. No other episode has audio, each says so, and its
 * length is a planned one. No voice is invented.
 */
export const demoPodcasts: DemoPodcast[] = [
  {
    title: 'The tune of the series',
    titleFr: 'L’indicatif du podcast',
    description:
      'One minute of music, and nothing else: the tune that will open and close each episode. It is instrumental and was composed and synthesised for the series, with plucked strings tuned in F in the manner of a kora, a calm bass and a hand on the calabash; no musician was recorded. There is no voice yet. It is here so that you can try the player, subscribe to the feed, and know when the first episode arrives.',
    descriptionFr:
      'Une minute de musique, et rien d’autre\u00a0: l’air qui ouvrira et fermera chaque épisode. Il est instrumental, composé et synthétisé pour la série, avec des cordes pincées accordées en fa à la manière d’une kora, une basse calme et une main sur la calebasse\u202f; aucun musicien n’a été enregistré. Il n’y a pas encore de voix. Il est là pour que vous puissiez essayer le lecteur, vous abonner au flux et savoir quand le premier épisode arrivera.',
    audio: 'the-tune-of-the-series.mp3',
    episodeNumber: null,
    season: 1,
    duration: 1,
    category: 'real-estate',
    picture: 'podcast-cover',
    guests: [],
    topics: ['kora', 'Dakar'],
    isPublished: true,
    isFeatured: true,
    publishedAt: '2026-11-05T09:00:00Z',
    position: 0,
  },
  {
    title: 'Which paper comes first',
    titleFr: 'Quel papier vient en premier',
    description:
      'A purchase from abroad rests on three kinds of paper, and they are not equal. This episode takes the titre foncier, the bail and the délibération in turn, and asks of each what it proves, who issues it and how its date is read. It then follows one file from the first message to the registration in the buyer’s name. General information, to be confirmed with a notary. The recording is not online yet; this page is its outline.',
    descriptionFr:
      'Un achat depuis l’étranger repose sur trois sortes de papiers, qui ne se valent pas. L’épisode prend tour à tour le titre foncier, le bail et la délibération, et se demande, pour chacun, ce qu’il prouve, qui le délivre et comment se lit sa date. Il suit ensuite un dossier, du premier message à l’inscription au nom de l’acheteur. Informations générales, à confirmer auprès d’un notaire. L’enregistrement n’est pas encore en ligne ; cette page en donne le plan.',
    episodeNumber: 1,
    season: 1,
    duration: 28,
    category: 'real-estate',
    picture: 'living-room-leather-sofa',
    guests: [],
    topics: ['diaspora', 'titre foncier', 'bail', 'délibération'],
    isPublished: true,
    isFeatured: true,
    publishedAt: '2026-03-12T09:00:00Z',
    position: 1,
  },
  {
    title: 'Off-plan, without the brochure',
    titleFr: 'Sur plan, sans la plaquette',
    description:
      'What is left of an off-plan project when the pictures are taken away: a plot, a contract and a date. The episode reads an imaginary payment schedule aloud, stage by stage, and explains why the French split of 35, 35, 25 and 5% is not a rule in Senegal. It ends with the risk, said plainly: delay, loss, and money that cannot be moved. The audio will be added here; for now there is only this summary.',
    descriptionFr:
      'Ce qui reste d’un projet sur plan quand on retire les images : un terrain, un contrat et une date. L’épisode lit à voix haute un échéancier imaginaire, étape après étape, et explique pourquoi la répartition française de 35, 35, 25 et 5 % n’est pas une règle au Sénégal. Il finit par le risque, dit sans détour : le retard, la perte, l’argent que l’on ne peut plus déplacer. L’enregistrement sera ajouté ici ; pour l’instant, il n’y a que ce résumé.',
    episodeNumber: 2,
    season: 1,
    duration: 34,
    category: 'investment',
    picture: 'maquette-villas-trees',
    guests: [],
    topics: ['VEFA', 'diaspora', 'FCFA'],
    isPublished: true,
    isFeatured: false,
    publishedAt: '2026-05-07T09:00:00Z',
    position: 2,
  },
  {
    title: 'A request, from the first message to the answer',
    titleFr: 'Une demande, du premier message à la réponse',
    description:
      'How a small house in Dakar handles a request that arrives at midnight from another time zone. The episode covers what a first message should contain, why one person ought to own the answer, when a telephone call is better than a tenth photograph, and how to say that a property does not fit. It is meant for listeners who run a service business, and for clients curious about the other side. Audio to follow.',
    descriptionFr:
      'Comment une petite maison de Dakar traite une demande arrivée à minuit, depuis un autre fuseau horaire. L’épisode aborde ce qu’un premier message devrait contenir, pourquoi une seule personne doit porter la réponse, quand un appel vaut mieux qu’une dixième photo, et comment dire qu’un bien ne convient pas. Il s’adresse à ceux qui dirigent une activité de service, et aux clients curieux de voir l’autre côté. L’enregistrement viendra plus tard.',
    episodeNumber: 3,
    season: 1,
    duration: 26,
    category: 'business',
    picture: 'concierge-bell',
    guests: [],
    topics: ['service', 'WhatsApp', 'Dakar'],
    isPublished: true,
    isFeatured: false,
    publishedAt: '2026-09-03T09:00:00Z',
    position: 3,
  },
  {
    title: 'Shade, air, water: a conversation about houses',
    titleFr: 'L’ombre, l’air, l’eau : conversation sur les maisons',
    description:
      'A conversation with someone who builds on the peninsula, about what a house owes its climate. Shade before glass, an inlet and an outlet for the air, a roof that knows where the water goes. We would like to speak of earth and concrete without taking sides, and of the repairs nobody mentions at delivery. The guest has not been chosen and nothing is recorded: this is a draft, kept here for the team.',
    descriptionFr:
      'Une conversation avec une personne qui construit sur la presqu’île, sur ce qu’une maison doit à son climat. L’ombre avant le verre, une entrée et une sortie pour l’air, un toit qui sait où va l’eau. Nous voudrions parler de la terre et du béton sans prendre parti, et des réparations que personne n’annonce à la livraison. L’invité n’est pas choisi et rien n’est enregistré : c’est un brouillon, gardé ici pour l’équipe.',
    episodeNumber: 4,
    season: 1,
    duration: 40,
    category: 'interviews',
    picture: 'courtyard-pergola-golden',
    guests: [],
    topics: ['architecture', 'ventilation', 'harmattan'],
    isPublished: false,
    isFeatured: false,
    publishedAt: null,
    position: 4,
  },
]
