import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { Accordion } from '#ui/accordion.tsx'
import { LinkTabs } from '#ui/link-tabs.tsx'
import { useMessages } from '#ui/page/site.ts'
import { CursorPagination, Pagination } from '#ui/pagination.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { partsMessages } from './messages.ts'
import { Section, Specimen } from './specimen.tsx'

const DEALS = ['all', 'buy', 'rent'] as const
const STEPS = ['you', 'household', 'home', 'schools', 'when'] as const
const MANY_PAGES = 20
const FEW_PAGES = 3

export function ViewsSection() {
  const { views, states } = useMessages(partsMessages)
  const { tabs, contents, questions } = views
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const deal = params.get('deal') ?? 'all'
  return (
    <Section name="views">
      <Specimen name={states.here} isWide>
        <Tabs
          label={views.label}
          tabs={[
            { key: 'plan', label: tabs.plan, content: <p>{contents.plan}</p> },
            { key: 'terms', label: tabs.terms, content: <p>{contents.terms}</p> },
            { key: 'around', label: tabs.around, content: <p>{contents.around}</p> },
            { key: 'later', label: tabs.later, content: <p>{contents.later}</p>, isDisabled: true },
          ]}
        />
      </Specimen>
      <Specimen name={states.links} isWide>
        <LinkTabs
          label={views.deals}
          current={deal}
          tabs={DEALS.map((name) => ({ key: name, label: views.dealTabs[name], to: `${pathname}?deal=${name}` }))}
        />
      </Specimen>
      <div className="parts__wide">
        <Accordion
          entries={Object.entries(questions).map(([id, { title, text }]) => ({ id, title, content: <p>{text}</p> }))}
        />
        <Link className="text-link" to="#deposit">
          {views.linkTo}
        </Link>
      </div>
    </Section>
  )
}

export function StepsSection() {
  const { steps: words, states } = useMessages(partsMessages)
  const [params] = useSearchParams()
  const [at, setAt] = useState(2)
  const steps = STEPS.map((key) => ({ key, label: words.names[key] }))
  const stepper = {
    label: words.label,
    steps,
    current: STEPS[at] ?? 'you',
    onGo: (key: string) => setAt(steps.findIndex((step) => step.key === key)),
    words: { done: words.done, position: words.position },
  }
  const pageWords = { label: words.pages, previous: words.previousPage, next: words.nextPage, page: words.page }
  const href = (page: number) => `?page=${page}#steps`
  return (
    <Section name="steps">
      <Specimen name={states.across} isWide>
        <Stepper {...stepper} />
        <p>
          <button
            type="button"
            className="btn btn--line btn--tight"
            onClick={() => setAt((position) => Math.min(position + 1, STEPS.length - 1))}
          >
            {words.next}
          </button>
        </p>
      </Specimen>
      <Specimen name={states.down} isWide>
        <Stepper {...stepper} label={`${words.label}, ${states.down}`} direction="down" />
      </Specimen>
      <Specimen name={states.many} isWide>
        <Pagination current={Number(params.get('page') ?? 10)} count={MANY_PAGES} href={href} words={pageWords} />
      </Specimen>
      <Specimen name={states.few} isWide>
        <Pagination
          current={1}
          count={FEW_PAGES}
          href={href}
          words={{ ...pageWords, label: `${words.pages}, ${states.few}` }}
        />
      </Specimen>
      <Specimen name={states.cursor} isWide>
        <CursorPagination
          nextCursor="WyJ4IiwyXQ"
          words={{ pages: `${words.pages}, ${states.cursor}`, firstPage: words.first, more: words.more }}
        />
      </Specimen>
    </Section>
  )
}
