import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { signInAs } from '#tests/helpers/factories.ts'
import type { StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { tasks } from '../../tasks/task.table.server.ts'
import { makeTask, makeViewing, userIdOf } from '../calendar-rows.fixture.ts'
import { AT, at, entries, entry, key, listening, openCalendarDesk } from './calendar-desk.fixture.tsx'

const { kais, awa, open } = await openCalendarDesk()
afterAll(() => kais.close())

const carried = ({ document }: StaffScreen) => readText(document.querySelector('.cal-movebar b'))

describe('What the address says', () => {
  test('is a week from Monday, with hours and whole days, and every entry says in words what it shows', async () => {
    await makeViewing(kais, { startsAt: at('2027-03-02T15:00'), adviserId: awa, name: 'Sophie Laurent' })
    await makeViewing(kais, { startsAt: at('2027-03-03T15:00'), name: 'Jean Sow', status: 'missed' })
    await makeTask(kais, { title: '', kind: 'callback', dueAt: at('2027-03-04T23:59') })
    await makeTask(kais, { title: 'Meet at the airport', dueAt: at('2027-03-05T05:30'), hasHour: true })
    const screen = await open(`${AT}?day=2027-03-04`)
    await screen.until(() => expect(entries(screen)).toHaveLength(3))
    expect(readText(screen.document.querySelector('.cal-turner h3'))).toBe('1 to 7 March 2027')
    expect(screen.document.querySelectorAll('.cal-column')).toHaveLength(7)
    const sophie = entry(screen, 'Sophie')
    expect([sophie.dataset.look, entry(screen, 'Jean').dataset.look]).toEqual(['asked', 'missed'])
    // Who is called what comes on its own.
    await screen.until(() => expect(sophie.getAttribute('aria-label')).toContain('awa'))
    expect(sophie.getAttribute('aria-label')).toBe(
      'Viewing, asked for, not confirmed. Sophie Laurent. Villa Teranga (KN-0028). Tuesday 2\u00a0March, 15:00–16:00. awa. M moves it.',
    )
    expect(sophie.getAttribute('href')).toMatch(/\/admin\/dashboard\/viewings\?edit=\d+$/)
    // Half past five is no usual hour: that there is something is said, and where.
    await screen.press(/^Earlier hours · 1$/)
    expect(entry(screen, 'Meet at the airport').dataset.minute).toBe('330')
    expect(entry(screen, 'Callback').dataset).toMatchObject({ on: '2027-03-04', minute: '-1' })
    await screen.press('Next week')
    await screen.until(() => expect(readText(screen.document.body)).toContain('Nothing is planned in this period.'))
    expect(screen.place.current).toBe(`${AT}?day=2027-03-11`)
  })

  test('is one person and some kinds', async () => {
    const screen = await open(`${AT}?day=2027-03-04&person=me`)
    await screen.until(() =>
      expect(entries(screen).map((each) => readText(each.querySelector('b')))).toEqual(['Sophie Laurent']),
    )
    await screen.press('Tasks', () => screen.document.querySelector('.cal-kinds') ?? screen.document)
    await screen.until(() => expect(entries(screen)).toHaveLength(0))
    await screen.until(() => expect(screen.place.current).toBe(`${AT}?day=2027-03-04&person=me&show=tasks`))
    expect(screen.find(/^Add a task/).getAttribute('href')).toBe(
      `/admin/dashboard/tasks?add=&dueAt=2027-03-04&for=${awa}`,
    )
  })

  test('is a month that counts what it has no room for, or a list as far as anybody looks', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => ({ title: `Call ${n}`, dueAt: at('2027-04-15T00:00') }))
    await kais.db.insert(tasks).values(rows)
    const screen = await open(`${AT}?view=month&day=2027-04-01`)
    await screen.until(() => expect(entries(screen)).toHaveLength(3))
    expect(screen.find('57 more on Thursday 15\u00a0April').getAttribute('href')).toContain('view=day&day=2027-04-15')
    await screen.go(`${AT}?view=agenda&day=2027-04-01`)
    await screen.until(() => expect(readText(screen.document.body)).toContain('Nothing from 1 to 14 April 2027'))
    await screen.press('Later days')
    await screen.until(() => expect(entries(screen)).toHaveLength(48))
    await screen.press('12 more')
    expect(entries(screen)).toHaveLength(60)
    await screen.press('Earlier days')
    await screen.until(() => expect(readText(screen.document.body)).toContain('Nothing from 18 to 31 March 2027'))
  })

  test('That it cannot be read is said, with a way to try again', async () => {
    let isAway = true
    const screen = await open(AT, (url) =>
      isAway && url.startsWith('/api/admin/calendar?')
        ? Promise.resolve(Response.json({ code: 'unavailable', message: 'Being repaired.' }, { status: 503 }))
        : null,
    )
    await screen.until(() => expect(readText(screen.document.body)).toContain('Being repaired.'))
    isAway = false
    await screen.press('Try again')
    await screen.until(() => expect(screen.document.querySelector('.cal-grid')).not.toBeNull())
  })
})

describe('By keys', () => {
  const day = '2027-05-04'
  let [viewing, task] = [0, 0]
  beforeAll(async () => {
    viewing = await makeViewing(kais, { startsAt: at(`${day}T10:00`), adviserId: awa, name: 'Nafi Thiam' })
    await makeViewing(kais, { startsAt: at('2027-05-05T12:00'), adviserId: awa, name: 'In the way' })
    task = await makeTask(kais, { title: 'Write the offer', dueAt: at('2027-05-06T09:00'), hasHour: true })
  })

  test('one entry is reached, the others by arrows; Escape leaves what M lifted where it was', async () => {
    const screen = await open(`${AT}?day=${day}`)
    await screen.until(() => expect(entries(screen)).toHaveLength(3))
    expect(entries(screen).filter(({ tabIndex }) => tabIndex === 0)).toEqual([entry(screen, 'Nafi')])
    entry(screen, 'Nafi').focus()
    key(screen.document.activeElement, 'ArrowRight')
    key(screen.document.activeElement, 'ArrowRight')
    expect(screen.document.activeElement).toBe(entry(screen, 'Write the offer'))
    key(screen.document.activeElement, 'm')
    await screen.until(() => expect(carried(screen)).toBe('Write the offer: Thursday 6 May, 09:00'))
    expect(readText(screen.document.activeElement)).toBe('Put it here')
    key(screen.document.activeElement, 'ArrowDown')
    key(screen.document.activeElement, 'ArrowRight', { shiftKey: true })
    await screen.until(() => expect(carried(screen)).toBe('Write the offer: Friday 7 May, 09:15'))
    key(screen.document.activeElement, 'Escape')
    await screen.until(() => expect(screen.document.activeElement).toBe(entry(screen, 'Write the offer')))
    key(screen.document.activeElement, 'PageDown')
    await screen.until(() => expect(screen.place.current).toBe(`${AT}?day=2027-05-11`))
  })

  test('a task has its new time at once, in another week too, and a way back', async () => {
    const { sent, line } = listening(() => Response.json({ updatedAt: '2027-01-01T00:00:00.000Z' }))
    const screen = await open(`${AT}?day=${day}&show=tasks`, line)
    await screen.until(() => entry(screen, 'Write the offer').focus())
    key(screen.document.activeElement, 'm')
    await screen.until(() => expect(carried(screen)).not.toBe(''))
    for (let n = 0; n < 4; n++) key(screen.document.activeElement, 'ArrowRight')
    await screen.until(() => expect(screen.place.current).toBe(`${AT}?day=2027-05-10&show=tasks`))
    await screen.press('Put it here')
    await screen.until(() => expect(screen.notice()).toMatchObject({ title: 'Moved', isFailure: false }))
    const version = expect.stringMatching(/^"20.*Z"$/)
    expect(sent).toEqual([
      { url: `/api/admin/tasks/${task}`, body: { dueAt: '2027-05-10T09:00:00.000Z', hasHour: true }, version },
    ])
    await screen.press('Undo')
    await screen.until(() => expect(screen.notice()?.title).toBe('It is back where it was.'))
    expect(sent[1]).toEqual({
      ...{ url: `/api/admin/tasks/${task}`, body: { dueAt: '2027-05-06T09:00:00.000Z', hasHour: true } },
      version: '"2027-01-01T00:00:00.000Z"',
    })
  })

  test('of a viewing it is asked first, with what is in the way; a refusal puts it back and says why', async () => {
    const message = 'Somebody changed it meanwhile.'
    const { sent, line } = listening(() => Response.json({ code: 'stale_edit', message }, { status: 412 }))
    const screen = await open(`${AT}?day=${day}&show=viewings`, line)
    await screen.until(() => entry(screen, 'Nafi').focus())
    key(screen.document.activeElement, 'M')
    await screen.until(() => expect(carried(screen)).not.toBe(''))
    key(screen.document.activeElement, 'ArrowRight')
    key(screen.document.activeElement, 'ArrowDown', { shiftKey: true })
    key(screen.document.activeElement, 'ArrowDown', { shiftKey: true })
    await screen.press('Put it here')
    expect(readText(screen.dialog())).toContain('Move the viewing with Nafi Thiam?')
    expect(readText(screen.dialog())).toMatch(/Wednesday 5.May, 12:00–13:00\. Where we have the visitor’s/)
    await screen.until(() => expect(readText(screen.dialog())).toContain('awa is busy: 12:00–13:30.'))
    const reason = screen.dialog().querySelector('textarea')
    if (reason) await screen.fill(reason, ' The keys come at noon. ')
    await screen.press('Move and tell the visitor', screen.dialog)
    await screen.until(() => expect(screen.notice()).toMatchObject({ isFailure: true, text: message }))
    const body = { startsAt: '2027-05-05T12:00:00.000Z', reason: 'The keys come at noon.' }
    expect(sent).toEqual([{ url: `/api/admin/viewings/${viewing}`, body, version: expect.stringMatching(/^"20.*Z"$/) }])
    await screen.until(() => expect(entry(screen, 'Nafi').dataset).toMatchObject({ on: day, minute: '600' }))
    await screen.until(() => expect(screen.document.activeElement).toBe(entry(screen, 'Nafi')))
  })
})

test('Colleagues’ times are shaded where one person is shown, and a clock elsewhere stands beside Dakar’s', async () => {
  await signInAs(kais, 'ibou', 'agent')
  const ibou = await userIdOf(kais, 'ibou')
  await makeViewing(kais, { startsAt: at('2027-07-06T10:00'), adviserId: ibou })
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60)
  const screen = await open(`${AT}?day=2027-07-06&person=me`)
  await screen.until(() => expect(readText(screen.document.querySelector('.cal-busy'))).toBe('ibou: busy'))
  expect(readText(screen.document.body)).toContain('Nobody’s own Google or Apple calendar is read.')
  expect(readText(screen.document.body)).toContain('The first times are Dakar’s')
  vi.restoreAllMocks()
})

test('The address of one’s own calendar is made, copied, and renewed only after a question', async () => {
  const screen = await open(AT)
  const address = () => screen.dialog().querySelector('input')?.value
  await screen.press('Show in Google or Apple')
  await screen.press('Make my address', screen.dialog)
  await screen.until(() => expect(address()).toMatch(/\/calendar\/staff\/\d+-[\da-f]{32}\.ics\?lang=en$/))
  const first = address()
  await screen.press('Replace this address', screen.dialog)
  expect(readText(screen.dialog())).toContain('Replace this address?')
  await screen.press('Replace it', screen.dialog)
  await screen.until(() => expect(screen.notice()?.title).toBe('Your calendar has a new address.'))
  expect(address()).not.toBe(first)
  expect((await kais.app.inject({ url: `${address()}` })).statusCode).toBe(200)
})
