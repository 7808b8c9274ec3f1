import type { Option } from '#ui/options.ts'

/** The values of a list with their names in the reader's language. */
export function namedOptions<Value extends string>(values: readonly Value[], names: Record<Value, string>): Option[] {
  return values.map((value) => ({ value, label: names[value] }))
}
