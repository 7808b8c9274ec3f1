import type { VehicleCategory } from '../vehicle-categories.ts'

const categories: Record<VehicleCategory, string> = {
  sedan: 'Sedan',
  suv: 'SUV',
  van: 'Van',
  sports: 'Sports',
  luxury: 'Luxury',
}

/** What the site has words for; another word is shown as it was written. */
const transmissions: Record<string, string> = { automatic: 'Automatic', manual: 'Manual' }
const fuels: Record<string, string> = { petrol: 'Petrol', diesel: 'Diesel', hybrid: 'Hybrid', electric: 'Electric' }

export const en = {
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
  chauffeur: (amount: string) => `Chauffeur ${amount}`,
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
    brand: 'Brand',
    name: 'Name',
    nameHint: 'What the house calls it. The same in both languages.',
    model: 'Model',
    choose: 'Choose…',
    pricePerDay: 'Price per day (FCFA)',
    chauffeurPrice: 'Chauffeur price per day (FCFA)',
    chauffeurHint: 'On top of the car’s price.',
    maxPassengers: 'Passengers',
    maxBags: 'Bags',
    year: 'Year',
    transmission: 'Transmission',
    transmissions,
    fuelType: 'Fuel',
    fuels,
    notSaid: 'Not stated',
    features: 'Features in English',
    featuresFr: 'Features in French',
    featuresFrHint: 'Without them, French-speaking visitors read the English list.',
    description: 'Description in English',
    descriptionFr: 'Description in French',
    images: 'Pictures',
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

export type VehicleStaffMessages = typeof en
