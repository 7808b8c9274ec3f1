import { ownEntry } from '#common/own-entry.ts'
import { useMessages } from '#ui/page/site.ts'
import { templateMessages } from './messages.ts'

/** What a place stands for, in words; one we do not know stays as it is written. */
export function useVariableNames(): (name: string) => string {
  const { variables } = useMessages(templateMessages)
  return (name) => ownEntry<string>(variables, name) ?? `{{${name}}}`
}
