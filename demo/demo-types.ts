import type { ReviewDraft } from '#features/company/review.schema.ts'
import type { SocialLinkDraft } from '#features/company/social-link.schema.ts'
import type { InvestmentDraft } from '#features/invest/investment.schema.ts'
import type { ArticleDraft } from '#features/media/article.schema.ts'
import type { MediaPartnerDraft } from '#features/media/media-partner.schema.ts'
import type { PodcastDraft } from '#features/media/podcast.schema.ts'
import type { VehicleDraft } from '#features/mobility/vehicle.schema.ts'
import type { PropertyDraft } from '#features/nest/property.schema.ts'
import type { SaleState } from '#features/nest/sale/sale-states.ts'
import type { DemoStays } from './demo-stays.ts'

/** Demo content is written as staff would type it, with pictures named by their file in demo/pictures (no ending). */
interface WithPictures {
  pictures: string[]
}
interface WithPicture {
  picture: string
}

/** What became of a home, so many days before the day of loading. */
interface DemoStanding {
  saleState: Exclude<SaleState, 'available'>
  priceReached?: string
  daysAgo: number
}

/** `stays`: how it is let by the night, with days that are reckoned when it is loaded. */
export type DemoProperty = Omit<PropertyDraft, 'images' | 'stayTerms' | 'saleState' | 'priceReached'> &
  WithPictures & { stays?: DemoStays; standing?: DemoStanding }
export type DemoVehicle = Omit<VehicleDraft, 'images'> & WithPictures
export interface DemoDocument {
  /** In demo/documents. */
  file: string
  /** As staff would have called it: the page shows it. */
  name: string
}
/** Plans are pictures of the library too. */
export type DemoInvestment = Omit<InvestmentDraft, 'images' | 'plans' | 'brochures' | 'investorDeckUrl'> &
  WithPictures & { plans?: string[]; brochures?: DemoDocument[]; deck?: DemoDocument }
export type DemoReview = Omit<ReviewDraft, 'clientImage'>
export type DemoSocialLink = SocialLinkDraft
/** A picture within the text is written `![words](picture:NAME)`. */
export type DemoArticle = Omit<ArticleDraft, 'featuredImage' | 'images' | 'contentFr'> &
  WithPicture & { contentFr: string }
/** A recording is a file of demo/audio. */
export type DemoPodcast = Omit<PodcastDraft, 'coverImage' | 'audioUrl'> & WithPicture & { audio?: string }
export type DemoMediaPartner = Omit<MediaPartnerDraft, 'logo'> & WithPicture
