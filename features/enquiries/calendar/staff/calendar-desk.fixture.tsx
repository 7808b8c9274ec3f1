import { fireEvent } from '@testing-library/dom'
import { signInAs } from '#tests/helpers/factories.ts'
import { type Line, openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp } from '#tests/helpers/test-app.ts'
import { userIdOf } from '../calendar-rows.fixture.ts'
import CalendarPage from './calendar.page.tsx'

export const AT = '/admin/dashboard/calendar'
const pages = { 'dashboard/calendar': CalendarPage }
export const at = (text: string) => new Date(`${text}:00Z`)

/** A house with somebody of the desk in it, and the calendar before them. */
export async function openCalendarDesk() {
  const kais = await startTestApp()
  const agent = await signInAs(kais, 'awa', 'agent')
  return {
    kais,
    awa: await userIdOf(kais, 'awa'),
    open: (at: string, line?: Line) => openAtWork(kais, { headers: agent, pages, at, ...(line && { line }) }),
  }
}

export const entries = ({ document }: StaffScreen) => [...document.querySelectorAll<HTMLElement>('[data-entry]')]
export function entry(screen: StaffScreen, title: string): HTMLElement {
  const found = entries(screen).find((each) => readText(each.querySelector('b')).includes(title))
  if (!found) throw new Error(`${title} is not in the calendar.`)
  return found
}
export const key = (element: Element | null, name: string, more: object = {}) =>
  fireEvent.keyDown(element ?? document.body, { key: name, ...more })

/** Takes down what is sent to change something, and answers it. */
export function listening(answer: (url: string) => Response) {
  const sent: { url: string; body: unknown; version: string | undefined }[] = []
  const line: Line = (url, { method, body, headers }) => {
    if (method !== 'PATCH') return null
    sent.push({ url, body: JSON.parse(String(body)), version: (headers as Record<string, string>)['if-match'] })
    return Promise.resolve(answer(url))
  }
  return { sent, line }
}
