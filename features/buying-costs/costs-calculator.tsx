import { useRef } from 'react'
import { CURRENCIES, formatMoney } from '#common/money.ts'
import { rateNote } from '#features/company/rate-note.ts'
import { HIGHEST_PRICE } from '#platform/calculator/basis-points.ts'
import { groupDigits } from '#platform/calculator/read-amount.ts'
import { useLiveForm } from '#platform/calculator/use-live-form.ts'
import { RadioChoices } from '#ui/choices.tsx'
import { Field, FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { CostsLedger } from './costs-ledger.tsx'
import { costsMessages } from './messages.ts'
import { COSTS_FIELDS, type CostsAsked, readCosts, tidyCosts } from './read-costs.ts'

const LEDGER_ID = 'costs'

/** The most that is counted with, in what the price is given in. */
function useHighest({ currency }: CostsAsked): string {
  return formatMoney(String(HIGHEST_PRICE), { ...useSite(), currency })
}

function useProblem(asked: CostsAsked): string | undefined {
  const { problems } = useMessages(costsMessages)
  const highest = useHighest(asked)
  if (!asked.problem) return undefined
  return asked.problem === 'tooLarge' ? problems.tooLarge(highest) : problems[asked.problem]
}

function Ledger({ asked }: { asked: CostsAsked }) {
  const words = useMessages(costsMessages)
  const site = useSite()
  const { costs } = asked
  const beside = asked.currency === 'XOF' ? site : { ...site, currency: asked.currency }
  const price = costs && formatMoney(String(costs.price), 'XOF')
  return (
    <section className="calc__ledger" id={LEDGER_ID} aria-labelledby="costs-title" tabIndex={-1}>
      <h2 id="costs-title">{price ? words.ledgerOf(price) : words.ledger}</h2>
      {costs && beside.currency !== 'XOF' && <p className="soft amount">{formatMoney(String(costs.price), beside)}</p>}
      {costs ? (
        <CostsLedger costs={costs} beside={beside} />
      ) : (
        <div className="calc__waiting">
          <p className="lead">{words.waiting}</p>
          <p className="soft">{words.waitingHint}</p>
        </div>
      )}
      <p className="micro soft calc__dated">
        {words.dated} {words.datedMore}
      </p>
    </section>
  )
}

/** What is heard when the typing pauses: the two sums, or what is wrong. */
function BilingualText({ asked, problem }: { asked: CostsAsked; problem: string | undefined }) {
  const words = useMessages(costsMessages)
  const { costs } = asked
  const said = costs
    ? words.said(formatMoney(String(costs.total), 'XOF'), formatMoney(String(costs.price + costs.total), 'XOF'))
    : problem
  return (
    <p className="sr" role="status">
      {said}
    </p>
  )
}

/** The price on one side, its costs on the other. */
export function CostsCalculator() {
  const words = useMessages(costsMessages)
  const site = useSite()
  const field = useRef<HTMLInputElement>(null)
  const { form, answers, settled, onInput, onSubmit } = useLiveForm({
    names: COSTS_FIELDS,
    tidy: (answers, before) => tidyCosts(answers, site, readCosts(before, site)),
    onSent(sent) {
      if (readCosts(sent, site).problem) field.current?.focus()
      else document.getElementById(LEDGER_ID)?.scrollIntoView({ block: 'nearest' })
    },
  })
  const now = readCosts(answers, site)
  const paused = readCosts(settled, site)
  // Half an amount is not wrong yet: until the typing pauses, what stood there last stays.
  const asked = now.problem ? paused : now
  const problem = useProblem(asked)
  return (
    <div className="calc wrap">
      <form ref={form} className="calc__form" action={`#${LEDGER_ID}`} onInput={onInput} onSubmit={onSubmit} noValidate>
        <Field label={words.price} hint={words.hint(useHighest(asked))} error={problem}>
          {(control) => (
            <input
              {...control}
              ref={field}
              className="calc__price"
              name="price"
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="go"
              defaultValue={groupDigits(paused.entry)}
            />
          )}
        </Field>
        <FieldGroup label={words.currency} hint={rateNote(site, CURRENCIES)}>
          <RadioChoices
            name="currency"
            defaultValue={paused.currency}
            options={CURRENCIES.map((value) => ({ value, label: words.currencies[value] }))}
          />
        </FieldGroup>
        <button type="submit" className="btn">
          {words.show}
        </button>
        <BilingualText asked={paused} problem={problem} />
      </form>
      <Ledger asked={asked} />
    </div>
  )
}
