import { expect, test } from 'vitest'
import { relocationForm, toRelocationSubmission } from '#features/experience/relocation/relocation.form.ts'
import type { AnswersOf } from '#platform/forms/form.ts'
import { fieldsOf } from '#platform/forms/form.ts'
import { describeContact } from './contact-forms.ts'

const ANSWERS: AnswersOf<typeof relocationForm> = {
  name: 'Helen Otieno',
  email: 'helen@example.com',
  phone: '+254 700 000 000',
  currentLocation: 'Nairobi',
  familySize: '4',
  childrenAges: '3 and 7',
  pets: 'A cat',
  previousExperience: 'africa-experience',
  propertyType: 'villa',
  preferredArea: 'point-e',
  bedrooms: '5+',
  budget: '2000000-3000000',
  furnishing: 'shopping',
  amenities: ['generator', 'garden'],
  schools: 'both',
  workLocation: 'Plateau',
  transportNeeds: 'car-purchase',
  movingServices: ['customs'],
  essentialServices: ['power-water'],
  houseHelpServices: ['cooking'],
  specialNeeds: 'A wheelchair.',
  moveInDate: '2031-05-02',
  urgency: 'within-3-months',
  movingBudget: '10000000-20000000',
  employerSupport: 'The rent',
  additionalInfo: 'We come by ship.',
}

test('A relocation request holds all 26 answers, the SPEC’s under its own keys, and says each of them once', () => {
  const submission = toRelocationSubmission(ANSWERS)
  expect(Object.keys(ANSWERS)).toHaveLength(26)
  expect(submission).toMatchObject({ type: 'relocation', name: ANSWERS.name, message: 'We come by ship.' })
  expect(Object.keys(submission.formData).slice(0, 5)).toEqual([
    'moveInDate',
    'propertyType',
    'furnishing',
    'schools',
    'specialRequests',
  ])
  expect(submission.formData.specialRequests).toBe('A wheelchair.\n\nWe come by ship.')
  expect({ ...submission, ...submission.formData }).toMatchObject(ANSWERS)

  // Name, address and number stand beside the answers, and the last words are the message.
  const apart = ['name', 'email', 'phone', 'additionalInfo']
  const described = describeContact(submission, 'fr')
  expect(described.map(({ key }) => key)).toEqual(
    Object.keys(fieldsOf(relocationForm)).filter((key) => !apart.includes(key)),
  )
  expect(described.find(({ key }) => key === 'transportNeeds')).toEqual({
    key: 'transportNeeds',
    label: 'Comment vous déplacerez-vous\u202f?',
    text: 'Achat d’une voiture',
  })
})

test('What a caller sends in the SPEC’s five keys alone is not taken for a repetition', () => {
  const formData = { moveInDate: '2031-05-02', specialRequests: 'Two dogs.' }
  expect(describeContact({ type: 'relocation', message: null, formData }, 'en')).toMatchObject([
    { label: 'When would you like to move in?', text: '2031-05-02' },
    { label: 'Special requests', text: 'Two dogs.' },
  ])
})
