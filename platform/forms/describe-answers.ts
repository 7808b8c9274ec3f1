import { ownEntry } from '#common/own-entry.ts'
import { type FormDefinition, type FormWords, fieldsOf } from './form.ts'

export interface DescribedAnswer {
  key: string
  /** The question, in the reader's words. */
  label: string
  /** The answer, likewise. */
  text: string
}

/** The words of any form, read by key. */
export interface AnswerWords {
  fields: Readonly<Record<string, string>>
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export function answerWords<Form extends FormDefinition>({ fields, choices }: FormWords<Form>): AnswerWords {
  return { fields, choices: choices as AnswerWords['choices'] }
}

/** 'childrenAges' becomes 'Children ages': better than hiding an answer whose question has no words here yet. */
function labelOfKey(key: string): string {
  const spaced = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase()
}

function textOf(value: unknown, choices: Readonly<Record<string, string>>): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((entry) => textOf(entry, choices)).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  return ownEntry(choices, String(value)) ?? String(value)
}

/** What was answered, readable, in the order of the form; what no question of it asked comes last. Empty answers are left out. */
export function describeAnswers(
  form: FormDefinition | undefined,
  words: AnswerWords | undefined,
  answers: Readonly<Record<string, unknown>>,
): DescribedAnswer[] {
  const asked = form ? Object.keys(fieldsOf(form)) : []
  const keys = [...asked.filter((key) => Object.hasOwn(answers, key)), ...Object.keys(answers)]
  return [...new Set(keys)]
    .map((key) => ({
      key,
      label: ownEntry(words?.fields ?? {}, key) ?? labelOfKey(key),
      text: textOf(answers[key], ownEntry(words?.choices ?? {}, key) ?? {}),
    }))
    .filter(({ text }) => text !== '')
}
