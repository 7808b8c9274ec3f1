import { formatDay, formatMonth } from '#common/dates.ts'
import { inLocale } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import { CostsOnTop } from '#features/buying-costs/costs-on-top.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { PublicInvestment } from '../investment.public.ts'
import { investMessages } from '../messages.ts'
import { projectMessages } from '../project-messages.ts'
import { isTaken } from '../project-status.ts'
import { RiskSentence } from './risk-mark.tsx'
import { RoiLine } from './roi-line.tsx'

/** What it aims at, how that is paid, when it is ready, and whether one can still come in. */
export function ProjectFigures({ project }: { project: PublicInvestment }) {
  const messages = useMessages(investMessages)
  const words = useMessages(projectMessages)
  const { locale } = useSite()
  const { expectedReturn, completionDate, projectStatus } = project
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="project-title">
        {words.figures}
      </h2>
      <dl className="sums figures">
        <RoiLine
          roi={inLocale(locale, project.expectedRoi, project.expectedRoiFr)}
          risk={<RiskSentence>{messages.risk}</RiskSentence>}
        />
        {expectedReturn && (
          <div>
            <dt>{messages.paid}</dt>
            <dd>{inLocale(locale, expectedReturn, project.expectedReturnFr)}</dd>
          </div>
        )}
        {completionDate && (
          <div>
            <dt>{messages.completion}</dt>
            <dd>{formatMonth(completionDate, locale)}</dd>
          </div>
        )}
        <div>
          <dt>{words.status}</dt>
          <dd>{ownEntry(words.statuses, projectStatus) ?? projectStatus}</dd>
        </div>
      </dl>
      {!isTaken(project) && <CostsOnTop price={project.minInvestment} />}
    </section>
  )
}

/** What staff wrote, paragraph by paragraph. */
export function ProjectAbout({ project }: { project: PublicInvestment }) {
  const words = useMessages(projectMessages)
  const description = inLocale(useSite().locale, project.description, project.descriptionFr)
  return (
    <section className="prose" aria-labelledby="about">
      <h2 id="about">{words.about}</h2>
      {description.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

/** How far the works are; nothing where nobody said. */
export function Works({ project }: { project: PublicInvestment }) {
  const { progress, progressDate } = project
  const { works } = useMessages(projectMessages)
  const { locale } = useSite()
  if (progress === null) return null
  return (
    <section className="works" aria-labelledby="works">
      <h2 id="works">{works.title}</h2>
      <p className="works__words">
        {progressDate ? works.doneOn(progress, formatDay(new Date(progressDate), locale)) : works.done(progress)}
      </p>
      <div className="works__bar" aria-hidden="true">
        <i style={{ width: `${progress}%` }} />
      </div>
      {!isTaken(project) && <p className="small soft">{works.hint}</p>}
    </section>
  )
}
