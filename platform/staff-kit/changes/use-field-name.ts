import { ownEntry } from '#common/own-entry.ts'
import { useMessages } from '#ui/page/site.ts'
import { fieldMessages } from './field-messages.ts'

/** What a stored field is called in the reader's language. */
export function useFieldName(): (field: string) => string {
  const { fields } = useMessages(fieldMessages)
  return (field) => ownEntry(fields, field) ?? field
}
