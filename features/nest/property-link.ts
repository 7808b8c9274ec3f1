import { withLocalePrefix } from '#common/locale.ts'
import type { Site } from '#ui/page/site.ts'

/** Where the form for a question stands on the page of a home, a project or a car. */
export const INQUIRY_ID = 'enquiry'

/** The address of a home's page in the reader's language, whole: what is sent to somebody else. */
export function propertyLink({ publicUrl, locale }: Pick<Site, 'publicUrl' | 'locale'>, id: number): string {
  return publicUrl + withLocalePrefix(`/property/${id}`, locale)
}
