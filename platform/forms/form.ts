import type { ChoiceField, ChoicesField, Field } from './fields.ts'

export interface FormDefinition {
  /** Keeps its drafts and its repeated posts apart from other forms': 'relocation'. */
  name: string
  /** It is long: where the screen is narrow its sections are asked one by one. */
  isStepped?: true
  /** Sections in reading order, each with its questions in reading order. */
  parts: Record<string, Record<string, Field>>
}

export function defineForm<const Form extends FormDefinition>(form: Form): Form {
  return form
}

export type PartName<Form extends FormDefinition> = keyof Form['parts'] & string

type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never
/** The questions of all parts together. */
type FieldsOf<Form extends FormDefinition> = Merged<Form['parts'][PartName<Form>]>
export type FieldName<Form extends FormDefinition> = keyof FieldsOf<Form> & string

type Answer<F> =
  F extends ChoicesField<infer Option>
    ? Option[]
    : F extends ChoiceField<infer Option>
      ? F extends { isOptional: true }
        ? Option | null
        : Option
      : F extends { isOptional: true }
        ? string | null
        : string

/** What the server makes of a filled-in form once it has been checked. */
export type AnswersOf<Form extends FormDefinition> = {
  [Name in FieldName<Form>]: Answer<FieldsOf<Form>[Name]>
}

/** Questions with a list of answers, and the word for each answer. */
type ChoiceWords<Form extends FormDefinition> = {
  [Name in FieldName<Form> as FieldsOf<Form>[Name] extends ChoiceField | ChoicesField
    ? Name
    : never]: FieldsOf<Form>[Name] extends ChoiceField<infer Option> | ChoicesField<infer Option>
    ? Record<Option, string>
    : never
}

/** Everything a form says in one language. A question without its words does not compile. */
export interface FormWords<Form extends FormDefinition = FormDefinition> {
  /** What a screen reader calls the form: 'Relocation form'. */
  name: string
  fields: Record<FieldName<Form>, string>
  hints?: Partial<Record<FieldName<Form>, string>>
  choices: ChoiceWords<Form>
  submit: string
  /** Stands in for it meanwhile: 'Submitting...'. */
  submitting: string
  /** SPEC section 8. */
  sentTitle: string
  /** Under the title. */
  sentText: string
  /** Who answers, and how. */
  sentNote: string
  errorText: string
}

/** All questions of a form, in reading order. */
export function fieldsOf(form: FormDefinition): Record<string, Field> {
  return Object.assign({}, ...Object.values(form.parts))
}
