import {
  addressOf,
  car,
  confirmation,
  dakar,
  field,
  fillInPerson,
  form,
  open,
  panel,
  passengers,
  SEDANS,
  send,
  stored,
  WORDS,
} from './mobility-page.ts'
import { expect, expectAccessible, test } from './test.ts'

test('A form without a car leads to what is missing; one reserved from its card shows its price first, and pressed twice is stored once', {
  tag: '@journey',
}, async ({ page }) => {
  const words = WORDS.fr
  const name = `Aïssatou ${Date.now()}`
  const days = 20
  await open(page, words)
  await send(page, words).click()
  await expect(form(page).locator('.err')).toHaveCount(6)
  await expect(field(page, words.category)).toBeFocused()
  await expectAccessible(page, { within: '#booking' })
  await page.getByRole('link', { name: `${words.reserve} Corniche` }).click()
  await expect(page).toHaveURL(`${words.path}${SEDANS}#booking`)
  const chosen = form(page).getByRole('group', { name: words.chosen('Corniche') })
  await expect(chosen).toBeFocused()
  await expect(chosen).toBeInViewport()
  await expect(chosen).toContainText(/75\s000\sFCFA/)
  await expect(field(page, words.category)).toHaveValue('sedan')
  await expect(car(page).locator('option')).toHaveCount(3)

  // A day later is proposed, and stays a proposal.
  await field(page, words.pickup).fill(dakar(days, '10:00'))
  await expect(field(page, words.dropoff)).toHaveValue(dakar(days + 1, '10:00'))
  await field(page, words.dropoff).fill(dakar(days + 3, '09:00'))
  await passengers(page, '3-4').check()
  await form(page).getByLabel(words.chauffeur).check()
  await form(page).getByLabel(words.babySeat).check()
  await form(page).getByLabel(words.flight).fill('af718')
  const cost = panel(page, words)
  await expect(cost.getByRole('status')).toHaveText(words.free('Corniche'))
  await expect(cost.locator('dd')).toHaveText([
    /^225\s000\sFCFA$/,
    /^75\s000\sFCFA$/,
    words.toConfirm,
    words.toConfirm,
    /^300\s000\sFCFA$/,
  ])
  await expectAccessible(page, { within: '#booking' })

  await form(page).getByLabel(words.requests).fill('At the corniche')
  await fillInPerson(page, words, name)
  await send(page, words).dblclick()
  await expect(page.getByText(words.sent, { exact: true })).toBeVisible()
  await expect(confirmation(page)).toContainText(words.note)
  await expect(field(page, words.pickup)).toHaveValue('')
  await expect(car(page)).toHaveValue('')
  expect(await stored(page, name)).toMatchObject([
    {
      type: 'vehicle-rental',
      email: addressOf(name),
      message: 'At the corniche',
      locale: 'fr',
      vehicleName: 'Corniche (Kais Sedan S)',
      bookingDate: `${dakar(days, '10:00')}:00.000Z`,
      bookingData: {
        vehicleCategory: 'sedan',
        passengers: '3-4',
        extras: ['chauffeur', 'baby-seat'],
        flightNumber: 'AF 718',
      },
      quote: { days: 3, total: '300000.00' },
      status: 'pending',
    },
  ])
})

test('On a phone the cars are short strips whose details unfold by key or finger; where there is room they stand open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, WORDS.fr, '')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_500)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Teranga' }) })
  const words = card.getByText(/^Une limousine à empattement long/)
  await expect(words).toBeHidden()
  await expect(card.getByText(/390\s000\sFCFA/)).toBeVisible()
  await card.locator('summary').focus()
  await page.keyboard.press('Enter')
  for (const part of [
    words,
    card.getByText('Cloison de séparation'),
    card.getByText(/^dont le chauffeur/),
    card.getByText('millésime'),
  ])
    await expect(part).toBeVisible()
  await expectAccessible(page, { within: '.fleet-section' })
  await card.locator('summary').click()
  await expect(words).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(words).toBeVisible()
  await expect(card.locator('summary')).toBeHidden()
})

test.describe('While another category is fetched', () => {
  test.use({ expectedErrors: [/500|Failed to load resource|net::|Failed to fetch|NetworkError/] })

  test('three shapes stand in; if it fails, one way or another, that is said, and what was typed stays', async ({
    page,
  }) => {
    const words = WORDS.en
    const answer = Promise.withResolvers<void>()
    const failed = page.getByRole('heading', { name: 'Failed to fetch vehicles' })
    const retry = page.getByRole('button', { name: 'Try again' })
    await open(page, words, '')
    await form(page).getByLabel(words.name).fill('Awa')
    let isCut = false
    await page.route(/kais-mobility\.data/, async (route) => {
      await answer.promise
      await (isCut ? route.abort() : route.fulfill({ status: 500, body: '' }))
    })
    const category = (name: string) => page.getByRole('link', { name, exact: true })
    await category('Sedan').click()
    await expect(category('Sedan')).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('.fleet--coming > .car')).toHaveCount(3)
    await expect(page.getByRole('article')).toHaveCount(0)
    answer.resolve()
    await expect(failed).toBeVisible()
    await expect(page).toHaveURL('/kais-mobility?category=sedan')
    await expectAccessible(page, { within: '.fleet-section' })
    isCut = true
    await category('SUV').click()
    await expect(page).toHaveURL('/kais-mobility?category=suv')
    await expect(failed).toBeVisible()
    // Again while the line is still cut.
    const again = page.waitForEvent('requestfailed')
    await retry.click()
    await again
    await expect(retry).toBeEnabled()
    await expect(failed).toBeVisible()
    await expect(form(page).getByLabel(words.name)).toHaveValue('Awa')
    await page.unroute(/kais-mobility\.data/)
    await retry.click()
    await expect(page.getByRole('article').locator('.notch')).toHaveText(['SUV', 'SUV', 'SUV'])
    await expect(form(page).getByLabel(words.name)).toHaveValue('Awa')
  })
})
