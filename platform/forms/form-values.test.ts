import { expect, test } from 'vitest'
import { choices, email, line, paragraph } from './fields.ts'
import { defineForm } from './form.ts'
import { cutToFields } from './form-values.ts'

const form = defineForm({
  name: 'guests',
  parts: {
    all: { name: line({ maxLength: 20 }), email: email(), wishes: paragraph(), meals: choices(['noon', 'night']) },
  },
})

test('A page is given back no more than its fields hold, and all that they do hold', () => {
  const wishes = `${'a'.repeat(4_998)}\r\n.`
  const sent = { name: 'n'.repeat(250_000), email: 'a@b.co', wishes, meals: Array(9_000).fill('m'.repeat(900)) }
  const back = cutToFields(form, sent)
  expect(back).toEqual({
    name: 'n'.repeat(20),
    email: 'a@b.co',
    // A line break counts once, as in the browser: nothing of it is lost.
    wishes: `${'a'.repeat(4_998)}\n.`,
    meals: ['m'.repeat(200), 'm'.repeat(200)],
  })
  expect(cutToFields(form, { stranger: 'x' })).toEqual({ name: '', email: '', wishes: '', meals: '' })
})
