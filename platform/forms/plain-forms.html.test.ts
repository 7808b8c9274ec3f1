import { describe, expect, test } from 'vitest'
import { confirmationOn, focusedIn, problemsOf, storedContacts } from '#tests/helpers/plain-forms.ts'
import { type HtmlPage, newVisitor, textOf } from '#tests/helpers/site.ts'

const visitor = await newVisitor()

/** The design studio's form stands for all that are made of a definition. */
const formOf = (page: HtmlPage) => page.find<HTMLFormElement>('#consultation form')

const written = (message: string) => ({
  firstName: 'Ndèye',
  lastName: 'Sarr',
  email: 'ndeye@example.com',
  projectType: 'new-construction',
  timeline: 'medium',
  budget: '30000-50000',
  message,
})

describe('Without JavaScript', () => {
  test('a chapter in a field comes back as far as the field holds it, with the sentence there, in view', async () => {
    const chapter = 'é'.repeat(20_000)
    const page = await visitor.open('/fr/design-studio')
    const answer = await visitor.send(page, formOf(page), written(chapter))
    expect(problemsOf(formOf(answer))).toEqual({ message: 'Ce texte est trop long.' })
    expect(focusedIn(formOf(answer))).toBe('message')
    expect(answer.find<HTMLTextAreaElement>('#consultation textarea').value).toBe(chapter.slice(0, 5_000))
    expect(answer.find<HTMLSelectElement>('#consultation select[name=budget]').value).toBe('30000-50000')
  })

  test('a machine that fills in everything is stored and held', async () => {
    const message = `Cheap watches ${Date.now()}`
    const page = await visitor.open('/design-studio')
    const values = { ...written(message), aside: 'https://watches.example' }
    const answer = await visitor.send(page, formOf(page), values)
    expect(confirmationOn(answer).title).toBe('Consultation Booked!')
    expect(await storedContacts(message)).toMatchObject([{ suspicion: 'trap' }])
  })
})

test('A field that only machines fill in is out of everybody’s way', async () => {
  const page = await visitor.open('/design-studio')
  const trap = page.find('#consultation input[name=aside]')
  expect(textOf(trap.closest('label'))).toBe('Leave this empty')
  expect(trap.getAttribute('tabindex')).toBe('-1')
  expect(trap.getAttribute('autocomplete')).toBe('off')
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
})
