type Fields = Record<string, unknown>

/** Form values are what JSON can say, so their text tells whether two are the same. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function changedFields(from: Fields, to: Fields): string[] {
  return Object.keys(to).filter((field) => !isSame(from[field], to[field]))
}

/** The fields that both sides changed, each to something else. */
export function fieldsBothChanged<Values extends object>(base: Values, mine: Values, theirs: Values): string[] {
  const [from, own, other] = [base, mine, theirs] as Fields[] as [Fields, Fields, Fields]
  const byThem = new Set(changedFields(from, other))
  return changedFields(from, own).filter((field) => byThem.has(field) && !isSame(own[field], other[field]))
}

/** Theirs, with every field on top that I changed. What I did not touch must not come back to its old value. */
export function mergeEdits<Values extends object>(base: Values, mine: Values, theirs: Values): Values {
  const own = mine as Fields
  const changes = changedFields(base as Fields, own).map((field) => [field, own[field]])
  return { ...theirs, ...Object.fromEntries(changes) } as Values
}
