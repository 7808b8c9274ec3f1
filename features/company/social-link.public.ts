import { type Sent, withSentDates } from '#common/dates.ts'
import type { socialMediaLinks } from './social-link.table.server.ts'

type SocialLinkRow = typeof socialMediaLinks.$inferSelect

/** What leaves the server about a social media link: all of its row, and what a page needs to show it. server/public-fields.api.test.ts names every field. */
export type PublicSocialLink = Sent<SocialLinkRow>

export function toPublicSocialLink(row: SocialLinkRow): PublicSocialLink {
  return withSentDates(row)
}
