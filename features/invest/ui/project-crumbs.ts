import { inLocale, type Locale } from '#common/locale.ts'
import type { Crumb } from '#ui/page/seo.ts'
import type { PublicInvestment } from '../investment.public.ts'
import { projectMessages } from '../project-messages.ts'
import { projectPath } from './project-link.ts'

/** From the front door to this project. */
export function projectCrumbs(locale: Locale, project: PublicInvestment): Crumb[] {
  const words = projectMessages[locale]
  return [
    { label: words.home, path: '/' },
    { label: words.invest, path: '/invest' },
    { label: inLocale(locale, project.title, project.titleFr), path: projectPath(project.id) },
  ]
}
