import { afterEach, expect, test, vi } from 'vitest'
import { findFailure } from './failure.ts'
import { playerMessages } from './player-messages.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const [NETWORK, DECODE, NOT_SUPPORTED] = [2, 3, 4]
const URL = '/files/1/tune.mp3'

function line(status: number | null, onLine = true): void {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('fetch', () => (status === null ? Promise.reject(new Error('no line')) : Promise.resolve({ status })))
}

test.for([
  'OnMediaSinkAudioError',
  'NS_ERROR_DOM_MEDIA_CUBEB_INITIALIZATION_ERR (0x806e0010)',
  'AUDIO_RENDERER_ERROR: audio render error',
])('Where there is nothing to hear it on, the recording is not blamed: %s', async (message) => {
  line(200)
  const failure = await findFailure(URL, { code: DECODE, message })
  expect(failure).toBe('noDevice')
  expect([playerMessages.en.failures[failure], playerMessages.fr.failures[failure]]).toEqual([
    'Nothing can be heard: the browser finds no loudspeaker or headphones on this device.',
    'Aucun son possible\u00a0: le navigateur ne trouve ni haut-parleur ni casque sur cet appareil.',
  ])
})

test('A file that is gone, one that is none, and a dead line are told apart', async () => {
  const message = ''
  line(404)
  expect(await findFailure(URL, { code: NOT_SUPPORTED, message })).toBe('missing')
  line(200)
  expect(await findFailure(URL, { code: NOT_SUPPORTED, message })).toBe('unplayable')
  expect(await findFailure(URL, { code: DECODE, message: 'NS_ERROR_DOM_MEDIA_DECODE_ERR' })).toBe('unplayable')
  expect(await findFailure('https://elsewhere.example/x.mp3', { code: NOT_SUPPORTED, message })).toBe('unknown')
  expect(await findFailure(URL, { code: NETWORK, message })).toBe('offline')
  line(null)
  expect(await findFailure(URL, { code: NOT_SUPPORTED, message })).toBe('offline')
  line(200, false)
  expect(await findFailure(URL, { code: NOT_SUPPORTED, message })).toBe('offline')
})
