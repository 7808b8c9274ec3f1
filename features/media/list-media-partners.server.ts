import type { Context } from '#db/context.server.ts'
import { describePictures } from '#features/pictures/describe-pictures.server.ts'
import type { Picture } from '#features/pictures/picture-address.ts'
import { findActiveMediaPartners } from './media-partner.repository.server.ts'

/** What visitors see of a partner: its address for letters is the house's own business. */
export interface PublicMediaPartner {
  id: number
  name: string
  description: string | null
  descriptionFr: string | null
  website: string | null
  partnershipType: string | null
  picture: Picture | null
}

export async function listMediaPartners({ db }: Context): Promise<PublicMediaPartner[]> {
  const rows = await findActiveMediaPartners(db)
  const described = await describePictures(
    db,
    rows.flatMap(({ logo }) => logo ?? []),
  )
  return rows.map(({ id, name, description, descriptionFr, website, partnershipType, logo }) => ({
    id,
    name,
    description,
    descriptionFr,
    website,
    partnershipType,
    picture: logo === null ? null : (described.get(logo) ?? null),
  }))
}
