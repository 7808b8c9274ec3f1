/** What a public form holds, by the names of its fields. */
export type FormValues = Record<string, string>

/** A sentence, or what was typed, at each field that has one. */
export type FieldTexts = Partial<Record<string, string>>

/** Answers a post without JavaScript that will not do: what was wrong, and what was typed. */
export interface FormAnswer {
  problems: FieldTexts
  values: FieldTexts
}

/** A file in a field is of no use here: our forms ask for words. */
export function readFormValues(data: FormData): FormValues {
  return Object.fromEntries([...data].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
