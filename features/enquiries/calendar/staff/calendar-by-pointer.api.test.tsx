import { fireEvent } from '@testing-library/dom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { makeTask, makeViewing } from '../calendar-rows.fixture.ts'
import { AT, at, entries, entry, key, listening, openCalendarDesk } from './calendar-desk.fixture.tsx'

const { kais, awa, open } = await openCalendarDesk()
afterAll(() => kais.close())

describe('By pointer', () => {
  const day = '2027-06-08'
  beforeAll(async () => {
    await makeViewing(kais, { startsAt: at(`${day}T10:00`), adviserId: awa, name: 'Rokhaya Seck' })
    await makeTask(kais, { title: 'Of that day', dueAt: at(`${day}T00:00`) })
  })

  /** Seven columns of 100 pixels, an hour of 50 from seven o’clock on; above them the row of whole days. */
  function layOut({ document }: StaffScreen): void {
    for (const name of ['row', 'time'])
      document.querySelectorAll<HTMLElement>(`[data-zone="${name}"]`).forEach((zone, index) => {
        const [top, height] = name === 'row' ? [0, 50] : [100, 700]
        const box = { left: index * 100, right: index * 100 + 100, top, bottom: top + height, height, width: 100 }
        zone.getBoundingClientRect = () => box as DOMRect
      })
    const rokhaya = document.querySelector<HTMLElement>('.cal-column [data-entry]')
    if (rokhaya) rokhaya.getBoundingClientRect = () => ({ top: 250, height: 50 }) as DOMRect
  }
  const point = (
    element: Element | Document,
    type: string,
    clientX: number,
    clientY: number,
    pointerType = 'mouse',
  ) => {
    const view = element.ownerDocument?.defaultView ?? window
    const event = new view.MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, button: 0 })
    Object.defineProperty(event, 'pointerType', { value: pointerType })
    element.dispatchEvent(event)
  }

  test('a viewing is carried in quarters of an hour and to another day; a press that only trembles moves nothing', async () => {
    const screen = await open(`${AT}?day=${day}`)
    await screen.until(() => expect(entries(screen)).toHaveLength(2))
    layOut(screen)
    const doc = screen.document
    point(entry(screen, 'Rokhaya'), 'pointerdown', 150, 260)
    point(doc, 'pointermove', 152, 262)
    expect(doc.querySelector('.cal-ghost')).toBeNull()
    point(doc, 'pointermove', 350, 372)
    await screen.until(() => expect(readText(doc.querySelector('.cal-ghost'))).toContain('12:15–13:15'))
    point(doc, 'pointerup', 350, 372)
    await screen.until(() => expect(readText(screen.dialog())).toMatch(/Thursday 10.June, 12:15–13:15/))
    await screen.until(() => expect(readText(screen.dialog())).toContain('The adviser and the home are free then'))
    await screen.press('Leave it where it was', screen.dialog)
    await screen.until(() => expect(entry(screen, 'Rokhaya').dataset.on).toBe(day))
  })

  test('a task of a day is given an hour by carrying it there; a finger that scrolls carries nothing', async () => {
    const { sent, line } = listening(() => Response.json({}))
    const screen = await open(`${AT}?day=${day}`, line)
    await screen.until(() => expect(entries(screen)).toHaveLength(2))
    layOut(screen)
    const doc = screen.document
    point(entry(screen, 'Of that day'), 'pointerdown', 150, 20, 'touch')
    point(doc, 'pointermove', 150, 200, 'touch')
    point(doc, 'pointerup', 150, 200, 'touch')
    point(entry(screen, 'Of that day'), 'pointerdown', 150, 20)
    point(doc, 'pointermove', 150, 203)
    point(doc, 'pointerup', 150, 203)
    await screen.until(() => expect(screen.notice()?.title).toBe('Moved'))
    expect(sent.map(({ body }) => body)).toEqual([{ dueAt: `${day}T09:00:00.000Z`, hasHour: true }])
  })

  test('an empty time offers what can be written down there', async () => {
    const screen = await open(`${AT}?day=${day}&person=me`)
    await screen.until(() => expect(entries(screen)).toHaveLength(1))
    layOut(screen)
    const column = screen.document.querySelectorAll('.cal-column')[2]
    if (column) fireEvent.click(column, { clientX: 250, clientY: 460 })
    await screen.until(() =>
      expect(readText(screen.document.querySelector('.cal-here'))).toContain('Wednesday 9 June, 14:00'),
    )
    expect(screen.find('Viewing here').getAttribute('href')).toBe(
      `/admin/dashboard/viewings?add=&startsAt=2027-06-09T14%3A00%3A00.000Z&for=${awa}`,
    )
    expect(screen.document.activeElement).toBe(screen.find('Viewing here'))
    key(screen.document.activeElement, 'Escape')
    await screen.until(() => expect(screen.document.querySelector('.cal-here')).toBeNull())
    await screen.press('Add something on Monday 7\u00a0June')
    expect(screen.find('Task here').getAttribute('href')).toContain('dueAt=2027-06-07T10%3A00')
  })
})
