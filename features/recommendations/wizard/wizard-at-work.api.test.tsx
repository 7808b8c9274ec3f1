import { act } from 'react'
import { useLocation } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openLine } from '#tests/helpers/bad-line.ts'
import { openForm } from '#tests/helpers/form-at-work.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { type ResultState, takeNews } from '../results/result-state.ts'
import { Wizard } from './wizard.tsx'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

/** The wizard, and where it leads: the address of a result, with what only this browser knows beside it. */
function Screen() {
  const { pathname, search, state } = useLocation()
  if (!pathname.endsWith('/result')) return <Wizard opening={null} picture={null} />
  return <output>{JSON.stringify({ search, state, news: takeNews()?.title })}</output>
}

/** At its last step, with answers from the address. */
async function openGoals(answers: string, kept: Record<string, string> = {}) {
  const at = await openForm(Screen, { at: `/ai-recommendations?${answers}#goals`, kept })
  return {
    at,
    generate: (times = 1) => at.clickTimes(at.document.querySelector('.wiz__send'), times),
    words: () => at.values(['words']).words,
    described: (name: string) => {
      const [control] = at.controls(name)
      const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => at.document.getElementById(id)?.textContent).join(' ')
    },
    arrival() {
      const text = at.document.querySelector('output')?.textContent
      if (!text) throw new Error(`It stayed in the wizard: ${at.toast}`)
      return JSON.parse(text) as { search: string; state: ResultState; news: string }
    },
  }
}

test('On a bad line what was typed stays, the reason is said, and the next try works, once however often it is pressed', async () => {
  const line = openLine(kais.app)
  const typed = '<b>no pool</b> 🏠'
  const { at, generate, words, arrival } = await openGoals('type=apartment&max=300000000&words=call+33+800+00+00')
  // Anybody may have written an address: its words do not stand in our field.
  expect(words()).toBe('')
  await at.type('words', typed)
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
  expect(line.posts).toHaveLength(before + 1)
  const { search, state, news } = arrival()
  expect(news).toBe('Recommendations Generated')
  // The text goes along in the browser alone.
  expect(decodeURIComponent(search)).not.toContain('<b>')
  expect(state).toMatchObject({ words: typed, isChanged: false })
})

test('A text of a hundred thousand characters stays whole, is refused at its field with the count, and asks nothing', async () => {
  const line = openLine(kais.app)
  const { at, generate, words, described } = await openGoals('type=villa&max=900000000')
  await at.type('words', 'x'.repeat(3_900))
  expect(at.form.textContent).toContain('100 characters left')
  await at.type('words', '🏝'.repeat(100_000))
  expect(words()).toHaveLength(200_000)
  expect(described('words')).toContain('100\u202f000 characters; at most 4\u202f000.')
  await generate()
  expect(at.focused).toBe('words')
  expect(line.posts).toEqual([])
})

test('The second half of a double click goes no further; a quick tap on an answer and then on a button does', async () => {
  const at = await openForm(Screen, { at: '/ai-recommendations?type=villa&max=900000000' })
  const tap = (target: Element | undefined, detail: number) =>
    act(async () =>
      target?.dispatchEvent(new at.window.MouseEvent('click', { bubbles: true, cancelable: true, detail })),
    )
  const title = () => at.document.querySelector('.wiz__step:not([hidden]) h2')?.id
  await tap(at.controls('type')[0], 1)
  await tap(at.named('Next'), 2)
  await at.settle()
  expect(title()).toBe('lifestyle-title')
  await tap(at.named('Next'), 1)
  await tap(at.named('Generate My Recommendations'), 2)
  await at.settle()
  expect(title()).toBe('goals-title')
  expect(at.toast).toEqual([])
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
  const answers = { type: 'apartment', max: '200000000', min: 'as little as possible' }
  const kept = { 'kais-wizard': JSON.stringify({ savedAt: Date.now(), answers }) }
  const { generate, described, arrival } = await openGoals('', kept)
  expect(described('min')).toContain('We cannot read this amount: it counts as no limit.')
  await generate()
  expect(arrival().search).toMatch(/^\?max=200000000&type=apartment/)
  expect(line.posts).toHaveLength(1)
})
