import { z } from 'zod'
import { count } from '#common/schema.ts'
import { say } from '#common/validation.ts'

export const SOCIAL_PLATFORMS = ['LinkedIn', 'Instagram', 'Twitter', 'TikTok', 'Facebook', 'YouTube'] as const

export const socialLinkInputSchema = z.object({
  platform: z.enum(SOCIAL_PLATFORMS, say('platformRequired')),
  url: z
    .url({ protocol: /^https?$/, error: 'validUrlRequired' })
    .regex(/^[^\s\p{Cc}]+$/u, say('validUrlRequired'))
    .max(2_000, say('tooLong')),
  isActive: z.boolean().default(true),
  displayOrder: count.default(0),
})
export type SocialLinkDraft = z.input<typeof socialLinkInputSchema>
export type SocialLinkInput = z.output<typeof socialLinkInputSchema>
