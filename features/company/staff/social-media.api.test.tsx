import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInAs, socialLinkDraft } from '#tests/helpers/factories.ts'
import { openAtWork, type StaffScreen } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import SocialMediaPage from './social-media.page.tsx'

let kais: TestApp
let headers: { cookie: string }

const AT = '/admin/dashboard/social-media'
const URL = 'https://tiktok.example/@kais'

beforeAll(async () => {
  kais = await startTestApp()
  headers = await signInAs(kais, 'awa', 'editor')
  for (const platform of ['Instagram', 'Facebook'] as const) {
    const payload = socialLinkDraft({ platform, url: `https://${platform}.example/kais` })
    const answer = await kais.app.inject({ method: 'POST', url: '/api/social-media', payload, headers })
    expect(answer.statusCode, answer.body).toBe(201)
  }
})
afterAll(() => kais.close())

const rows = ({ document }: StaffScreen) => [...document.querySelectorAll<HTMLElement>('.record')]
/** Every link by name, in the order of the list. */
const names = (screen: StaffScreen) => rows(screen).map((row) => readText(row.querySelector('h3')))
/** What visitors get, in their order. */
const shown = async () =>
  (await kais.app.inject('/api/social-media')).json().map(({ platform }: { platform: string }) => platform)

test('A link is refused, added, moved by its buttons, switched off and deleted; the focus stays with the button', async () => {
  const screen = await openAtWork(kais, {
    headers,
    pages: { 'dashboard/social-media': SocialMediaPage },
    at: `${AT}?add`,
  })
  const { press, until, fill, getByLabelText, getByText, dialog, notice, place, document } = screen
  const [platform, address] = [await until(() => getByLabelText('Platform')), getByLabelText('URL')]
  expect(readText(dialog().querySelector('h2'))).toBe('Add Social Media Link')
  await fill(address, 'tiktok.example')
  await press('Save as a draft', dialog)
  await until(() => getByText('Platform is required'))
  getByText('Valid URL is required')
  await fill(platform, 'TikTok')
  // Pasted, with a space behind it.
  await fill(address, `${URL} `)
  await fill(getByLabelText('Display order'), '900')
  await press(getByLabelText('Active: visitors see it'))
  await press('Add link', dialog)
  await until(() => expect(notice()?.title).toBe('Social media link added successfully'))
  await until(() => expect(names(screen).at(-1)).toBe('TikTok'))
  await until(() => expect(place.current).toBe(AT))

  const link = () => rows(screen).find((row) => row.textContent?.includes(URL)) as HTMLElement
  expect(readText(link().querySelector('.badge'))).toBe('Active')
  const focused = () => link().contains(document.activeElement) && readText(document.activeElement)
  await press(/^Move up/, link)
  await until(() => expect(notice()?.title).toBe('TikTok is now number 2 of 3'))
  await until(() => expect(names(screen)[1]).toBe('TikTok'))
  await until(() => expect(focused()).toMatch(/^Move up/))
  expect((await shown())[1]).toBe('TikTok')
  await until(() => expect(screen.find(/^Move down/, link()).getAttribute('aria-disabled')).not.toBe('true'))
  await press(/^Move down/, link)
  await until(() => expect(names(screen)[2]).toBe('TikTok'))
  await until(() => expect(focused()).toMatch(/^Move down/))

  await until(() => expect(screen.find(/^Switch off/, link()).getAttribute('aria-disabled')).not.toBe('true'))
  await press(/^Switch off/, link)
  await until(() => expect(readText(link().querySelector('.badge'))).toBe('Inactive'))
  await until(() => expect(focused()).toMatch(/^Switch on/))
  expect(await shown()).toHaveLength(2)
  await press(/^Delete/, link)
  await press('Delete', dialog)
  await until(() => expect(notice()?.title).toBe('Item deleted successfully'))
  await until(() => expect(names(screen)).not.toContain('TikTok'))
})
