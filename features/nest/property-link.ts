import type { Site } from '#app/site.ts'
import { withLocalePrefix } from '#common/locale.ts'

/** The address of a home's page in the reader's language, whole: what is sent to somebody else. */
export function propertyLink({ publicUrl, locale }: Pick<Site, 'publicUrl' | 'locale'>, id: number): string {
  return publicUrl + withLocalePrefix(`/property/${id}`, locale)
}
