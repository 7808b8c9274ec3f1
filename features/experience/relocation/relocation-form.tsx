import { type ReactNode, useCallback, useState } from 'react'
import type { FieldName } from '#platform/forms/form.ts'
import { FormField, type FormFieldProps } from '#platform/forms/form-field.tsx'
import type { FormValues } from '#platform/forms/form-values.ts'
import { PickOne } from '#platform/forms/pick-one.tsx'
import { PublicForm } from '#platform/forms/public-form.tsx'
import { useMessages } from '#ui/page/site.ts'
import { type PartProgress, progressOf } from './progress.ts'
import { relocationForm, toRelocationSubmission } from './relocation.form.ts'
import { relocationMessages } from './relocation-messages.ts'
import { placeOf, type RelocationPart, RelocationProgress } from './relocation-progress.tsx'

type Draw = (field: FormFieldProps) => ReactNode
type Name = FieldName<typeof relocationForm>

const asSegments: Draw = (field) => <PickOne {...field} look="segments" />
const asList: Draw = (field) => <PickOne {...field} look="list" />
const drawn: Partial<Record<string, Draw>> = {
  familySize: asSegments,
  bedrooms: asSegments,
  previousExperience: asList,
  budget: asList,
  furnishing: asList,
  schools: asList,
  urgency: asList,
  movingBudget: asList,
} satisfies Partial<Record<Name, Draw>>

const PARTS = Object.keys(relocationForm.parts) as RelocationPart[]

/** The first question of each section is where its link lands. */
function withPlaces(): Partial<Record<Name, Draw>> {
  const draw: Partial<Record<string, Draw>> = { ...drawn }
  for (const part of PARTS) {
    const [first = ''] = Object.keys(relocationForm.parts[part])
    const plain = drawn[first]
    draw[first] = (field) => (
      <div id={placeOf(part)} className={field.field.isWide ? 'full' : undefined}>
        {plain ? plain(field) : <FormField {...field} />}
      </div>
    )
  }
  return draw
}
const DRAW = withPlaces()

/** From here on it is kinder to name what is missing than to count it. */
const FEW = 4

function StillNeeded({ progress }: { progress: readonly PartProgress[] }) {
  const { fields, progress: words } = useMessages(relocationMessages)
  const missing = progress.flatMap((part) => part.missing) as Name[]
  if (missing.length === 0 || missing.length > FEW) return null
  return (
    <p className="full small soft">
      {words.stillNeeded} {missing.map((name) => fields[name]).join(' · ')}
    </p>
  )
}

/** Stands inside a ToastProvider. */
export function RelocationForm() {
  const { parts, progress: _, ...words } = useMessages(relocationMessages)
  const [progress, setProgress] = useState<PartProgress[] | null>(null)
  const [step, setStep] = useState<string>()
  const follow = useCallback((values: FormValues) => setProgress(progressOf(relocationForm, values)), [])

  return (
    <div className="wayside">
      <RelocationProgress parts={PARTS} progress={progress} step={step} />
      <PublicForm
        form={relocationForm}
        words={words}
        parts={parts}
        url="/api/contact"
        toSubmission={toRelocationSubmission}
        draw={DRAW}
        onValues={follow}
        onStep={setStep}
        beforeEnd={progress && <StillNeeded progress={progress} />}
      />
    </div>
  )
}
