import { fr as form } from '../forms/form-messages.fr.ts'
import type { ReservationMessages } from './reservation-messages.en.ts'

const days = (n: number) => (n < 2 ? `${n}\u00a0jour` : `${n}\u00a0jours`)
const passengers = (n: number) => (n < 2 ? `${n}\u00a0passager` : `${n}\u00a0passagers`)

export const fr: ReservationMessages = {
  name: 'Formulaire de réservation',
  parts: {
    car: { title: 'La voiture et les jours', text: 'Toutes les heures sont celles de Dakar.' },
    you: { title: 'Vous', text: 'Pour savoir à qui répondre.' },
  },
  fields: {
    ...form.person,
    vehicleCategory: 'Catégorie',
    vehicleId: 'Voiture',
    pickupDateTime: 'Prise en charge, heure de Dakar',
    dropoffDateTime: 'Retour, heure de Dakar',
    passengers: 'Passagers',
    extras: 'Options',
    flightNumber: 'Numéro de vol',
    specialRequests: 'Demandes particulières',
  },
  hints: {
    flightNumber:
      'Pour une prise en charge à l’aéroport (AIBD)\u00a0: la personne qui amène la voiture se règle sur ce vol.',
    specialRequests: 'Où la voiture doit vous attendre, et tout ce que nous devrions savoir.',
  },
  choices: {
    vehicleCategory: {
      sedan: 'Berline de luxe',
      suv: 'SUV de luxe',
      van: 'Van classe affaires',
      sports: 'Voiture de sport',
      luxury: 'Voiture de luxe',
    },
    passengers: { '1-2': '1-2', '3-4': '3-4', '5-6': '5-6', '7+': '7+' },
    extras: {
      chauffeur: 'Chauffeur professionnel',
      'baby-seat': 'Siège bébé',
      wifi: 'Point d’accès Wi-Fi',
      refreshments: 'Rafraîchissements',
    },
  },
  car: {
    any: 'Selon disponibilité',
    option: (name, seats) => `${name}, ${passengers(seats)}`,
    chosen: (name) => `Voiture choisie\u00a0: ${name}`,
    seats: passengers,
    perDay: 'par jour',
  },
  ownTime: ({ clock, day, zone }) => `Soit ${day ? `le ${day} à ` : ''}${clock} chez vous (${zone}).`,
  cost: {
    title: 'Ce que cela coûte',
    waiting:
      'Choisissez une voiture ou une catégorie et les deux dates\u00a0: vous verrez ici ce qui est libre, et à quel prix.',
    checking: 'Nous regardons le calendrier…',
    free: (name) => `${name} est libre.`,
    taken: (name) => `${name} n’est pas libre à ces dates.`,
    gone: 'Cette voiture n’est pas à louer en ce moment. Merci d’en choisir une autre.',
    freeCount: (cars, category) => {
      if (cars === 0) return `${category}\u00a0: aucune voiture libre à ces dates.`
      return cars === 1
        ? `${category}\u00a0: 1\u00a0voiture libre.`
        : `${category}\u00a0: ${cars}\u00a0voitures libres.`
    },
    span: (from, until) => `Du ${from} au ${until}, heure de Dakar`,
    unreachable: 'Nous n’avons pas pu vérifier si elle est libre.',
    unreachableHint:
      'Vous pouvez tout de même envoyer le formulaire\u00a0: la vérification se fait à l’arrivée, et vous saurez aussitôt si la voiture est prise.',
    startAt: (moment) => `La prendre le ${moment}`,
    others: 'Libres à vos dates\u00a0:',
    take: (name) => `Choisir ${name}`,
    nothingElse: 'Rien de comparable n’est libre à ces dates. Essayez d’autres jours, ou une autre catégorie.',
    noneHint:
      'Essayez d’autres dates ou une autre catégorie. Vous pouvez aussi envoyer la demande\u00a0: nous vous dirons ce qui est possible.',
    items: {
      chauffeur: 'Chauffeur',
      'baby-seat': 'Siège bébé',
      wifi: 'Point d’accès Wi-Fi',
      refreshments: 'Rafraîchissements',
      'airport-pickup': 'Prise en charge à l’aéroport',
    },
    times: (n, price) => `${days(n)} × ${price}`,
    toConfirm: 'prix à convenir',
    total: 'Total',
    totalSoFar: 'Total à ce stade',
    from: 'À partir de',
    forDays: (n, hasChauffeur) => `Pour ${days(n)}${hasChauffeur ? ', chauffeur compris' : ''}.`,
    about: 'environ',
    day: 'Une journée compte 24\u00a0heures à partir de la prise en charge\u202f; toute journée commencée est due.',
    held: 'Dès l’envoi, la voiture vous est gardée. La réservation devient ferme quand nous la confirmons.',
    notHeld:
      'Choisissez une voiture pour qu’elle vous soit gardée. Sinon, nous vous en proposons une, et rien n’est gardé d’ici là.',
    show: 'Voir le prix et les disponibilités',
  },
  submit: 'Envoyer la réservation',
  submitting: 'Envoi en cours…',
  sentTitle: 'Réservation de véhicule envoyée\u202f!',
  sentText: 'Merci. Votre réservation nous est parvenue.',
  sentNote:
    'Votre réservation nous est parvenue. Si vous avez choisi une voiture, elle vous est gardée dès maintenant\u202f; la réservation devient ferme quand nous la confirmons, à l’adresse indiquée.',
  errorText: 'L’envoi de la réservation a échoué. Merci de réessayer.',
}
