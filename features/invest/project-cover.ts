import { inLocale, type Locale } from '#common/locale.ts'
import type { Cover } from '#ui/page/cover.ts'
import type { PublicInvestment } from './investment.public.ts'
import { standingOf } from './project-status.ts'

type Shown = Pick<PublicInvestment, 'id' | 'title' | 'titleFr' | 'location' | 'isVefa' | 'completionDate' | 'images'>

/** What a link to a project shows where it is shared. No figure: without its risk beside it, none is shown anywhere. */
export function projectCover(project: Shown, locale: Locale): Cover {
  const { id, location } = project
  const title = inLocale(locale, project.title, project.titleFr)
  return {
    name: `project-${id}`,
    locale,
    title,
    // A title that names its place is not followed by the same word.
    facts: [title.includes(location) ? 'Kais Invest' : location, standingOf(project, locale)],
    price: undefined,
    picture: project.images[0],
  }
}
