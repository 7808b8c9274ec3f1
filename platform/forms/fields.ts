/**
 * What a public form can ask. A form is a list of these (form.ts): the page draws them, the server checks them, staff and
 * e-mails read the answers by them. Plain data, so that visitors do not download a validation library.
 */
interface QuestionOptions {
  isOptional: boolean
  /** Takes the whole row where fields stand side by side. */
  isWide?: boolean
}

export interface LineField extends QuestionOptions {
  kind: 'line'
  autoComplete?: 'name' | 'given-name' | 'family-name' | 'organization'
  maxLength?: number
}
export interface EmailField extends QuestionOptions {
  kind: 'email'
}
export interface PhoneField extends QuestionOptions {
  kind: 'phone'
}
export interface ParagraphField extends QuestionOptions {
  kind: 'paragraph'
  rows: number
}
export interface ChoiceField<Option extends string = string> extends QuestionOptions {
  kind: 'choice'
  options: readonly Option[]
}
/** Any number of ticks, none included. */
export interface ChoicesField<Option extends string = string> extends QuestionOptions {
  kind: 'choices'
  options: readonly Option[]
}
/** A day, from today on, as 'YYYY-MM-DD'. */
export interface DayField extends QuestionOptions {
  kind: 'day'
}
/** A day and an hour in Dakar, from now on, as 'YYYY-MM-DDTHH:MM'. */
export interface MomentField extends QuestionOptions {
  kind: 'moment'
}
/** Not asked but brought along, such as which home a question is about. The page gives its value. */
export interface HiddenField extends QuestionOptions {
  kind: 'hidden'
}

export type Field =
  | LineField
  | EmailField
  | PhoneField
  | ParagraphField
  | ChoiceField
  | ChoicesField
  | DayField
  | MomentField
  | HiddenField

const LONGEST: Partial<Record<Field['kind'], number>> = { email: 254, phone: 40, paragraph: 5_000 }

/** In characters; what is longer is not an answer to this question. */
export function longestOf(field: Field): number {
  return (field.kind === 'line' && field.maxLength) || (LONGEST[field.kind] ?? 200)
}

type Required<F extends Field> = F & { isOptional: false }
type Optional<F extends Field> = Omit<F, 'isOptional'> & { isOptional: true }

export const line = (rest: Pick<LineField, 'autoComplete' | 'maxLength' | 'isWide'> = {}): Required<LineField> => ({
  kind: 'line',
  isOptional: false,
  ...rest,
})
export const email = (): Required<EmailField> => ({ kind: 'email', isOptional: false })
/** No form of ours insists on a number. */
export const phone = (): Optional<PhoneField> => ({ kind: 'phone', isOptional: true })
export const paragraph = (rows = 4): Required<ParagraphField> => ({
  kind: 'paragraph',
  rows,
  isOptional: false,
  isWide: true,
})
export const choice = <const Option extends string>(
  options: readonly Option[],
  rest: Pick<ChoiceField, 'isWide'> = {},
): Required<ChoiceField<Option>> => ({ kind: 'choice', options, isOptional: false, ...rest })
export const choices = <const Option extends string>(options: readonly Option[]): Optional<ChoicesField<Option>> => ({
  kind: 'choices',
  options,
  isOptional: true,
  isWide: true,
})
export const day = (): Required<DayField> => ({ kind: 'day', isOptional: false })
export const moment = (): Required<MomentField> => ({ kind: 'moment', isOptional: false })
export const hidden = (): Optional<HiddenField> => ({ kind: 'hidden', isOptional: true })

export const optional = <F extends Field>(field: F): Optional<F> => ({ ...field, isOptional: true })
