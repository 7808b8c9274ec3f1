import { formatMoney } from '#common/money.ts'
import { formatRate, HIGHEST_PRICE } from '#platform/calculator/basis-points.ts'
import { useLiveForm } from '#platform/calculator/use-live-form.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { NarrowFold } from '../ui/narrow-fold.tsx'
import { CURRENCY_NAME, fieldName, readYield, tidyYield, YIELD_FIELDS, type YieldAsked } from './read-yield.ts'
import type { YieldInput } from './yield.ts'
import { YieldFields } from './yield-fields.tsx'
import { yieldMessages } from './yield-messages.ts'
import { YieldResult } from './yield-result.tsx'

interface Props {
  /**
   * What the figures start from, for instance `{ price: 150_000_000n }` on a project's page. Without it an example stands
   * there, and says that it is one.
   */
  initial?: Partial<YieldInput>
}

const NAMES = [...YIELD_FIELDS.map(fieldName), CURRENCY_NAME]

/** What is heard when the typing pauses. */
function BilingualText({ asked }: { asked: YieldAsked }) {
  const words = useMessages(yieldMessages)
  const { locale } = useSite()
  const { result } = asked
  return (
    <p className="sr" role="status">
      {result ? words.said(formatRate(result.grossRate, locale), formatRate(result.netRate, locale)) : words.waiting}
    </p>
  )
}

/**
 * A section of its own: `<section id="yield">` with its h2, at the page's margins (it needs no wrapper). It reads the address
 * itself (?y.price=…&y.rent=…), also on the server, so a page's loader has nothing to do for it. A page that has a loader
 * adds one line, so that typing here does not fetch the page's data again:
 *
 *   export { keepOnYieldChange as shouldRevalidate } from 'yield-address.ts'
 */
export function YieldCalculator({ initial }: Props) {
  const words = useMessages(yieldMessages)
  const site = useSite()
  const asking = { visitor: site, initial }
  const { form, answers, settled, onInput, onSubmit } = useLiveForm({
    names: NAMES,
    tidy: (answers, before) => tidyYield(answers, readYield(before, asking), site.rates),
    onSent(sent) {
      const { problems } = readYield(sent, asking)
      const wrong = YIELD_FIELDS.find((field) => problems[field])
      if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${fieldName(wrong)}"]`)?.focus()
      else document.getElementById('yield-result')?.scrollIntoView({ block: 'nearest' })
    },
  })
  const paused = readYield(settled, asking)
  const now = readYield(tidyYield(answers, paused, site.rates), asking)
  // Half an amount is not wrong yet: until the typing pauses, what stood there last stays.
  const asked = now.result ? now : paused
  return (
    <section className="yield wrap" id="yield" aria-labelledby="yield-title">
      <div className="yield__say">
        <h2 id="yield-title">{words.title}</h2>
        <div>
          <p className="lead">{words.lead}</p>
          {paused.isExample && <p className="small soft">{words.example}</p>}
        </div>
      </div>
      <NarrowFold label={words.open} isOpen={!paused.isExample}>
        <div className="calc">
          <form ref={form} className="calc__form" action="#yield" onInput={onInput} onSubmit={onSubmit} noValidate>
            <p className="micro soft">{words.highest(formatMoney(String(HIGHEST_PRICE), site))}</p>
            <YieldFields asked={{ ...paused, problems: asked.problems }} />
            {/* Without scripts the address says what its amounts are in. */}
            <input type="hidden" name={CURRENCY_NAME} value={site.currency} />
            <button type="submit" className="btn">
              {words.show}
            </button>
            <BilingualText asked={paused} />
          </form>
          <YieldResult result={asked.result} />
        </div>
      </NarrowFold>
    </section>
  )
}
