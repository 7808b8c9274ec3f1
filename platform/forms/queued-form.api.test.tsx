import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConsultationForm } from '#features/nest/consultation/consultation-form.tsx'
import { openLine } from '#tests/helpers/bad-line.ts'
import { someone } from '#tests/helpers/factories.ts'
import { consultationFrom, type FormAtWork, openForm, storedFrom } from '#tests/helpers/form-at-work.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import type { QueuedMessage } from './offline-queue.ts'
import { OfflineQueueBar } from './offline-queue-bar.tsx'

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

/** As on its page: the form in its section, and below it the bar that sends. */
const Studio = () => (
  <>
    <section id="consultation">
      <ConsultationForm />
    </section>
    <OfflineQueueBar />
  </>
)
/** Any other page of the site. */
const Elsewhere = () => <OfflineQueueBar />

const bar = (at: FormAtWork) => at.document.querySelector('.waiting-bar')?.textContent

/** The one message that waits, changed while nobody looks. */
function changeWaiting(at: FormAtWork, change: (kept: QueuedMessage) => QueuedMessage): void {
  const [only]: QueuedMessage[] = JSON.parse(at.kept('kais-waiting') ?? '[]')
  if (!only) throw new Error('Nothing waits.')
  at.window.localStorage.setItem('kais-waiting', JSON.stringify([change(only)]))
}

/** What the bar says comes a frame after it is drawn: here at once. */
const openStudio = () =>
  openForm(Studio, {
    locale: 'fr',
    at: '/fr/design-studio',
    prepare(window) {
      window.requestAnimationFrame = (draw) => {
        draw(0)
        return 0
      }
    },
  })

async function letItWait(at: FormAtWork, email: string, message: string): Promise<void> {
  await at.fill(consultationFrom(email, message))
  await at.setOnline(false)
  await at.press()
  expect(at.said).toMatch(/^En attente du réseau/)
}

test('Where the browser keeps nothing, a form without a network says so, promises nothing, and is sent once it can be', async () => {
  const line = openLine(kais.app)
  const email = someone()
  const at = await openForm(Studio, {
    prepare(window) {
      window.Storage.prototype.setItem = () => {
        throw new window.DOMException('full', 'QuotaExceededError')
      }
    },
  })
  const answers = consultationFrom(email, 'Without a memory')
  await at.fill(answers)
  await at.setOnline(false)
  line.state = 'dead'
  await at.press()
  expect(at.toast).toEqual(['Error: Failed to submit consultation request. Please try again.'])
  expect(at.said).toBeUndefined()
  expect(at.values(Object.keys(answers))).toEqual(answers)
  line.state = 'good'
  await at.setOnline(true)
  await at.press()
  expect(at.said).toBe('Consultation Booked!')
  expect(await storedFrom(kais, email)).toHaveLength(1)
})

test('A waiting message that is refused is told of elsewhere, and is back in its form with the reason at the field', async () => {
  openLine(kais.app)
  const at = await openStudio()
  await letItWait(at, 'awa@example.com', 'Trop vite')
  // What leaves is what waits; here it is made unfit meanwhile.
  changeWaiting(at, (kept) => ({ ...kept, body: JSON.stringify({ ...JSON.parse(kept.body), email: 'nobody' }) }))
  await at.reload(Elsewhere)
  await at.setOnline(true)
  expect(bar(at)).toMatch(/^Votre message n’a pas pu être accepté tel quel/)
  expect(at.named('Ouvrir le formulaire')?.getAttribute('href')).toBe('/fr/design-studio#consultation')
  await at.reload(Studio)
  expect(at.values(['message'])).toEqual({ message: 'Trop vite' })
  expect(at.problems()).toEqual({ email: 'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com' })
  await at.fill({ email: 'ndeye@example.com' })
  expect(at.problems()).toEqual({})
})

test('A message that waited for over a week is not sent but back in its form, though its draft is gone', async () => {
  const line = openLine(kais.app)
  const email = someone()
  const at = await openStudio()
  await letItWait(at, email, 'Une semaine')
  changeWaiting(at, (kept) => ({ ...kept, since: kept.since - 8 * 24 * 3_600_000 }))
  await at.reload(Elsewhere)
  at.window.localStorage.removeItem('kais-draft:consultation')
  await at.setOnline(true)
  expect(bar(at)).toMatch(/^Votre message a attendu plus d’une semaine/)
  expect(at.named('Ouvrir le formulaire')?.getAttribute('href')).toBe('/fr/design-studio#consultation')
  await at.reload(Studio)
  expect(at.alert).toMatch(/^Ce message a attendu le réseau plus d’une semaine/)
  expect(at.values(['message', 'budget'])).toEqual({ message: 'Une semaine', budget: '30000-50000' })
  expect(line.posts).toEqual([])
  expect(await storedFrom(kais, email)).toEqual([])
})
