import type { Page } from '@playwright/test'
import { letterTo } from './fake-smtp.ts'
import { expect, expectAccessible, test } from './test.ts'

const TAB = '/admin/dashboard/leads'

/** A visitor writes through the form of the contact page. */
async function write(page: Page, sent: { name: string; email: string; message: string }): Promise<void> {
  const data = { type: 'general', phone: null, formData: { serviceInterest: 'real-estate' }, ...sent }
  expect((await page.request.post('/api/contact', { data })).status()).toBe(201)
}

async function leadOf(page: Page, email: string): Promise<number> {
  const found = await (await page.request.get(`/api/admin/leads?search=${encodeURIComponent(email)}`)).json()
  expect(found).toHaveLength(1)
  return found[0].id
}

test('A lead is taken, answered by e-mail, followed up and won, all on its own page on a phone', {
  tag: '@journey',
}, async ({ staffPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const stamp = Date.now()
  const [name, email] = [`Coumba Fall ${stamp}`, `coumba-${stamp}@example.com`]
  await write(page, { name, email, message: 'Is there a house with a garden in Ngor?' })
  await page.goto(`${TAB}/${await leadOf(page, email)}`)
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(page.getByText('waiting less than a minute').or(page.getByText(/waiting \d+ min/))).toBeVisible()
  const timeline = page.getByRole('region', { name: 'Timeline' })
  // What was sent stands there whole, with its labels.
  await expect(timeline).toContainText('What it is about')
  await expect(timeline.locator('.enquiry__message')).toHaveText(/Is there a house with a garden in Ngor\?/)

  await page.getByLabel('Owner').selectOption({ label: 'awa (you)' })
  await expect(timeline.getByRole('heading', { name: 'Given to awa' })).toBeVisible()

  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByLabel('Subject').fill(`Houses in Ngor ${stamp}`)
  await page.getByLabel('Text').fill('Yes, two of them. Shall we visit?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send by e-mail' }).click()
  expect((await letterTo(email, `Houses in Ngor ${stamp}`)).text).toContain('Yes, two of them. Shall we visit?')
  const answer = timeline.getByRole('listitem').filter({ hasText: `E-mail: Houses in Ngor ${stamp}` })
  // The screen hears by itself that the letter has left the house.
  await expect(answer).toContainText('Sent')
  await expect(page.getByText('First answered after')).toBeVisible()
  const status = page.getByRole('list', { name: 'Status' })
  await expect(status.getByRole('button', { name: 'Contacted' })).toHaveAttribute('aria-pressed', 'true')

  const plan = page.getByRole('region', { name: 'To do' })
  await plan.getByRole('button', { name: 'Tomorrow' }).click()
  const task = page.getByRole('dialog', { name: 'Add a task' })
  await task.getByLabel('What is to be done').fill('Fix the visit')
  await expectAccessible(page, { within: 'dialog[open]' })
  await task.getByRole('button', { name: 'Add the task' }).click()
  await expect(plan).toContainText('Fix the visit')
  await expect(plan.getByText(/, 10:00$/)).toBeVisible()
  await plan.getByRole('button', { name: 'Done, with a note' }).click()
  await plan.getByLabel('What came of it').fill('Saturday at nine')
  await plan.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(plan.getByText('Nothing is planned.')).toBeVisible()
  const done = timeline.getByRole('listitem').filter({ hasText: 'Done: Fix the visit' })
  await expect(done).toContainText('Saturday at nine')

  await page.getByRole('button', { name: 'Write something down' }).click()
  await page.getByRole('radio', { name: 'Visit', exact: true }).check()
  await page.getByLabel('What happened, or what others should know').fill('Saw both. They take the first one.')
  await page.getByRole('button', { name: 'Put it on the timeline' }).click()
  await expect(timeline.getByRole('listitem').filter({ hasText: 'They take the first one.' })).toContainText('by awa')

  await status.getByRole('button', { name: 'Won' }).click()
  await expect(status.getByRole('button', { name: 'Won' })).toHaveAttribute('aria-pressed', 'true')
  await expect(timeline.getByRole('heading', { name: 'Moved to Won' })).toBeVisible()
})

test.describe('A person', () => {
  // What was erased is asked for once more and is gone; the colleague's version is refused.
  test.use({ expectedErrors: [/status of (40[34]|412)/] })

  test('known twice becomes one lead, is changed by two, and is erased everywhere', async ({ staffPage: page }) => {
    const stamp = Date.now()
    const name = `Ousmane Ba ${stamp}`
    const [first, second] = [`ousmane-${stamp}@example.com`, `o-ba-${stamp}@example.org`]
    await write(page, { name, email: first, message: 'About the villa.' })
    await write(page, { name, email: second, message: 'And about a car.' })
    const id = await leadOf(page, first)
    await page.goto(`${TAB}/${id}`)
    const twins = page.getByRole('region', { name: 'Perhaps the same person' })
    await expect(twins).toContainText('Same name')
    await expect(twins).toContainText(second)
    await twins.getByRole('button', { name: 'Merge into this lead' }).click()
    const merge = page.getByRole('dialog', { name: `Merge ${name} into this lead?` })
    await expect(merge).toContainText(`stay those of ${name}`)
    await expectAccessible(page, { within: 'dialog[open]' })
    await merge.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(twins.getByText('No other lead looks like the same person.')).toBeVisible()
    const timeline = page.getByRole('region', { name: 'Timeline' })
    await expect(timeline).toContainText('About the villa.')
    await expect(timeline).toContainText('And about a car.')
    await expect(page.getByRole('link', { name: second }).first()).toBeVisible()

    // A colleague moves the lead while its details are being changed here: nothing of either is lost.
    await page.getByRole('button', { name: 'Edit the details' }).click()
    const details = page.getByRole('dialog', { name: 'Edit the details' })
    await details.getByLabel('Budget').fill('150 million')
    const budget = { firstName: 'Ousmane', lastName: `Ba ${stamp}`, email: first, notes: 'Prefers mornings' }
    expect((await page.request.put(`/api/admin/leads/${id}`, { data: budget })).ok()).toBe(true)
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(details.getByText('Somebody else changed these details while you were writing.')).toBeVisible()
    await expect(details.getByLabel('Lasting notes')).toHaveValue('Prefers mornings')
    await details.getByRole('button', { name: 'Save' }).click()
    await expect(details).toBeHidden()
    const facts = page.getByRole('region', { name: 'Details' })
    await expect(facts).toContainText('150 million')
    await expect(facts).toContainText('Prefers mornings')

    await page.getByRole('button', { name: 'Delete this person’s data' }).click()
    const erase = page.getByRole('dialog', { name: `Delete everything about ${name}?` })
    await expect(erase).toContainText('2 contact forms')
    await erase.getByRole('button', { name: 'Delete for good' }).click()
    await expect(erase.getByText('Tick this to show that it is the right person.')).toBeVisible()
    await expectAccessible(page, { within: 'dialog[open]' })
    await erase.getByRole('checkbox', { name: `Yes, I mean ${name}` }).check()
    await erase.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL(TAB)
    await expect(page.getByText('Nothing about this person is left.', { exact: true })).toBeVisible()

    const everywhere = ['leads', 'inquiries', 'outbox'].map((list) => `/api/admin/${list}?limit=100`)
    for (const url of [...everywhere, '/api/contact-submissions?limit=100', '/api/admin/audit?limit=100'])
      expect(await (await page.request.get(url)).text()).not.toMatch(new RegExp(`Ba ${stamp}|-${stamp}@`))
    await page.goto(`${TAB}/${id}`)
    await expect(page.getByRole('heading', { name: 'This lead is not here' })).toBeVisible()
  })
})
