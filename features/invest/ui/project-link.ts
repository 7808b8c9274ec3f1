import { withLocalePrefix } from '#common/locale.ts'
import type { Site } from '#ui/page/site.ts'

export const projectPath = (id: number) => `/invest/${id}`

/** The address of a project's page in the reader's language, whole: what is sent to somebody else. */
export function projectLink({ publicUrl, locale }: Pick<Site, 'publicUrl' | 'locale'>, id: number): string {
  return publicUrl + withLocalePrefix(projectPath(id), locale)
}
