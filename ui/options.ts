/** One answer of a select, a combobox or a group of choices. */
export interface Option {
  value: string
  label: string
  isDisabled?: boolean
}

export interface OptionGroup {
  label: string
  options: readonly Option[]
}

export type Options = readonly (Option | OptionGroup)[]

export function isGroup(entry: Option | OptionGroup): entry is OptionGroup {
  return 'options' in entry
}

export function flatOptions(options: Options): Option[] {
  return options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))
}

/** The values of a list with their names in the reader's language. */
export function namedOptions<Value extends string>(values: readonly Value[], names: Record<Value, string>): Option[] {
  return values.map((value) => ({ value, label: names[value] }))
}

/** 'Sacré-Cœur' as a hurried reader types it: 'sacre coeur'. For comparing, never for showing. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[\s\-’']+/g, ' ')
    .trim()
}
