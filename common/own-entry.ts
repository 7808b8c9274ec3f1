/**
 * What a record says under a name that came from outside. Plain indexing also finds what every object inherits, so that
 * 'constructor' in an address or a form would be answered with a function.
 */
export function ownEntry<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}

/** What came as JSON may be anything. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
