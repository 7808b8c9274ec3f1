import type { ChauffeurTerms, VehicleCategory } from '../vehicle-categories.ts'

const categories: Record<VehicleCategory, string> = {
  sedan: 'Sedan',
  suv: 'SUV',
  van: 'Van',
  sports: 'Sports',
  luxury: 'Luxury',
}

const chauffeurTerms: Record<ChauffeurTerms, string> = {
  optional: 'As the visitor wishes',
  required: 'Always: only hired with its chauffeur',
  unavailable: 'Never: the visitor drives',
}

/** What the site has words for; another word is shown as it was written. */
const transmissions: Record<string, string> = { automatic: 'Automatic', manual: 'Manual' }
const fuels: Record<string, string> = { petrol: 'Petrol', diesel: 'Diesel', hybrid: 'Hybrid', electric: 'Electric' }

const en = {
  title: 'Vehicles',
  views: { label: 'Views', cars: 'Cars', calendar: 'Calendar' },
  add: 'Add Vehicle',
  search: 'Name, brand, model',
  category: 'Category',
  categories,
  availability: 'Availability',
  available: 'Available',
  unavailable: 'Unavailable',
  frenchMissing: 'Missing in French',
  perDay: (amount: string) => `${amount}/day`,
  chauffeur: {
    optional: (amount: string) => `Chauffeur ${amount}`,
    required: (amount: string) => `Only with chauffeur, ${amount}`,
    unavailable: () => 'Without chauffeur',
  },
  calendarOf: 'Calendar',
  empty: 'No vehicles yet',
  emptyHint: 'The first one you add appears here and, while it is available, on the site.',

  form: {
    addTitle: 'Add New Vehicle',
    editTitle: 'Edit Vehicle',
    addSubmit: 'Add Vehicle',
    editSubmit: 'Save changes',
    saving: 'Saving…',
    added: 'Vehicle added successfully',
    updated: 'Vehicle updated successfully',
    nameHint: 'What we call it. The same in both languages.',
    choose: 'Choose…',
    pricePerDay: 'Price per day (FCFA)',
    chauffeurPrice: 'Chauffeur price per day (FCFA)',
    chauffeurHint: 'On top of the car’s price.',
    chauffeurTerms,
    transmissions,
    fuels,
    notSaid: 'Not stated',
    featuresFrHint: 'Without them, French-speaking visitors read the English list.',
    state: 'On the site',
    isAvailable: 'Available: visitors see it and can reserve it',
  },

  calendar: {
    month: 'Month',
    previous: 'Previous month',
    next: 'Next month',
    today: 'This month',
    car: 'Car',
    allCars: 'All cars',
    caption: (month: string) => `Which car is held when, ${month}`,
    captionOf: (car: string, month: string) => `When ${car} is held, ${month}`,
    carColumn: 'Car',
    booked: 'Booked',
    key: 'Key',
    statuses: { pending: 'pending', confirmed: 'confirmed', completed: 'completed', cancelled: 'cancelled' },
    /** A bar of the calendar, read out: 'Awa Diop, pending, from … to …'. */
    hire: (who: string, status: string, from: string, to: string) => `${who}, ${status}, from ${from} to ${to}`,
    hires: (n: number) => (n === 1 ? '1 booking' : `${n} bookings`),
    agenda: 'Bookings of the month',
    freeFrom: (day: string, clock: string) => `Free again from ${day}, ${clock}`,
    dakarTime: 'All times are Dakar time.',
    open: 'Open in Bookings',
    openOf: (who: string) => `: ${who}`,
    offRoad: 'unavailable',
    nothing: (month: string) => `No car is held in ${month}`,
    nothingOf: (car: string, month: string) => `${car} is free all through ${month}`,
    nothingHint: 'Reservations from the site appear here as soon as they come in.',
    noCars: 'No cars yet',
    noCarsHint: 'Once there is a car, this shows when it is held.',
    withoutCar: (n: number) =>
      n === 1
        ? '1 request of this month names no car and holds none yet.'
        : `${n} requests of this month name no car and hold none yet.`,
    seeBookings: 'See the bookings',
    gone: 'This car no longer exists.',
  },
}

const fr = {
  title: 'Véhicules',
  views: { label: 'Vues', cars: 'Voitures', calendar: 'Calendrier' },
  add: 'Ajouter un véhicule',
  search: 'Nom, marque, modèle',
  category: 'Catégorie',
  categories: { sedan: 'Berline', suv: 'SUV', van: 'Van', sports: 'Sport', luxury: 'Luxe' },
  availability: 'Disponibilité',
  available: 'Disponible',
  unavailable: 'Indisponible',
  frenchMissing: 'Français manquant',
  perDay: (amount) => `${amount}/jour`,
  chauffeur: {
    optional: (amount) => `Chauffeur ${amount}`,
    required: (amount) => `Avec chauffeur uniquement, ${amount}`,
    unavailable: () => 'Sans chauffeur',
  },
  calendarOf: 'Calendrier',
  empty: 'Aucun véhicule pour le moment',
  emptyHint: 'Le premier que vous ajouterez apparaîtra ici et, tant qu’il est disponible, sur le site.',

  form: {
    addTitle: 'Ajouter un véhicule',
    editTitle: 'Modifier le véhicule',
    addSubmit: 'Ajouter le véhicule',
    editSubmit: 'Enregistrer',
    saving: 'Enregistrement…',
    added: 'Véhicule ajouté',
    updated: 'Véhicule mis à jour',
    nameHint: 'Comme nous l’appelons. Le même dans les deux langues.',
    choose: 'Choisir…',
    pricePerDay: 'Prix par jour (FCFA)',
    chauffeurPrice: 'Prix du chauffeur par jour (FCFA)',
    chauffeurHint: 'En plus du prix du véhicule.',
    chauffeurTerms: {
      optional: 'Au choix du visiteur',
      required: 'Toujours\u00a0: loué avec son chauffeur uniquement',
      unavailable: 'Jamais\u00a0: le visiteur conduit',
    },
    transmissions: { automatic: 'Automatique', manual: 'Manuelle' },
    fuels: { petrol: 'Essence', diesel: 'Diesel', hybrid: 'Hybride', electric: 'Électrique' },
    notSaid: 'Non précisé',
    featuresFrHint: 'Sans eux, les visiteurs francophones lisent la liste anglaise.',
    state: 'Sur le site',
    isAvailable: 'Disponible\u00a0: les visiteurs le voient et peuvent le réserver',
  },

  calendar: {
    month: 'Mois',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    today: 'Ce mois-ci',
    car: 'Voiture',
    allCars: 'Toutes les voitures',
    caption: (month) => `Quelle voiture est réservée quand, ${month}`,
    captionOf: (car, month) => `Quand ${car} est réservée, ${month}`,
    carColumn: 'Voiture',
    booked: 'Réservée',
    key: 'Légende',
    statuses: { pending: 'en attente', confirmed: 'confirmée', completed: 'terminée', cancelled: 'annulée' },
    hire: (who, status, from, to) => `${who}, ${status}, du ${from} au ${to}`,
    hires: (n) => (n < 2 ? `${n} réservation` : `${n} réservations`),
    agenda: 'Réservations du mois',
    freeFrom: (day, clock) => `De nouveau libre le ${day} à ${clock}`,
    dakarTime: 'Toutes les heures sont à l’heure de Dakar.',
    open: 'Ouvrir dans Réservations',
    openOf: (who) => `\u00a0: ${who}`,
    offRoad: 'indisponible',
    nothing: (month) => `Aucune voiture n’est réservée, ${month}`,
    nothingOf: (car, month) => `${car} est libre tout le mois, ${month}`,
    nothingHint: 'Les réservations du site apparaissent ici dès leur arrivée.',
    noCars: 'Aucune voiture pour le moment',
    noCarsHint: 'Dès qu’il y en aura une, on verra ici quand elle est réservée.',
    withoutCar: (n) =>
      n < 2
        ? `${n} demande de ce mois ne nomme aucune voiture et n’en réserve encore aucune.`
        : `${n} demandes de ce mois ne nomment aucune voiture et n’en réservent encore aucune.`,
    seeBookings: 'Voir les réservations',
    gone: 'Cette voiture n’existe plus.',
  },
} satisfies typeof en

export const vehicleStaffMessages = { en, fr }
