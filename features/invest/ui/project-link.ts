import { inLocale, type Locale, withLocalePrefix } from '#common/locale.ts'
import type { Crumb } from '#ui/page/seo.ts'
import type { Site } from '#ui/page/site.ts'
import type { PublicInvestment } from '../investment.public.ts'
import { projectMessages } from '../project-messages.ts'

export const projectPath = (id: number) => `/invest/${id}`

/** The address of a project's page in the reader's language, whole: what is sent to somebody else. */
export function projectLink({ publicUrl, locale }: Pick<Site, 'publicUrl' | 'locale'>, id: number): string {
  return publicUrl + withLocalePrefix(projectPath(id), locale)
}

/** From the front door to this project. */
export function projectCrumbs(locale: Locale, project: PublicInvestment): Crumb[] {
  const words = projectMessages[locale]
  return [
    { label: words.home, path: '/' },
    { label: words.invest, path: '/invest' },
    { label: inLocale(locale, project.title, project.titleFr), path: projectPath(project.id) },
  ]
}
