import { expect, test } from 'vitest'
import { enquiryMessages } from '#features/enquiries/contact/messages.ts'
import { inquiryMessages } from '#features/enquiries/inquiry/inquiry-messages.ts'
import { conciergeMessages } from '#features/experience/concierge/concierge-messages.ts'
import { relocationMessages } from '#features/experience/relocation/relocation-messages.ts'
import { partnershipMessages } from '#features/media/partnership/partnership-messages.ts'
import { reservationMessages } from '#features/mobility/hire/reservation-messages.ts'
import { consultationMessages } from '#features/nest/consultation/consultation-messages.ts'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import { FormEnd } from './form-end.tsx'

interface Words {
  submit: string
  submitting: string
}

function buttonOf({ submit, submitting }: Words, isSending: boolean): string {
  const end = { submit, submitting, isSending, isWaiting: false, takeBack() {}, isProblemNew: false }
  return /<button.*?<\/button>/.exec(htmlOf(<FormEnd {...end} />))?.[0] ?? ''
}

test.for<[string, Words, string]>([
  ['consultation', consultationMessages.en, 'Submitting...'],
  ['relocation', relocationMessages.en, 'Submitting...'],
  ['concierge', conciergeMessages.en, 'Submitting...'],
  ['reservation', reservationMessages.en, 'Submitting...'],
  ['partnership', partnershipMessages.en, 'Submitting...'],
  ['contact', enquiryMessages.en.form, 'Sending...'],
  ['question', inquiryMessages.en.form('the villa'), 'Sending...'],
])('While a %s is on its way its button is disabled, turns, and says so', ([, words, label]) => {
  const busy = buttonOf(words, true)
  expect(busy).toContain('aria-disabled="true"')
  expect(busy).toContain('class="spinner"')
  expect(busy).toContain(`${label}</button>`)

  const open = buttonOf(words, false)
  expect(open).toContain(`${words.submit}</button>`)
  expect(open).not.toContain('aria-disabled="true"')
})
