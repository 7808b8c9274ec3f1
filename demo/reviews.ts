import type { DemoReview } from './demo-types.ts'

/** Invented people: each review is stored as a demonstration (load-demo.server.ts), and none carries the verified mark. */
export const demoReviews: DemoReview[] = [
  {
    clientName: 'Aminata Sarr',
    clientTitle: 'Hospital pharmacist',
    clientTitleFr: 'Pharmacienne hospitalière',
    serviceType: 'nest',
    rating: 5,
    reviewText:
      'I bought from Montreuil without taking a plane. Every Friday a film of the flat, the meter readings, the name of the notary and what he still lacked. When one paper was missing, they said so before I asked.',
    reviewTextFr:
      'J’ai acheté depuis Montreuil, sans prendre l’avion. Chaque vendredi\u00a0: un film de l’appartement, le relevé des compteurs, le nom du notaire et ce qui lui manquait encore. Quand une pièce faisait défaut, je l’apprenais avant de poser la question.',
    location: 'Montreuil',
    projectDetails: 'Three-bedroom flat, Ngor',
    projectDetailsFr: 'Trois-chambres, Ngor',
    isVerified: false,
    isFeatured: true,
  },
  {
    clientName: 'Giulia Ferrante',
    clientTitle: 'Textile buyer',
    clientTitleFr: 'Acheteuse textile',
    serviceType: 'nest',
    rating: 5,
    reviewText:
      'The listing warned us about the wind on the terrace. We went on the windiest day of February to see, and it was true, and we took it anyway. I would rather be warned than charmed.',
    reviewTextFr:
      'L’annonce prévenait du vent sur la terrasse. Nous y sommes allés un jour de grand vent, en février\u00a0: c’était vrai. Nous avons pris l’appartement quand même. Je préfère qu’on me prévienne.',
    location: 'Milan',
    projectDetails: 'Penthouse, Mamelles',
    projectDetailsFr: 'Penthouse, Mamelles',
    isVerified: false,
    isFeatured: true,
  },
  {
    clientName: 'Daniel Whitcombe',
    clientTitle: 'Programme director, moved with three children',
    clientTitleFr: 'Directeur de programme, arrivé avec trois enfants',
    serviceType: 'nest',
    rating: 4,
    reviewText:
      'Five weeks from first call to beds made. School visits were lined up, the generator had fuel, the fridge had milk. The internet took nine days longer than announced, which is why this is four stars and not five.',
    reviewTextFr:
      'Cinq semaines entre le premier appel et les lits faits. Les visites d’écoles étaient fixées, le groupe avait du carburant et le réfrigérateur du lait. Internet a eu neuf jours de retard sur la date annoncée\u00a0: d’où quatre étoiles.',
    location: 'Baltimore',
    projectDetails: 'Relocation to Point E',
    projectDetailsFr: 'Installation à Point E',
    isVerified: false,
    isFeatured: true,
  },
  {
    clientName: 'Ndeye Coumba Thiaw',
    clientTitle: 'Event producer',
    clientTitleFr: 'Productrice d’événements',
    serviceType: 'experience',
    rating: 5,
    reviewText:
      'Forty guests, a dinner on Gorée, and the last boat at half past ten. They planned the evening backwards from the boat. Nobody ran.',
    reviewTextFr:
      'Quarante invités, un dîner à Gorée, la dernière chaloupe à 22\u00a0h\u00a030. La soirée a été organisée à rebours, en partant du bateau. Personne n’a couru.',
    location: 'Dakar',
    projectDetails: 'Private dinner, Gorée',
    projectDetailsFr: 'Dîner privé, Gorée',
    isVerified: false,
    isFeatured: true,
  },
  {
    clientName: 'Hélène Marchadier',
    clientTitle: 'Retired judge',
    clientTitleFr: 'Magistrate à la retraite',
    serviceType: 'experience',
    rating: 5,
    reviewText:
      'I asked for a cook, a book of birds and no programme. I was given exactly that for six days at Somone, and a list of tides on the kitchen table.',
    reviewTextFr:
      'J’avais demandé une cuisinière, un livre d’oiseaux et surtout pas de programme. Six jours à la Somone, exactement cela, avec l’horaire des marées posé sur la table.',
    location: 'Nantes',
    projectDetails: 'Six days at Somone',
    projectDetailsFr: 'Six jours à la Somone',
    isVerified: false,
    isFeatured: true,
  },
  {
    clientName: 'Ousmane Bâ Diallo',
    clientTitle: 'Mining engineer',
    clientTitleFr: 'Ingénieur des mines',
    serviceType: 'mobility',
    rating: 5,
    reviewText:
      'My flight was four hours late and landed at three in the morning. The driver had followed it, had slept a little, and knew the address. I have nothing to add.',
    reviewTextFr:
      'Mon vol a atterri à 3\u00a0h du matin, avec quatre heures de retard. Le chauffeur l’avait suivi, avait dormi un peu et connaissait l’adresse. Rien à ajouter.',
    location: 'Conakry',
    projectDetails: 'Airport transfer, sedan with chauffeur',
    projectDetailsFr: 'Transfert d’aéroport, berline avec chauffeur',
    isVerified: false,
    isFeatured: true,
  },
  {
    clientName: 'Katrin Oberländer',
    clientTitle: 'Documentary film-maker',
    clientTitleFr: 'Réalisatrice de documentaires',
    serviceType: 'mobility',
    rating: 5,
    reviewText:
      'Two vans, twelve days, Dakar to Podor with cameras. One tyre went near Louga; the spare was sound and we lost forty minutes. The invoice was the quotation.',
    reviewTextFr:
      'Deux vans, douze jours, de Dakar à Podor avec les caméras. Un pneu crevé près de Louga, une roue de secours en état, quarante minutes perdues. La facture était conforme au devis.',
    location: 'Leipzig',
    projectDetails: 'Two vans with chauffeurs',
    projectDetailsFr: 'Deux vans avec chauffeurs',
    isVerified: false,
    isActive: false,
  },
  {
    clientName: 'Mamadou Lamine Faye',
    clientTitle: 'Restaurant owner',
    clientTitleFr: 'Restaurateur',
    serviceType: 'investment',
    rating: 5,
    reviewText:
      'They talked me out of the first building. The title was not clear and they put it in writing. A year later I bought a smaller one, with a title my brother-in-law could read on a phone.',
    reviewTextFr:
      'Pour le premier immeuble, on m’a déconseillé d’acheter\u00a0: le titre n’était pas net, et c’était écrit noir sur blanc. Un an plus tard, j’en ai pris un plus petit, avec un titre que mon beau-frère a pu lire sur son téléphone.',
    location: 'New York',
    projectDetails: 'Flats to let, Yoff',
    projectDetailsFr: 'Appartements à louer, Yoff',
    isVerified: false,
    isFeatured: true,
  },
  {
    clientName: 'Rokhaya Ndour',
    clientTitle: 'Ceramicist',
    clientTitleFr: 'Céramiste',
    serviceType: 'media',
    rating: 5,
    reviewText:
      'An hour of conversation became twenty-two minutes of podcast and I recognised every sentence. They sent me the cut before it went out, and they changed the title when I asked.',
    reviewTextFr:
      'Une heure de conversation, vingt-deux minutes de podcast, et je m’y suis reconnue à chaque phrase. J’ai écouté le montage avant la diffusion\u202f; le titre a été changé à ma demande.',
    location: 'Saint-Louis',
    projectDetails: 'Podcast guest',
    projectDetailsFr: 'Invitée du podcast',
    isVerified: false,
  },
]
