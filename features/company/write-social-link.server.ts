import type { Context } from '#db/context.server.ts'
import type { ContentKind } from '#features/content/content-kind.server.ts'
import { createContent, deleteContent, updateContent } from '#features/content/write-content.server.ts'
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

export function createSocialLink(context: Context, input: SocialLinkInput): Promise<number> {
  return createContent(context, socialLinkKind, input)
}

export function updateSocialLink(
  context: Context,
  id: number,
  input: SocialLinkInput,
  version: string | null = null,
): Promise<void> {
  return updateContent(context, socialLinkKind, { id, input, version })
}

export function deleteSocialLink(context: Context, id: number): Promise<void> {
  return deleteContent(context, socialLinkKind, id)
}
