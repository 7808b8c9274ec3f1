import { conciergeMessages } from '#features/experience/concierge/concierge-messages.ts'
import { enough } from '#features/experience/relocation/relocation.fixture.ts'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test('The page leads to both forms: the concierge hears what was ticked and written, once, and a move is planned section by section', {
  tag: '@journey',
}, async ({ page }) => {
  const email = `awa-${crypto.randomUUID()}@example.com`
  const otherServices = 'A kora player for twenty, on Saturday 🎶'
  await page.goto('/kais-experience')
  await hydrated(page)
  await page.getByRole('link', { name: 'Contact the concierge' }).click()
  await expect(page.getByRole('heading', { name: 'Concierge', exact: true })).toBeInViewport()
  const form = page.locator('#concierge-form form')
  const { services } = conciergeMessages.en.choices
  await form.getByText(services['private-chef']).click()
  await form.getByText(services['event-planning']).click()
  await form.locator('[name=otherServices]').fill(otherServices)
  await form.locator('[name=name]').fill('Awa Diop')
  await form.locator('[name=email]').fill(email)
  await form.locator('button[type=submit]').dblclick()
  await expect(page.getByRole('region', { name: 'Concierge Bell Request Submitted!' })).toContainText(otherServices)
  await expect(form).toBeHidden()
  await expect(form.locator('input:checked')).toHaveCount(0)
  await page.request.post('/api/admin/login', { data: STAFF })
  const all: { email: string }[] = await (await page.request.get('/api/contact-submissions?limit=100')).json()
  expect(all.filter((submission) => submission.email === email)).toMatchObject([
    {
      type: 'concierge',
      name: 'Awa Diop',
      message: otherServices,
      locale: 'en',
      formData: { services: ['event-planning', 'private-chef'], otherServices },
    },
  ])

  await page.getByRole('link', { name: 'Plan a move' }).click()
  await expect(page.getByRole('heading', { name: 'Moving to Dakar' })).toBeInViewport()
  const section = page.getByRole('link', { name: 'School, work, getting around 0 of 1' })
  await section.focus()
  await page.keyboard.press('Enter')
  await expect(section).toHaveAttribute('aria-current', 'step')
  await page.keyboard.press('Tab')
  const relocation = page.locator('#relocation-form form')
  await expect(relocation.locator('[name=schools]').first()).toBeFocused()
  await relocation.locator('button[type=submit]').click()
  await expect(relocation.locator('.err')).toHaveCount(13)
  await expect(relocation.locator('[name=name]')).toBeFocused()
  await expectAccessible(page, { within: '#relocation-form' })
  await expect(page.getByRole('link', { name: 'Write to us instead' })).toHaveAttribute(
    'href',
    '/contact?subject=relocation',
  )
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('the relocation form is asked step by step: Next checks one, a mistake leads to its step, the draft goes on where something is missing', async ({
    page,
  }) => {
    const email = `helen-${crypto.randomUUID()}@example.com`
    const answers = enough(email)
    await page.goto('/kais-experience')
    await hydrated(page)
    const form = page.locator('#relocation-form form')
    const step = (place: number) => form.getByRole('heading', { name: `Step ${place} of 6` })
    const next = form.getByRole('button', { name: 'Next' })
    /** What is asked in the step that is shown, of what must be answered. */
    async function answer(names: string[]) {
      for (const name of names) {
        const field = form.locator(`[name=${name}]`)
        if ((await field.first().getAttribute('type')) === 'radio')
          await form.locator(`label:has([name=${name}][value="${answers[name]}"])`).click()
        else if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
          await field.selectOption(String(answers[name]))
        else await field.fill(String(answers[name]))
      }
    }
    await expect(step(1)).toBeVisible()
    await expect(step(2)).toBeHidden()
    await expect(form.locator('[name=familySize]').first()).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await answer(['name', 'email'])
    await next.press('Enter')
    await expect(form.locator('[name=currentLocation]')).toBeFocused()
    await expect(form.locator('.err')).toHaveCount(1)
    await form.locator('[name=currentLocation]').fill('Nairobi')
    // Enter in a field means the next step, not the whole form.
    await page.keyboard.press('Enter')
    await expect(step(2)).toBeFocused()
    await expect(step(1)).toBeHidden()
    await expectAccessible(page, { within: '#relocation-form' })
    await form.getByRole('button', { name: 'Back' }).click()
    await expect(step(1)).toBeFocused()
    await next.click()
    await answer(['familySize', 'previousExperience'])
    await next.click()
    await expect(step(3)).toBeFocused()

    await page.reload()
    await hydrated(page)
    await expect(step(3)).toBeVisible()
    await answer(['propertyType', 'bedrooms', 'budget', 'furnishing'])
    await next.click()
    await answer(['schools'])
    await next.click()
    await next.click()
    await expect(step(6)).toBeFocused()
    await answer(['moveInDate', 'urgency', 'movingBudget'])
    // Something that was right is spoilt meanwhile: sending leads back to where it is.
    await page.getByRole('navigation', { name: 'Sections of the form' }).getByRole('link', { name: /^You / }).click()
    await expect(step(1)).toBeVisible()
    await form.locator('[name=email]').fill('helen')
    await page.getByRole('navigation', { name: 'Sections of the form' }).getByRole('link', { name: /^When/ }).click()
    await form.getByRole('button', { name: 'Send the request' }).click()
    await expect(form.locator('[name=email]')).toBeFocused()
    await expect(step(6)).toBeHidden()
    await form.locator('[name=email]').fill(email)
    await page.getByRole('navigation', { name: 'Sections of the form' }).getByRole('link', { name: /^When/ }).click()
    await form.getByRole('button', { name: 'Send the request' }).click()
    const confirmed = page.getByRole('region', { name: 'Relocation Request Submitted!' })
    await expect(confirmed).toContainText('Nairobi')
    await expect(confirmed).toBeInViewport()
    await expectAccessible(page, { within: '#relocation-form' })
  })
})
