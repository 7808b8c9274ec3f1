import { useWatch } from 'react-hook-form'
import { LOCALES } from '#common/locale.ts'
import { namedOptions } from '#ui/options.ts'
import { useMessages } from '#ui/page/site.ts'
import { SelectField, TextField } from '../fields.tsx'
import { kitMessages } from '../messages.ts'

interface Person {
  name: string
  phone: string
  email: string
  locale: string
}

/** Somebody who called, as staff write them down: how they are reached, and in which language. */
export function PersonFields() {
  const { person: words } = useMessages(kitMessages)
  const [email, phone] = useWatch<Person, ['email', 'phone']>({ name: ['email', 'phone'] })
  // One of the two will do, and its label says so as soon as the other is there.
  const isGiven = (other: string) => other.trim() !== '' || undefined
  return (
    <>
      <TextField<Person> name="name" />
      <TextField<Person> name="phone" type="tel" isOptional={isGiven(email)} />
      <TextField<Person> name="email" type="email" hint={words.reachHint} isOptional={isGiven(phone)} />
      <SelectField<Person> name="locale" label={words.locale} options={namedOptions(LOCALES, words.locales)} />
    </>
  )
}
