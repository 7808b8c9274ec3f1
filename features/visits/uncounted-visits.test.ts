import { expect, test } from 'vitest'
import { isUncountedVisit } from './uncounted-visits.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

test.for([
  PHONE,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-A146B) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36 Instagram 350.0.0',
  'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; fr) Presto/2.12.423 Version/12.16',
])('A reader with %s is counted', (agent) => {
  expect(isUncountedVisit({ 'user-agent': agent })).toBe(false)
})

test.for([
  undefined,
  '',
  'curl/8.5.0',
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (compatible; Bytespider; spider-feedback@bytedance.com)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; moto g power) Chrome/137.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
])('%s is no reader', (agent) => {
  expect(isUncountedVisit({ 'user-agent': agent })).toBe(true)
})

test.for([
  ['dnt', '1'],
  ['sec-gpc', '1'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
] as const)('A browser that says %s: %s is left out', ([name, value]) => {
  expect(isUncountedVisit({ 'user-agent': PHONE, [name]: value })).toBe(true)
})
