import type { Picture } from '#features/pictures/picture-address.ts'

/** What Nest does besides listings: the studio, project accompaniment, property management. */
export function NestServices(_props: { studioPicture: Picture | undefined }) {
  return null
}
