interface Props {
  propertyId: number
  title: string
}

/** Keeps a home on the visitor's shortlist, or takes it off. */
export function ShortlistButton(_props: Props) {
  return null
}
