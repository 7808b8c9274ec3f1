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
