import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

// The server's refusal of a stale move is part of the first scene.
test.use({ expectedErrors: [/412 \(Precondition Failed\)/] })

/** The region says each notice once more for those who hear it. */
const toast = (page: Page, title: string) =>
  page.locator('.toast').filter({ has: page.getByText(title, { exact: true }) })

const column = (page: Page, status: string) =>
  page.getByRole('region', { name: new RegExp(`^${status}`) }).and(page.locator('.lead-col'))

/** What the board says to those who do not see it. */
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Takes hold of a card with the mouse and carries it over a column, without letting go. */
async function carry(page: Page, card: Locator, to: Locator) {
  const [from, place] = [await card.boundingBox(), await to.boundingBox()]
  if (!from || !place) throw new Error('Nothing to carry, or nowhere to')
  await page.mouse.move(from.x + 20, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(place.x + place.width / 2, place.y + 60, { steps: 8 })
}

test('A request from the site appears on the open board by itself, is moved by keys and by mouse, and finds an owner', async ({
  staffPage: page,
}) => {
  const last = `Faye${Date.now()}`
  const name = `Rokhaya ${last}`
  await page.goto(`/admin/dashboard/leads?search=${last}`)
  await expect(column(page, 'New').getByText('Nobody matches.')).toBeVisible()

  const sent = await page.request.post('/api/contact', {
    data: {
      type: 'general',
      name,
      email: `${last}@example.com`,
      message: 'Is the house by the sea still open?',
      formData: { firstName: 'Rokhaya', lastName: last, serviceInterest: 'real-estate' },
    },
  })
  expect(sent.status()).toBe(201)

  const card = (status: string) => column(page, status).locator('.lead-card').filter({ hasText: name })
  await expect(card('New')).toContainText('waiting less than a minute')
  await expect(card('New')).toContainText('Real estate')
  await expect(column(page, 'New').getByRole('heading', { level: 3 })).toHaveText('New 1')
  await expectAccessible(page, { within: '.lead-card' })

  const handle = (status: string) => card(status).getByRole('button', { name: `Drag ${name}` })
  await handle('New').focus()
  await page.keyboard.press('Space')
  await expect(said(page, `${name} is picked up from New.`)).toBeAttached()
  // Keys are heard once the columns are measured, a moment after the card is picked up.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(said(page, 'Over Contacted.')).toBeAttached({ timeout: 3_000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(card('Contacted')).toBeVisible()
  await expect(toast(page, `${name}: Contacted`)).toBeVisible()
  await expect(column(page, 'New').getByText('Nobody matches.')).toBeVisible()
  await expect(handle('Contacted')).toBeFocused()

  await carry(page, card('Contacted'), column(page, 'Qualified'))
  await page.mouse.up()
  await expect(card('Qualified')).toBeVisible()
  await expect(toast(page, `${name}: Qualified`)).toBeVisible()

  const owner = card('Qualified').getByRole('combobox', { name: `Owner: ${name}` })
  await owner.selectOption({ label: 'awa (you)' })
  await expect(toast(page, `${name} is now looked after by awa`)).toBeVisible()
  await expect(owner).toHaveValue(/\d+/)

  // While it hangs on the pointer somebody else makes it urgent: the move is refused, and the card goes back.
  const [lead] = await (await page.request.get(`/api/admin/leads?search=${last}`)).json()
  expect(lead).toMatchObject({ status: 'qualified', assignedTo: { name: 'awa' } })
  await carry(page, card('Qualified'), column(page, 'Negotiation'))
  const meanwhile = await page.request.patch(`/api/admin/leads/${lead.id}`, { data: { priority: 'high' } })
  expect(meanwhile.ok()).toBe(true)
  await page.mouse.up()
  await expect(toast(page, 'Changed in the meantime')).toBeVisible()
  await expect(card('Qualified')).toContainText('High priority')
  await expect(card('Negotiation')).toHaveCount(0)
})

test('On a phone the board shows one status at a time, a menu moves a lead, and the list finds it again', async ({
  staffPage: page,
}) => {
  const last = `Ndour${Date.now()}`
  const name = `Bineta ${last}`
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/dashboard/leads?search=${last}`)
  await expect(page.getByText('Nobody matches.').filter({ visible: true })).toHaveCount(1)

  await page.getByRole('button', { name: 'Add lead' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add lead' })
  await dialog.getByRole('button', { name: 'Add lead' }).click()
  await expect(dialog.getByText('Please give an e-mail address or a phone number.')).toBeVisible()
  await expectAccessible(page, { within: 'dialog[open]' })
  await dialog.getByLabel('First name').fill('Bineta')
  await dialog.getByLabel('Last name').fill(last)
  await dialog.getByLabel('Phone', { exact: true }).fill(`+221 78 ${String(Date.now()).slice(-7)}`)
  await dialog.getByLabel('Relocation').check()
  await dialog.getByRole('button', { name: 'Add lead' }).click()
  await expect(toast(page, `${name} is among the leads`)).toBeVisible()

  const card = page.locator('.lead-card').filter({ hasText: name, visible: true })
  await expect(card).toContainText('Relocation')
  await card.getByRole('combobox', { name: `Move ${name} to…` }).selectOption('Negotiation')
  await expect(card).toHaveCount(0)
  const chips = page.getByRole('navigation', { name: 'Status shown' })
  await chips.getByRole('link', { name: 'Negotiation 1' }).click()
  await expect(page).toHaveURL(/column=negotiation/)
  await expect(card).toBeVisible()

  await page.getByRole('link', { name: 'List', exact: true }).click()
  const row = page.locator('.lead-row').filter({ hasText: name })
  await expect(row.getByRole('combobox', { name: `Status of ${name}` })).toHaveValue('negotiation')
  await expect(page.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
    'href',
    `/api/admin/leads.csv?search=${last}`,
  )
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Won')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('All open leads')
  await expect(row).toBeVisible()
  await expectAccessible(page, { within: 'main' })
})
