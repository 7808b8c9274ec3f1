/** The address of this page with one of its words changed; null takes it away. */
export function withParam(params: URLSearchParams, name: string, value: string | null): { search: string } {
  const next = new URLSearchParams(params)
  if (value === null) next.delete(name)
  else next.set(name, value)
  return { search: next.toString() }
}
