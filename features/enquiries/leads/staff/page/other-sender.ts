import { emailKey } from '../../contact-keys.ts'
import type { StaffLeadDetail } from '../../lead.public.ts'

const SENDER = /^(?<name>.*) <(?<email>[^<>]*)>$/s

/** Who sent something, 'Eve <eve@example.com>', unless name and address are both those the lead is known by. */
export function otherSender(
  sender: string | null,
  { name, contacts }: Pick<StaffLeadDetail, 'name' | 'contacts'>,
): string | null {
  if (sender === null) return null
  const said = SENDER.exec(sender)?.groups
  const isTheirName = said?.name?.trim().toLowerCase() === name.trim().toLowerCase()
  const isTheirAddress = contacts.some(({ kind, value }) => kind === 'email' && value === emailKey(said?.email ?? ''))
  return isTheirName && isTheirAddress ? null : sender
}
