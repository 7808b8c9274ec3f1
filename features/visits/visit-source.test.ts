import { expect, test } from 'vitest'
import { visitSource } from './visit-source.ts'

test.for([
  ['', 'direct'],
  ['https://www.google.com/', 'google.com'],
  ['https://WWW.Google.SN/search?q=villa', 'google.com'],
  ['https://news.google.co.uk/', 'google.com'],
  ['android-app://com.google.android.googlequicksearchbox/', 'google.com'],
  ['https://google.com.elsewhere.example/', 'google.com.elsewhere.example'],
  ['https://notgoogle.com/', 'notgoogle.com'],
  ['https://gemini.google.com/', 'gemini.google.com'],
  ['https://fr.search.yahoo.com/', 'yahoo.com'],
  ['https://www.pinterest.fr/', 'pinterest.com'],
  ['https://lm.facebook.com/l.php', 'facebook.com'],
  ['https://l.instagram.com/', 'instagram.com'],
  ['https://lnkd.in/abc', 'linkedin.com'],
  ['https://t.co/abc', 'x.com'],
  ['https://mobile.twitter.com/', 'x.com'],
  ['https://youtu.be/abc', 'youtube.com'],
  ['https://chat.openai.com/', 'chatgpt.com'],
  ['https://wa.me/221', 'whatsapp.com'],
  ['https://blog.elsewhere.example/', 'blog.elsewhere.example'],
  ['https://kais.example:8443/kais-nest?place=Ngor', 'internal'],
  ['https://kais.example/', 'kais.example'],
  ['android-app://com.whatsapp/', 'whatsapp.com'],
  ['http://localhost:3000/', 'direct'],
  ['http://intranet/wiki', 'direct'],
  ['http://192.168.1.20/', 'direct'],
  ['http://[::1]/', 'direct'],
  ['about:blank', 'direct'],
  ['not an address', 'direct'],
  [`https://${'a'.repeat(60)}.${'b'.repeat(60)}.com/`, 'direct'],
] as const)('Somebody who comes from %s is counted as %s', ([referrer, source]) => {
  expect(visitSource(referrer, 'kais.example:8443')).toBe(source)
})
