import type { PublicProperty } from '../property.public.ts'

interface Props {
  property: Pick<PublicProperty, 'id' | 'title' | 'titleFr' | 'location' | 'latitude' | 'longitude'>
}

/** Where the home is. */
export function LocationMap(_props: Props) {
  return null
}
