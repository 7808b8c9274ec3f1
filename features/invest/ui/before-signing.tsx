import { useMessages } from '#ui/page/site.ts'
import { RuledList } from '#ui/ruled-list.tsx'
import type { PublicInvestment } from '../investment.public.ts'
import { projectMessages } from '../project-messages.ts'

/** What to have in writing before paying anything. General advice: it says nothing of this project. */
export function BeforeSigning({ project }: { project: Pick<PublicInvestment, 'isVefa' | 'completionDate'> }) {
  const { sign } = useMessages(projectMessages)
  // What stands already may still be under works.
  const isBeingBuilt = project.isVefa || project.completionDate !== null
  return (
    <section className="deep deep--two" aria-labelledby="sign">
      <div className="deep__txt">
        <h2 id="sign">{sign.title}</h2>
        <p>{sign.text}</p>
        <p className="micro soft">{sign.note}</p>
      </div>
      <RuledList
        entries={[
          sign.deed,
          sign.extract,
          sign.notary,
          ...(isBeingBuilt ? [sign.guarantee, sign.delivery, sign.penalty] : [sign.handover]),
        ]}
      />
    </section>
  )
}
