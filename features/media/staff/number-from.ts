/** An empty text would count as zero; as no number at all, the schema asks for one. */
export const numberFrom = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

/** A number that may be missing. */
export const optionalNumberFrom = (text: string) => (text.trim() === '' ? null : Number(text))
