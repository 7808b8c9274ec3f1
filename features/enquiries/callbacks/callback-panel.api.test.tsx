import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLine } from '#tests/helpers/bad-line.ts'
import { makeProperty } from '#tests/helpers/factories.ts'
import { openForm } from '#tests/helpers/form-at-work.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { type Site, SiteContext, useSite } from '#ui/page/site.ts'
import { CallbackPanel } from './callback-panel.tsx'

const COMPANY = { schedulerUrl: 'https://cal.example.com/kais' } as Site['company']

let kais: TestApp

beforeAll(async () => {
  kais = await startTestApp()
})
afterAll(() => kais.close())

test('The calendar elsewhere is offered once the wish is known to us, with the reference of the home', async () => {
  const line = openLine(kais.app)
  const propertyId = await makeProperty(kais)
  const home = { propertyId, investmentId: null, name: 'House of the baobab', reference: 'KN-0028' }
  const subject = { ...home, path: `/property/${propertyId}` }
  const Panel = () => (
    <SiteContext value={{ ...useSite(), company: COMPANY }}>
      <CallbackPanel subject={subject} hours={null} />
    </SiteContext>
  )
  const page = await openForm(Panel, { at: subject.path })
  const outside = () => [...page.document.querySelectorAll('a[target]')].map((link) => link.getAttribute('href'))
  await page.fill({ name: 'Awa Diop', phone: '+221 77 123 45 67', time: 'soon' })

  line.state = 'dead'
  await page.press()
  expect(outside()).toEqual([])

  line.state = 'good'
  await page.press()
  expect(page.said).toBe('We will call you')
  expect(outside()).toEqual(['https://cal.example.com/kais?ref=KN-0028'])
})
