import { useSortable } from '@dnd-kit/sortable'
import { LOCALES } from '#common/locale.ts'
import { PETITE_COTE, PLACES_BY_REGION, townName } from '#features/nest/places.ts'
import { useMessages } from '#ui/page/site.ts'
import type { AssignmentRules } from '../assignment.schema.ts'
import { RULE_LINES, type RuleLine } from '../rule-fits.ts'
import { assignmentMessages } from './messages.ts'

export type Person = AssignmentRules['rules'][number]['people'][number]

/** A rule while it is written; `key` is only the screen's. */
export interface RuleDraft {
  key: string
  id?: number
  line: RuleLine | null
  locale: (typeof LOCALES)[number] | null
  place: string | null
  people: Person[]
}

/** Regions and the coast hold several places; the town of a region's name says that it is the town alone. */
const AREAS = [...Object.keys(PLACES_BY_REGION), PETITE_COTE]
const TOWNS = Object.values(PLACES_BY_REGION).flat().map(townName)

interface ChoiceProps {
  label: string
  any: string
  value: string | null
  options: readonly { value: string; label: string }[]
  onChoose: (value: string | null) => void
}

function Choice({ label, any, value, options, onChoose }: ChoiceProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

interface Props {
  rule: RuleDraft
  /** From 1. */
  place: number
  isLast: boolean
  staff: readonly Person[]
  error: boolean
  onChange: (rule: RuleDraft) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One rule: what it says in plain words, what it asks for, and who takes turns. */
export function RuleCard({ rule, place, isLast, staff, error, onChange, onMove, onRemove }: Props) {
  const { rules: words, say } = useMessages(assignmentMessages)
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id: rule.key,
  })
  const { line, locale, people } = rule
  const offered = [...staff, ...people.filter(({ id }) => !staff.some((member) => member.id === id))]
  const act = (label: string, isIdle: boolean, onAct: () => void, key: string) => (
    <button
      type="button"
      className="text-link"
      data-act={key}
      aria-disabled={isIdle}
      onClick={() => {
        if (!isIdle) onAct()
      }}
    >
      {label}
      <span className="sr">{words.about(place)}</span>
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      className="rule"
      data-item={rule.key}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <p className="rule__said">{say({ line, locale, place: rule.place, names: people.map(({ name }) => name) })}</p>
      <div className="rule__fields">
        <Choice
          label={words.line}
          any={words.anyLine}
          value={line}
          options={RULE_LINES.map((value) => ({ value, label: words.lines[value] }))}
          onChoose={(value) => onChange({ ...rule, line: value as RuleLine | null })}
        />
        <Choice
          label={words.locale}
          any={words.anyLocale}
          value={locale}
          options={LOCALES.map((value) => ({ value, label: words.languages[value] }))}
          onChoose={(value) => onChange({ ...rule, locale: value as RuleDraft['locale'] })}
        />
        <Choice
          label={words.place}
          any={words.anyPlace}
          value={rule.place}
          options={[...AREAS, ...TOWNS].map((name) => ({ value: name, label: name }))}
          onChoose={(name) => onChange({ ...rule, place: name })}
        />
      </div>
      <fieldset className="rule__people">
        <legend>{words.people}</legend>
        <ul>
          {offered.map((person) => (
            <li key={person.id}>
              <label>
                <input
                  type="checkbox"
                  checked={people.some(({ id }) => id === person.id)}
                  onChange={({ target }) =>
                    onChange({
                      ...rule,
                      people: target.checked ? [...people, person] : people.filter(({ id }) => id !== person.id),
                    })
                  }
                />
                {person.canTake ? person.name : words.away(person.name)}
              </label>
            </li>
          ))}
        </ul>
        {error && people.length === 0 && <p className="err">{words.nobodyChosen}</p>}
      </fieldset>
      <div className="rule__acts">
        {act(words.up, place === 1, () => onMove(-1), 'up')}
        {act(words.down, isLast, () => onMove(1), 'down')}
        <button type="button" ref={setActivatorNodeRef} className="text-link rule__grip" {...attributes} {...listeners}>
          {words.drag}
          <span className="sr">{words.about(place)}</span>
        </button>
        {act(words.remove, false, onRemove, 'remove')}
      </div>
    </li>
  )
}
