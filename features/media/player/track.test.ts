import { afterEach, expect, test, vi } from 'vitest'
import { clock, isNearEnd } from './clock.ts'
import { playerMessages } from './player-messages.ts'
import { keptTrack } from './player-sign.ts'
import { readTrack, toTrack } from './track.ts'

const EPISODE = {
  id: 3,
  title: 'A title',
  titleFr: null,
  episodeNumber: 1,
  duration: 28,
  audioUrl: null,
  audioFile: null,
  picture: null,
}
const FILE = { path: '/files/abc/a.mp3', name: 'a.mp3', contentType: 'audio/mpeg', bytes: 10 }

test('A recording of ours is played from its path, one elsewhere from its https address', () => {
  expect(toTrack({ ...EPISODE, audioUrl: FILE.path, audioFile: FILE })).toMatchObject({ url: FILE.path, planned: 1680 })
  expect(toTrack({ ...EPISODE, audioUrl: 'https://elsewhere.example/a.mp3' })?.url).toBe(
    'https://elsewhere.example/a.mp3',
  )
})

test('Nothing is played that is not there or that the page’s policy refuses', () => {
  expect(toTrack(EPISODE)).toBeNull()
  expect(toTrack({ ...EPISODE, audioUrl: '/files/gone/a.mp3' })).toBeNull()
  expect(toTrack({ ...EPISODE, audioUrl: 'http://elsewhere.example/a.mp3' })).toBeNull()
})

function readKept(text: string | null) {
  vi.stubGlobal('localStorage', { getItem: () => text })
  return readTrack(keptTrack.read())
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('What a browser kept comes back as it was', () => {
  const track = toTrack({ ...EPISODE, audioUrl: FILE.path, audioFile: FILE })
  expect(readKept(JSON.stringify(track))).toEqual(track)
})

test.for([
  null,
  '',
  '{',
  '7',
  '{"id":1}',
  '{"id":"1","title":"a","url":"/files/a"}',
  '{"id":1,"title":"a","url":"javascript:alert(1)"}',
  '{"id":1,"title":"a","url":"//elsewhere.example/a.mp3"}',
])('Rubbish is no track: %s', (text) => {
  expect(readKept(text)).toBeNull()
})

test('Time is written as a clock, and said in words in both languages', () => {
  expect([0, 5, 65, 600, 3725, -1].map(clock)).toEqual(['0:00', '0:05', '1:05', '10:00', '1:02:05', '0:00'])
  const said = { hours: 1, minutes: 2, seconds: 1 }
  expect(playerMessages.en.time(said)).toBe('1 hour 2 minutes 1 second')
  expect(playerMessages.fr.time(said)).toBe('1 heure 2 minutes 1 seconde')
  expect(playerMessages.fr.time({ hours: 0, minutes: 0, seconds: 0 })).toBe('0 seconde')
})

test('Whoever leaves in the last minute of a long episode has heard it, or in the last twentieth of a short one', () => {
  expect([isNearEnd(1739, 1800), isNearEnd(1740, 1800)]).toEqual([false, true])
  expect([isNearEnd(94, 100), isNearEnd(95, 100), isNearEnd(5, null)]).toEqual([false, true, false])
})
