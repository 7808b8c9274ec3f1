import { afterAll, expect, test } from 'vitest'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { makeTask } from '../calendar-rows.fixture.ts'
import { AT, at, entries, openCalendarDesk } from './calendar-desk.fixture.tsx'

const { kais, open } = await openCalendarDesk()
afterAll(() => kais.close())

test.for(['view=zzz', 'person=0', 'person=zzz', 'show=zzz,,', 'view=day'])(
  'What no address can say is as if it were not there: %s',
  async (said) => {
    await kais.db.execute('delete from tasks')
    await makeTask(kais, { title: 'Call', dueAt: at('2027-03-04T23:59') })
    const screen = await open(`${AT}?day=2027-03-04&${said}`)
    await screen.until(() => expect(entries(screen)).toHaveLength(1))
  },
)

test.for([
  'day=9999-12-31&view=week',
  'day=2027-02-31',
  'day=2099-12-31&view=week',
  'day=2099-12-31&view=agenda',
  'day=2000-01-01&view=month',
])('At the ends of time it is drawn still: %s', async (said) => {
  const screen = await open(`${AT}?${said}`)
  await screen.until(() => expect(readText(screen.document.querySelector('.cal-turner h3'))).not.toBe(''))
  await screen.until(() => expect(screen.document.querySelector('.skel')).toBeNull())
  expect(readText(screen.document.querySelector('main'))).not.toMatch(/could not be loaded|Invalid/)
})
