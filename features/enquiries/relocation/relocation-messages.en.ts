import type { FormWords, PartName } from '../forms/form.ts'
import { en as form } from '../forms/form-messages.en.ts'
import type { relocationForm } from './relocation.form.ts'

type Form = typeof relocationForm
export interface RelocationMessages extends FormWords<Form> {
  parts: Record<PartName<Form>, { title: string; text: string }>
  progress: {
    label: string
    /** After the name of a section: '1 of 2'. */
    count: (answered: number, needed: number) => string
    /** After the name of a section that needs no answer. */
    allOptional: string
    /** Said after the name of a finished section. */
    done: string
    total: (answered: number, needed: number) => string
    enough: string
    /** Above the button, followed by the questions. */
    stillNeeded: string
  }
}

export const en: RelocationMessages = {
  name: 'Relocation form',
  parts: {
    you: { title: 'You', text: 'Whom we answer, and where you are now.' },
    household: { title: 'Who is coming', text: 'Everyone who will sleep in the house, four legs included.' },
    home: { title: 'The home', text: 'A rough idea is enough. We ask again before any visit.' },
    day: {
      title: 'School, work, getting around',
      text: 'So that the school run and the office are on the same side of town.',
    },
    help: { title: 'What we take off your hands', text: 'Tick freely. A tick asks a question; it orders nothing.' },
    when: { title: 'When, and with how much', text: 'Dates move. Give us the one you have.' },
  },
  fields: {
    ...form.person,
    currentLocation: 'Where do you live now?',
    familySize: 'How many of you are there?',
    childrenAges: 'How old are the children?',
    previousExperience: 'Have you moved abroad before?',
    pets: 'Which animals are coming along?',
    propertyType: 'What kind of home?',
    preferredArea: 'Which part of Dakar?',
    bedrooms: 'How many bedrooms?',
    budget: 'Monthly budget, in FCFA',
    furnishing: 'Should it be furnished?',
    amenities: 'What must it have?',
    schools: 'Which schools should we look at?',
    workLocation: 'Where will you work?',
    transportNeeds: 'How will you get around?',
    movingServices: 'The move itself',
    essentialServices: 'The first weeks',
    houseHelpServices: 'In the house',
    specialNeeds: 'What must we plan for?',
    moveInDate: 'When would you like to move in?',
    urgency: 'How urgent is it?',
    movingBudget: 'Total moving budget, in FCFA',
    employerSupport: 'Does an employer help?',
    additionalInfo: 'Anything else?',
  },
  hints: {
    phone: 'With the country code. A WhatsApp number is fine.',
    currentLocation: 'City and country.',
    budget: '1,000,000 FCFA is about 1,524 euros.',
    workLocation: 'A district, a street, or “from home”.',
    specialNeeds: 'Steps to avoid, quiet at night, dates that cannot move.',
    employerSupport: 'With the rent, the move, the school fees.',
  },
  choices: {
    familySize: { 1: '1', 2: '2', 3: '3', 4: '4', '5+': '5+' },
    previousExperience: {
      'first-time': 'No, this is the first time',
      experienced: 'Yes, outside Africa',
      'africa-experience': 'Yes, in Africa',
    },
    propertyType: {
      apartment: 'Apartment',
      villa: 'Villa',
      townhouse: 'Townhouse',
      duplex: 'Duplex',
      penthouse: 'Penthouse',
      studio: 'Studio',
      undecided: 'Open to ideas',
    },
    preferredArea: {
      almadies: 'Almadies',
      ngor: 'Ngor',
      mermoz: 'Mermoz',
      'point-e': 'Point E',
      'sacre-coeur': 'Sacré-Cœur',
      fann: 'Fann',
      plateau: 'Plateau',
      ouakam: 'Ouakam',
      'no-preference': 'No preference',
    },
    bedrooms: { 1: '1', 2: '2', 3: '3', 4: '4', '5+': '5+' },
    budget: {
      '500000-1000000': '500,000-1,000,000',
      '1000000-2000000': '1,000,000-2,000,000',
      '2000000-3000000': '2,000,000-3,000,000',
      '3000000+': '3,000,000+',
    },
    furnishing: {
      complete: 'Completely',
      partial: 'In part',
      shopping: 'Furniture to buy together',
      no: 'No',
    },
    amenities: {
      generator: 'A generator',
      'water-tank': 'A water tank',
      'air-conditioning': 'Air conditioning',
      'fibre-internet': 'Fibre internet',
      security: 'A guarded entrance',
      parking: 'Parking',
      garden: 'A garden',
      pool: 'A swimming pool',
    },
    schools: { international: 'International', local: 'Local', both: 'Both', no: 'None' },
    transportNeeds: {
      'car-purchase': 'Buying a car',
      chauffeur: 'With a chauffeur',
      'public-transport': 'Public transport',
      'company-car': 'Company car',
      none: 'No help needed',
    },
    movingServices: {
      'packing-freight': 'Packing and freight',
      customs: 'Customs',
      storage: 'Storage',
      'pet-travel': 'Animals’ papers and travel',
      'airport-welcome': 'Someone at the airport',
      'first-weeks-home': 'A roof until you have the keys',
    },
    essentialServices: {
      'power-water': 'Power and water',
      'internet-phone': 'Internet and telephone',
      'bank-account': 'Bank account',
      'residence-papers': 'Residence papers',
      doctor: 'A doctor, a clinic',
      insurance: 'Insurance',
    },
    houseHelpServices: {
      housekeeping: 'Housekeeping',
      cooking: 'Cooking',
      childcare: 'Childcare',
      tutoring: 'Tutoring',
      gardening: 'Gardening',
      'night-guard': 'A night guard',
    },
    urgency: {
      immediate: 'Immediate (1-2 weeks)',
      'within-a-month': 'Within a month',
      'within-3-months': 'Within 3 months',
      flexible: 'Flexible',
    },
    movingBudget: {
      'under-5000000': 'Under 5 million',
      '5000000-10000000': '5-10 million',
      '10000000-20000000': '10-20 million',
      '20000000+': '20 million+',
    },
  },
  progress: {
    label: 'Sections of the form',
    count: (answered, needed) => `${answered} of ${needed}`,
    allOptional: 'optional',
    done: 'complete',
    total: (answered, needed) => `${answered} of the ${needed} answers we need.`,
    enough: 'Everything we need is there.',
    stillNeeded: 'Still needed:',
  },
  submit: 'Send the request',
  submitting: 'Submitting...',
  sentTitle: 'Relocation Request Submitted!',
  sentText: 'Thank you. Your request is with us.',
  sentNote: 'Your request is with us, with every answer you gave. We will write to the address you gave.',
  errorText: 'Failed to submit relocation request. Please try again.',
}
