import { expect, test } from 'vitest'
import { visitorTime } from './hire-times.ts'

const summer = new Date('2027-07-01T09:00Z')
const winter = new Date('2027-01-12T09:00Z')

test('Paris is two hours ahead of Dakar in summer and one in winter', () => {
  expect(visitorTime(summer, 'Europe/Paris')).toEqual({ clock: '11:00', day: null, zone: 'Europe/Paris' })
  expect(visitorTime(winter, 'Europe/Paris')).toMatchObject({ clock: '10:00' })
})

test('London agrees with Dakar in winter only', () => {
  expect(visitorTime(winter, 'Europe/London')).toBeNull()
  expect(visitorTime(summer, 'Europe/London')).toMatchObject({ clock: '10:00' })
})

test('Where it is another day, the day is told', () => {
  expect(visitorTime(new Date('2027-07-01T02:30Z'), 'America/New_York')).toMatchObject({
    clock: '22:30',
    day: '2027-06-30',
  })
  expect(visitorTime(new Date('2027-07-01T16:00Z'), 'Asia/Tokyo')).toMatchObject({ clock: '01:00', day: '2027-07-02' })
})

test('A zone nobody knows tells nothing', () => {
  expect(visitorTime(summer, 'Etc/Unknown')).toBeNull()
})
