import { CURRENCY_SIGNS, formatMoney } from '#common/money.ts'
import { formatRate, HIGHEST_PRICE } from '#platform/calculator/basis-points.ts'
import { groupDigits } from '#platform/calculator/read-amount.ts'
import { RadioChoices } from '#ui/choices.tsx'
import { Field, FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import {
  ASSUMED_UPKEEP,
  fieldName,
  MONEY_FIELDS,
  MOST_MONTHS,
  MOST_NIGHTS,
  type YieldAsked,
  type YieldField,
  type YieldProblem,
} from './read-yield.ts'
import { LETTINGS } from './yield.ts'
import { yieldMessages } from './yield-messages.ts'

function useProblemWords(): (problem: YieldProblem | undefined) => string | undefined {
  const { problems } = useMessages(yieldMessages)
  const site = useSite()
  return (problem) => {
    if (!problem) return undefined
    if (problem === 'tooLarge') return problems.tooLarge(formatMoney(String(HIGHEST_PRICE), site))
    if (problem === 'months') return problems.wholeUpTo(MOST_MONTHS)
    if (problem === 'nights') return problems.wholeUpTo(MOST_NIGHTS)
    return problems[problem]
  }
}

interface EntryProps {
  field: Exclude<YieldField, 'costs' | 'letting'>
  asked: YieldAsked
  hint?: string
  isOptional?: boolean
  isDecimal?: boolean
}

function Entry({ field, asked, hint, isOptional = false, isDecimal = false }: EntryProps) {
  const words = useMessages(yieldMessages)
  const problemWords = useProblemWords()
  const { currency } = useSite()
  return (
    <Field
      label={MONEY_FIELDS.includes(field) ? `${words[field]} (${CURRENCY_SIGNS[currency]})` : words[field]}
      hint={hint}
      optionalMark={isOptional ? words.optional : undefined}
      error={problemWords(asked.problems[field])}
    >
      {(control) => (
        <input
          {...control}
          className="amount"
          name={fieldName(field)}
          // Whole figures are grouped while they are typed (use-live-form.ts).
          inputMode={isDecimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          defaultValue={groupDigits(asked.entries[field])}
        />
      )}
    </Field>
  )
}

/** What is paid, what it is let for, what it takes to keep. Of the two ways to let it, the sheet shows the chosen one. */
export function YieldFields({ asked }: { asked: YieldAsked }) {
  const words = useMessages(yieldMessages)
  const { locale } = useSite()
  return (
    <>
      <fieldset className="yield__part">
        <legend>{words.paid}</legend>
        <Entry field="price" asked={asked} />
        <Entry field="furnishing" asked={asked} isOptional />
        <FieldGroup label={words.costs}>
          <RadioChoices
            name={fieldName('costs')}
            defaultValue={asked.entries.costs}
            options={[
              { value: 'with', label: words.costsChoices.with },
              { value: 'without', label: words.costsChoices.without },
            ]}
          />
        </FieldGroup>
      </fieldset>
      <fieldset className="yield__part">
        <legend>{words.earned}</legend>
        <FieldGroup label={words.letting}>
          <RadioChoices
            name={fieldName('letting')}
            defaultValue={asked.entries.letting}
            options={LETTINGS.map((value) => ({ value, label: words.lettings[value] }))}
          />
        </FieldGroup>
        <div className="yield__way yield__way--year">
          <Entry field="rent" asked={asked} />
          <Entry field="vacant" asked={asked} />
        </div>
        <div className="yield__way yield__way--night">
          <Entry field="night" asked={asked} />
          <Entry field="nights" asked={asked} />
        </div>
      </fieldset>
      <fieldset className="yield__part">
        <legend>{words.spent}</legend>
        <Entry field="charges" asked={asked} isOptional />
        <Entry field="upkeep" asked={asked} hint={words.upkeepHint(formatRate(ASSUMED_UPKEEP, locale))} isDecimal />
      </fieldset>
    </>
  )
}
