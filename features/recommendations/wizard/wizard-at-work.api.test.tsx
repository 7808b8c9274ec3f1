import { act } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openLine } from '#tests/helpers/bad-line.ts'
import { openForm } from '#tests/helpers/form-at-work.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { Wizard } from './wizard.tsx'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

const Screen = () => <Wizard opening={null} picture={null} />

/** At its last step, with answers from the address. */
async function openGoals(answers: string) {
  const at = await openForm(Screen, { at: `/ai-recommendations?${answers}#goals` })
  // The results come in a part of their own, fetched when they are near.
  await act(() => import('../results/result-view.tsx'))
  return {
    at,
    generate: (times = 1) => at.clickTimes(at.document.querySelector('.wiz__send'), times),
    words: () => at.values(['words']).words,
    described: (name: string) => {
      const [control] = at.controls(name)
      const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => at.document.getElementById(id)?.textContent).join(' ')
    },
    result() {
      expect(at.document.activeElement?.id).toBe('result-title')
      return at.document.querySelector('#results')?.textContent
    },
  }
}

test('On a bad line what was typed stays, the reason is said, and the next try works, once however often it is pressed', async () => {
  const line = openLine(kais.app)
  const typed = '<b>no pool</b> 🏠'
  const { at, generate, words, result } = await openGoals(
    `type=apartment&max=300000000&words=${encodeURIComponent(typed)}`,
  )
  expect(words()).toBe(typed)
  expect(at.named('Next')).toBeUndefined()
  await act(() => vi.waitFor(() => expect(line.asked).toHaveLength(1)))
  await at.settle()
  expect(at.form.textContent).toMatch(/No homes? fits? so far.*, before your own words/)
  line.state = 'dead'
  await at.setOnline(false)
  await generate()
  expect(at.toast).toEqual([
    'Error: Failed to generate recommendations. The connection seems to be gone. Your answers are kept.',
  ])
  await at.setOnline(true)
  line.state = 'good'
  line.refusal = Response.json({ code: 'unavailable', message: 'Come back in a minute.' }, { status: 503 })
  await generate()
  expect(at.toast).toEqual(['Error: Come back in a minute.'])
  expect(words()).toBe(typed)

  line.hold()
  const before = line.posts.length
  await generate(2)
  expect(at.document.querySelector('.wiz__send')?.textContent).toBe('Analysing…')
  expect(at.named('Generate My Recommendations')).toBeUndefined()
  await line.letGo()
  const shown = result()
  expect(line.posts).toHaveLength(before + 1)
  expect(at.toast).toEqual(['Recommendations Generated: Your personalized suggestions are ready'])
  // What somebody writes is shown as they wrote it.
  expect(shown).toContain(typed)
})

test('A hundred thousand characters are cut to what fits, the page says how much is left, and shows them as they are', async () => {
  openLine(kais.app)
  const { at, generate, words, result } = await openGoals('type=villa&max=900000000')
  await at.type('words', '<img src=x onerror=alert(1)> 🏝 '.repeat(3_200))
  expect(words()).toHaveLength(1_000)
  expect(at.controls('words')[0]?.maxLength).toBe(1_000)
  expect(at.form.textContent).toContain('0 characters left')
  await generate()
  expect(result()).toContain('<img src=x onerror=alert(1)>')
  expect(at.document.querySelector('img[src="x"]')).toBeNull()
})

test('Without a budget or a type nothing is asked and the field to mend is in hand', async () => {
  const line = openLine(kais.app)
  const { at, generate, described } = await openGoals('time=now')
  await generate()
  expect(at.toast).toEqual(['Missing Information: Please provide your budget range and property type preference'])
  expect(at.focused).toBe('min')
  expect(described('min')).toContain('Give a minimum, a maximum, or both.')
  expect(line.posts).toEqual([])
})

test('A budget that is upside down asks nothing, and its field is in hand', async () => {
  const line = openLine(kais.app)
  const { at, generate, described } = await openGoals('type=apartment&min=300M&max=200M')
  await generate()
  expect(at.focused).toBe('min')
  expect(at.controls('min')[0]?.getAttribute('aria-invalid')).toBe('true')
  expect(described('min')).toContain('The minimum is above the maximum.')
  expect(line.posts).toEqual([])
})

test('What is no number counts as no limit, and is said beforehand', async () => {
  const line = openLine(kais.app)
  const { generate, described, result } = await openGoals('type=apartment&max=200M&min=as+little+as+possible')
  expect(described('min')).toContain('We cannot read this amount: it counts as no limit.')
  await generate()
  result()
  expect(line.posts).toHaveLength(1)
})
