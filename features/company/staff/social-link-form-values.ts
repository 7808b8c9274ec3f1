import { z } from 'zod'
import type { PublicSocialLink } from '../social-link.public.ts'
import { type SocialLinkDraft, socialLinkInputSchema } from '../social-link.schema.ts'

/** What the inputs hold: a number is text while someone types it. */
export interface SocialLinkFormValues {
  platform: string
  url: string
  displayOrder: string
  isActive: boolean
}

/** SPEC section 5. */
export const NEW_SOCIAL_LINK: SocialLinkFormValues = { platform: '', url: '', displayOrder: '0', isActive: true }

export function toSocialLinkValues({ platform, url, displayOrder, isActive }: PublicSocialLink): SocialLinkFormValues {
  return { platform, url, displayOrder: String(displayOrder), isActive }
}

/** An empty text would count as zero; as no number at all, the schema asks for one. */
const countOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

function toDraft({ platform, url, displayOrder, isActive }: SocialLinkFormValues): SocialLinkDraft {
  return {
    // Before one is chosen it is none: the schema says so.
    platform: platform as SocialLinkDraft['platform'],
    // Pasted, often with a space behind it.
    url: url.trim(),
    displayOrder: countOf(displayOrder),
    isActive,
  }
}

/** The API's own schema, reached from what the inputs hold: the form knows no rule of its own. */
export const socialLinkFormSchema = z.custom<SocialLinkFormValues>().transform(toDraft).pipe(socialLinkInputSchema)
