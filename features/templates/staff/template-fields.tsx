import { type FocusEvent, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { BothLanguages, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { unknownPlaces, VARIABLES_OF } from '../fill-template.ts'
import { TYPES_WITH_SUBJECT, templateInputSchema } from '../template.schema.ts'
import { TEMPLATE_TYPES } from '../template-types.ts'
import { templateMessages } from './messages.ts'
import { TemplatePreview } from './template-preview.tsx'

export const templateForm = formOf(templateInputSchema, {})
type Values = ValuesOf<typeof templateForm>

const TEXTS = ['subject', 'subjectFr', 'body', 'bodyFr'] as const
type TextName = (typeof TEXTS)[number]
type TextElement = HTMLInputElement | HTMLTextAreaElement

const isText = (name: string): name is TextName => TEXTS.some((text) => text === name)

/** Names what is written there and cannot be filled, while it is being written. */
function UnknownPlaces() {
  const { unknown } = useMessages(templateMessages)
  const { control } = useFormContext<Values>()
  const type = useWatch({ control, name: 'type' })
  const texts = useWatch({ control, name: TEXTS })
  const names = [...new Set(texts.flatMap((text) => unknownPlaces(text, type)))]
  if (names.length === 0) return null
  return (
    <div className="form-notice form-notice--warn full" role="status">
      <p>{unknown(names.map((name) => `{{${name}}}`).join(', '))}</p>
    </div>
  )
}

/** All fields of a template. The list of places writes where somebody was writing last. */
export function TemplateFields() {
  const words = useMessages(templateMessages)
  const { control, setValue } = useFormContext<Values>()
  const type = useWatch({ control, name: 'type' })
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<TextElement | null>(null)

  function remember({ target }: FocusEvent<HTMLElement>) {
    if ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && isText(target.name))
      last.current = target
  }

  function insert(name: string) {
    const element = last.current ?? box.current?.querySelector<TextElement>('[name="body"]')
    if (!element || !isText(element.name)) return
    const { selectionStart, selectionEnd, value } = element
    element.setRangeText(`{{${name}}}`, selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
    setValue(element.name, element.value, { shouldDirty: true })
    element.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here, it only sees where somebody writes
    <div className="full part__fields" ref={box} onFocus={remember}>
      <SelectField<Values>
        name="type"
        label={words.type}
        hint={words.typeHints[type]}
        options={TEMPLATE_TYPES.map((value) => ({ value, label: words.types[value] }))}
      />
      <TextField<Values> name="name" hint={words.nameHint} />
      <FieldGroup label={words.insert} hint={words.insertHint} isWide>
        <div className="template-places">
          {VARIABLES_OF[type].map((name) => (
            <button key={name} type="button" onClick={() => insert(name)}>
              {words.variables[name]}
            </button>
          ))}
        </div>
      </FieldGroup>
      <BothLanguages<Values>
        name="subject"
        nameFr="subjectFr"
        label={words.subject[type]}
        labelFr={words.subjectFr[type]}
        isOptional={!TYPES_WITH_SUBJECT.includes(type)}
      />
      <BothLanguages<Values>
        name="body"
        nameFr="bodyFr"
        label={words.body}
        labelFr={words.bodyFr}
        kind="text"
        rows={10}
      />
      <UnknownPlaces />
      <TemplatePreview />
    </div>
  )
}
