import { expect, onTestFinished, test } from 'vitest'
import { socialLinkDraft } from '#tests/helpers/factories.ts'
import { newVisitor } from '#tests/helpers/site.ts'
import { signInToSite } from '#tests/helpers/site-staff.ts'

test('The footer follows the links of the house at once: a new one stands in its place, and leaves when it is switched off', async () => {
  const visitor = await newVisitor()
  const staff = await signInToSite()
  const inFooter = async () => {
    const page = await visitor.open('/faq')
    // Each begins with its icon.
    const links = page.findAll('footer a[target=_blank][rel=noreferrer]:has(> svg:first-child)')
    return links.map((link) => link.getAttribute('href'))
  }
  const before = await inFooter()
  const draft = socialLinkDraft({ platform: 'TikTok', url: 'https://tiktok.example/@footer', displayOrder: 900 })
  const url = `/api/social-media/${await staff.write('/api/social-media', draft)}`
  onTestFinished(() => staff.remove(url))
  expect(await inFooter()).toEqual([...before, draft.url])
  await staff.change(url, { ...draft, displayOrder: 0 })
  const moved = await inFooter()
  expect(moved.toSorted()).toEqual([...before, draft.url].toSorted())
  expect(moved.at(-1)).toBe(before.at(-1))
  await staff.change(url, { ...draft, isActive: false })
  expect(await inFooter()).toEqual(before)
})
