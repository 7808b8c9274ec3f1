import type { ContentKind } from '#features/content/content-kind.server.ts'
import { writerOf } from '#features/content/write-content.server.ts'
import {
  deleteSocialLinkRow,
  findSocialLink,
  insertSocialLink,
  updateSocialLinkRow,
} from './social-link.repository.server.ts'
import type { SocialLinkInput } from './social-link.schema.ts'
import { socialMediaLinks } from './social-link.table.server.ts'

export const socialLinkKind: ContentKind<typeof socialMediaLinks.$inferSelect, SocialLinkInput> = {
  entity: 'social-link',
  permission: 'social-link:write',
  table: socialMediaLinks,
  label: ({ platform }) => platform,
  find: findSocialLink,
  insert: insertSocialLink,
  update: updateSocialLinkRow,
  remove: deleteSocialLinkRow,
}

export const { create: createSocialLink, update: updateSocialLink, remove: deleteSocialLink } = writerOf(socialLinkKind)
