import { expect, test } from 'vitest'
import { htmlOf } from '#app/html-of.fixture.tsx'
import { en as concierge } from '../concierge/concierge-messages.en.ts'
import { en as consultation } from '../consultation/consultation-messages.en.ts'
import { en as contact } from '../contact/messages.en.ts'
import { en as inquiry } from '../inquiry/inquiry-messages.en.ts'
import { en as partnership } from '../partnership/partnership-messages.en.ts'
import { en as relocation } from '../relocation/relocation-messages.en.ts'
import { en as reservation } from '../reservation/reservation-messages.en.ts'
import { FormEnd } from './form-end.tsx'

interface Words {
  submit: string
  submitting: string
}

function buttonOf({ submit, submitting }: Words, isSending: boolean): string {
  const end = { submit, submitting, isSending, isWaiting: false, takeBack() {}, isProblemNew: false, sent: undefined }
  return /<button.*?<\/button>/.exec(htmlOf(<FormEnd {...end} />))?.[0] ?? ''
}

test.for<[string, Words, string]>([
  ['consultation', consultation, 'Submitting...'],
  ['relocation', relocation, 'Submitting...'],
  ['concierge', concierge, 'Submitting...'],
  ['reservation', reservation, 'Submitting...'],
  ['partnership', partnership, 'Submitting...'],
  ['contact', contact.form, 'Sending...'],
  ['question', inquiry.form('the villa'), 'Sending...'],
])('While a %s is on its way its button is disabled, turns, and says so', ([, words, label]) => {
  const busy = buttonOf(words, true)
  expect(busy).toContain('aria-disabled="true"')
  expect(busy).toContain('class="spinner"')
  expect(busy).toContain(`${label}</button>`)

  const open = buttonOf(words, false)
  expect(open).toContain(`${words.submit}</button>`)
  expect(open).not.toContain('aria-disabled="true"')
})
