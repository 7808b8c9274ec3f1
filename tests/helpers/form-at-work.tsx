import { eq } from 'drizzle-orm'
import { act, type ComponentType, useState } from 'react'
import { vi } from 'vitest'
import type { Locale } from '#common/locale.ts'
import { contactSubmissions } from '#features/enquiries/contact/contact-submission.table.server.ts'
import type { FormValues } from '#platform/forms/form-values.ts'
import { mount } from '#ui/mounted.fixture.tsx'
import { SiteContext, useSite } from '#ui/page/site.ts'
import { ToastProvider } from '#ui/toast.tsx'
// Fetched by the first touch of a form; here there may be no line to fetch it by.
import '#ui/toast-live.tsx'
import { quiet } from './bad-line.ts'
import type { TestApp } from './test-app.ts'

/** For tests of whole forms at work in a stand-in for a browser; bad-line.ts is their line to the real API. */

/** What a form asks a browser for besides. */
const OF_A_FORM = [
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'Element',
  'Event',
  'MutationObserver',
  'cancelAnimationFrame',
  'location',
] as const

/** Without a layout there is nothing to observe. */
class Blind {
  observe() {}
  disconnect() {}
}

interface Options {
  locale?: Locale
  /** The address of its page. */
  at?: string
  /** What the browser kept of an earlier visit. */
  kept?: Record<string, string>
  prepare?: (window: Parameters<NonNullable<NonNullable<Parameters<typeof mount>[1]>['prepare']>>[0]) => void
}

/** What the consultation asks for. */
export const consultationFrom = (email: string, message = 'Two rooms and a patio') => ({
  firstName: 'Ndèye',
  lastName: 'Sarr',
  email,
  projectType: 'new-construction',
  timeline: 'medium',
  budget: '30000-50000',
  message,
})

/** The messages of one person, in the order in which they came. */
export const storedFrom = ({ db }: TestApp, email: string) =>
  db.select().from(contactSubmissions).where(eq(contactSubmissions.email, email)).orderBy(contactSubmissions.id)

/** A form in its page's language, with the notices it shows. */
export async function openForm(Form: ComponentType, { locale = 'en', at = '/', kept = {}, prepare }: Options = {}) {
  const network = { onLine: true }
  vi.stubGlobal('navigator', network)
  let show = (_: ComponentType) => {}
  const Noticed = () => {
    const [visit, setVisit] = useState({ count: 0, Page: Form })
    show = (Page) => setVisit(({ count }) => ({ count: count + 1, Page }))
    return (
      <ToastProvider key={visit.count}>
        <visit.Page />
      </ToastProvider>
    )
  }
  const Screen = () => (
    <SiteContext value={{ ...useSite(), locale }}>
      <Noticed />
    </SiteContext>
  )
  const document = await mount(Screen, {
    at,
    prepare(window) {
      for (const name of OF_A_FORM) vi.stubGlobal(name, window[name])
      for (const [name, text] of Object.entries(kept)) window.localStorage.setItem(name, text)
      for (const name of ['IntersectionObserver', 'ResizeObserver']) vi.stubGlobal(name, Blind)
      prepare?.(window)
    },
  })
  const window = document.defaultView
  if (!window) throw new Error('It was mounted in a window.')
  return new FormAtWork(document, window, network, (Page = Form) => show(Page))
}

export class FormAtWork {
  readonly document: Document
  readonly window: Window & typeof globalThis
  readonly #network: { onLine: boolean }
  readonly #show: (Page?: ComponentType) => void

  constructor(
    document: Document,
    window: Window & typeof globalThis,
    network: { onLine: boolean },
    show: (Page?: ComponentType) => void,
  ) {
    this.document = document
    this.window = window
    this.#network = network
    this.#show = show
  }

  get form(): HTMLFormElement {
    const form = this.document.querySelector('form')
    if (!form) throw new Error(`No form stands here: ${this.document.body.textContent}`)
    return form
  }

  controls(name: string): HTMLInputElement[] {
    const found = [...this.form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
    if (found.length === 0) throw new Error(`Nothing here is called ${name}.`)
    return found
  }

  /** By the names of its questions, as a hand does it. */
  async fill(answers: FormValues): Promise<void> {
    await act(async () => {
      for (const [name, answer] of Object.entries(answers))
        for (const control of this.controls(name)) this.#answer(control, [answer].flat())
    })
  }

  #answer(control: HTMLInputElement, answers: string[]): void {
    if (control.type === 'radio' || control.type === 'checkbox') {
      if (answers.includes(control.value) !== control.checked) control.click()
      return
    }
    control.value = answers[0] ?? ''
    for (const kind of ['input', 'change']) control.dispatchEvent(new this.window.Event(kind, { bubbles: true }))
  }

  /** What its questions hold now; the named ones. */
  values(names: readonly string[]): FormValues {
    const entries = names.map((name) => {
      const controls = this.controls(name)
      if (!controls.some(({ type }) => type === 'radio' || type === 'checkbox')) return [name, controls[0]?.value ?? '']
      const ticked = controls.filter(({ checked }) => checked).map(({ value }) => value)
      return [name, controls[0]?.type === 'radio' ? (ticked[0] ?? '') : ticked]
    })
    return Object.fromEntries(entries)
  }

  get button(): HTMLButtonElement {
    const button = this.form.querySelector<HTMLButtonElement>('.form__end button')
    if (!button) throw new Error('The form has no button.')
    return button
  }

  async press(times = 1): Promise<void> {
    await act(async () => {
      for (let time = 0; time < times; time += 1) this.button.click()
      await quiet()
    })
  }

  click(target: Element | null | undefined): Promise<void> {
    return this.clickTimes(target, 1)
  }

  async clickTimes(target: Element | null | undefined, times: number): Promise<void> {
    if (!target) throw new Error('There is nothing to press.')
    await act(async () => {
      for (let time = 0; time < times; time += 1) (target as HTMLElement).click()
      await quiet()
    })
  }

  /** Into a field whose value React keeps, and which has the focus from then on. */
  async type(name: string, text: string): Promise<void> {
    const [control] = this.controls(name)
    if (!control) return
    await act(async () => control.focus())
    await act(async () => {
      // Past React's own record of the value, or it would believe that nothing has changed.
      Reflect.set(Object.getPrototypeOf(control), 'value', text, control)
      for (const kind of ['input', 'keyup']) control.dispatchEvent(new this.window.Event(kind, { bubbles: true }))
    })
  }

  /** The button or link that says so. */
  named(text: string | RegExp): HTMLElement | undefined {
    return [...this.document.querySelectorAll<HTMLElement>('button, a')].find((element) => {
      const name = element.getAttribute('aria-label') ?? element.textContent
      return typeof text === 'string' ? name === text : text.test(name)
    })
  }

  /** The sentence at each question that has one, by its name. */
  problems(): Record<string, string> {
    const problems = [...this.form.querySelectorAll('.err')].map((error) => {
      const described = this.form.querySelector(`[aria-describedby~="${error.id}"]`)
      const control = described?.matches('[name]') ? described : described?.querySelector('[name]')
      return [control?.getAttribute('name') ?? 'nothing', error.textContent]
    })
    return Object.fromEntries(problems)
  }

  get focused(): string | null | undefined {
    return this.document.activeElement?.getAttribute('name')
  }

  /** What is wrong with the whole. */
  get alert(): string | undefined {
    return this.form.querySelector('[role=alert]')?.textContent
  }

  /** That it arrived, by the title of what stands in its place, or that it waits. */
  get said(): string | undefined {
    return this.document.querySelector('.sent h2, .form-sent')?.textContent?.trim()
  }

  /** What stands in the place of a form that was sent: each question with its answer, the reference among them. */
  get confirmed(): Record<string, string> {
    const facts = [...this.document.querySelectorAll('.sent dl > div')]
    return Object.fromEntries(
      facts.map((fact) => [fact.querySelector('dt')?.textContent, fact.querySelector('dd')?.textContent]),
    )
  }

  /** The button below the confirmation, a good while later: sooner it would be the second half of a double click. */
  async sendAnother(): Promise<void> {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    await this.click(this.document.querySelector('.sent button'))
    clock.mockRestore()
  }

  get toast(): string[] {
    return [...this.document.querySelectorAll('.toast')].map(
      (toast) => `${toast.querySelector('b')?.textContent}: ${toast.querySelector('p')?.textContent}`,
    )
  }

  /** Until everything that was asked is answered, and drawn. */
  async settle(): Promise<void> {
    await act(quiet)
  }

  async setOnline(onLine: boolean): Promise<void> {
    this.#network.onLine = onLine
    await act(async () => {
      this.window.dispatchEvent(new this.window.Event(onLine ? 'online' : 'offline'))
      await quiet()
    })
  }

  /** The page goes and comes back, or another one comes, with what the browser kept. */
  async reload(Page?: ComponentType): Promise<void> {
    await act(async () => this.window.dispatchEvent(new this.window.Event('pagehide')))
    await act(async () => {
      this.#show(Page)
      await quiet()
    })
  }

  kept(name: string): string | null {
    return this.window.localStorage.getItem(name)
  }
}
