import type { CompanyProfile } from '#ui/page/company-profile.ts'

/** The map of the contact page shows this district and no other: a house that moves away takes the map with it. */
export function isInAlmadies({ place }: Pick<CompanyProfile, 'place'>): boolean {
  return /almadies/i.test(place)
}
