import { reviewKind } from '#features/company/write-review.server.ts'
import { socialLinkKind } from '#features/company/write-social-link.server.ts'
import { enquiriesAbout, giveEnquiriesBack, type Inquired } from '#features/enquiries/about-content.server.ts'
import { investmentKind } from '#features/invest/write-investment.server.ts'
import { feedKind } from '#features/media/foreign-feeds/write-feed.server.ts'
import { articleKind } from '#features/media/write-article.server.ts'
import { mediaPartnerKind } from '#features/media/write-media-partner.server.ts'
import { podcastKind } from '#features/media/write-podcast.server.ts'
import { vehicleKind } from '#features/mobility/write-vehicle.server.ts'
import { calendarsOf, giveCalendarsBack } from '#features/nest/stays/calendar-feeds/attached-calendars.server.ts'
import { giveStaysBack, staysOf } from '#features/nest/stays/stays-of-home.server.ts'
import { propertyKind } from '#features/nest/write-property.server.ts'
import { templateKind } from '#features/templates/write-template.server.ts'
import type { AnyContentKind } from '#platform/content/content-kind.server.ts'

/** What was asked about a record goes with it and comes back with it; the record's own line does not know of that. */
function withEnquiries(entity: Inquired, kind: AnyContentKind): AnyContentKind {
  return {
    ...kind,
    attached: async (db, id) => ({ ...(await kind.attached?.(db, id)), ...(await enquiriesAbout(db, entity, id)) }),
    async reattach(db, id, attached) {
      await kind.reattach?.(db, id, attached)
      await giveEnquiriesBack(db, entity, id, attached)
    },
  }
}

/** What else goes with a record and comes back with it, beside what it has already. */
function withMore(kind: AnyContentKind, more: Pick<Required<AnyContentKind>, 'attached' | 'reattach'>): AnyContentKind {
  return {
    ...kind,
    attached: async (db, id) => ({ ...(await kind.attached?.(db, id)), ...(await more.attached(db, id)) }),
    async reattach(db, id, attached) {
      await kind.reattach?.(db, id, attached)
      await more.reattach(db, id, attached)
    },
  }
}

/** All that staff write under one set of rules. The lines do not know each other; here they stand side by side. */
export const CONTENT_KINDS: readonly AnyContentKind[] = [
  // What calendars of others want, they get once the guests have theirs again.
  withMore(withMore(withEnquiries('property', propertyKind), { attached: staysOf, reattach: giveStaysBack }), {
    attached: calendarsOf,
    reattach: giveCalendarsBack,
  }),
  withEnquiries('vehicle', vehicleKind),
  withEnquiries('investment', investmentKind),
  reviewKind,
  socialLinkKind,
  mediaPartnerKind,
  articleKind,
  podcastKind,
  templateKind,
  feedKind,
]
