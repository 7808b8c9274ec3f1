import { type ValidationKey, validationMessage } from '#common/validation.ts'
import {
  addressOf,
  car,
  confirmation,
  dakar,
  field,
  fillIn,
  fillInPerson,
  form,
  LANGUAGES,
  open,
  panel,
  passengers,
  SEDANS,
  send,
  stored,
  takeFirst,
  WORDS,
} from './mobility-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

test('A car reserved from its card shows its price first, and pressed twice is stored once', async ({ page }) => {
  const words = WORDS.fr
  const name = `Aïssatou ${Date.now()}`
  const days = 20
  await open(page, words)
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

test.describe('What is missing or wrong', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] })

  test('is said at its field', async ({ page }) => {
    const words = WORDS.en
    const say = (key: ValidationKey) => form(page).getByText(validationMessage(key, 'en'))
    await open(page, words)
    await send(page, words).click()
    await expect(say('chooseOne')).toHaveCount(2)
    await expect(say('required')).toHaveCount(4)
    await expect(field(page, words.category)).toBeFocused()
    await expectAccessible(page, { within: '#booking' })

    // At once, before anything is sent.
    await page.getByRole('link', { name: `${words.reserve} Corniche` }).click()
    const times = async (pickup: string, dropoff: string) => {
      await field(page, words.pickup).fill(pickup)
      await field(page, words.dropoff).fill(dropoff)
    }
    await times(dakar(10, '10:00'), dakar(10, '09:00'))
    await expect(say('dropoffBeforePickup')).toBeVisible()
    await times(dakar(-2, '10:00'), dakar(10, '09:00'))
    await expect(say('pastDate')).toBeVisible()
    await times(dakar(10, '10:00'), dakar(75, '10:00'))
    await expect(say('hireTooLong')).toBeVisible()
    await times(dakar(380, '10:00'), dakar(381, '10:00'))
    await expect(say('hireTooFarAhead')).toBeVisible()
    await passengers(page, '5-6').check()
    await expect(say('tooManyPassengers')).toBeVisible()
    await send(page, words).click()
    await expect(field(page, words.pickup)).toBeFocused()

    // What only the server knows is said at the field too.
    await times(dakar(10, '10:00'), dakar(11, '10:00'))
    await passengers(page, '1-2').check()
    await expect(say('tooManyPassengers')).toHaveCount(0)
    await expect(say('hireTooFarAhead')).toHaveCount(0)
    await form(page).getByLabel(words.flight).fill('next Tuesday')
    await fillInPerson(page, words, 'Nobody')
    await form(page).getByLabel('E-mail').fill('nobody@example')
    await send(page, words).click()
    await expect(form(page).locator('.err')).toHaveCount(2)
    await expect(say('flight')).toBeVisible()
    await expect(say('email')).toBeVisible()
  })
})

test.describe('A car that somebody else takes meanwhile', () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] })

  test('is said at the car, with what is free instead, and nothing typed is lost', async ({ page }) => {
    const words = WORDS.fr
    const name = `Second ${Date.now()}`
    const days = 60
    const refusal = form(page).getByText(validationMessage('vehicleTaken', 'fr'))
    await open(page, words)
    await fillIn(page, { name, days, words })
    const cost = panel(page, words)
    await expect(cost.getByRole('status')).toHaveText(words.free('Corniche'))
    await takeFirst(page, 'Corniche', days)
    await send(page, words).click()
    await expect(refusal).toBeVisible()
    await expect(car(page)).toBeFocused()
    await expect(cost.getByRole('status')).toHaveText(words.taken('Corniche'))
    await expect(form(page).getByLabel(words.name)).toHaveValue(name)
    await expect(field(page, words.pickup)).toHaveValue(dakar(days, '10:00'))
    await expectAccessible(page, { within: '#booking' })

    // Another car at that time, or this one as long, once it is back and has been made ready.
    await cost.getByRole('button', { name: words.take('Kermel') }).click()
    await expect(cost.getByRole('status')).toHaveText(words.free('Kermel'))
    await expect(refusal).toHaveCount(0)
    await page.getByRole('link', { name: `${words.reserve} Corniche` }).click()
    await cost.getByRole('button', { name: words.startAt }).click()
    await expect(field(page, words.pickup)).toHaveValue(dakar(days + 1, '14:00'))
    await expect(field(page, words.dropoff)).toHaveValue(dakar(days + 2, '14:00'))
    await expect(cost.getByRole('status')).toHaveText(words.free('Corniche'))
    await send(page, words).click()
    await expect(confirmation(page)).toContainText(words.note)
    expect(await stored(page, name)).toHaveLength(1)
  })
})

test('A car is taken from the panel of its category, and a category alone is reserved', async ({ page }) => {
  const words = WORDS.en
  const name = `Any van ${Date.now()}`
  await open(page, words)
  await field(page, words.category).selectOption('suv')
  await field(page, words.pickup).fill(dakar(140, '10:00'))
  await passengers(page, '7+').check()
  const cost = panel(page, words)
  await expect(cost.getByRole('status')).toHaveText('Luxury SUV: 3 cars are free.')

  // With seven people it is one that seats them.
  await cost.getByRole('button', { name: 'Take Ngor' }).click()
  await expect(form(page).getByText(validationMessage('tooManyPassengers', 'en'))).toBeVisible()
  await field(page, words.category).selectOption('van')
  await expect(car(page)).toHaveValue('')
  await expect(cost.getByRole('status')).toHaveText('Executive Van: 1 car is free.')
  await fillInPerson(page, words, name)
  await send(page, words).click()
  await expect(confirmation(page)).toContainText(words.note)
  expect(await stored(page, name)).toMatchObject([
    { vehicleId: null, quote: null, bookingData: { vehicleCategory: 'van', passengers: '7+', extras: [] } },
  ])
})

test.describe('For a visitor in Paris', () => {
  test.use({ timezoneId: 'Europe/Paris' })

  test('the clock at home stands beside the one in Dakar', async ({ page }) => {
    const today = new Date()
    const summer = `${today.getUTCFullYear() + (today.getUTCMonth() < 6 ? 0 : 1)}-07-01`
    const { path, pickup } = WORDS.fr
    await page.goto(path + SEDANS)
    await hydrated(page)
    await field(page, pickup).fill(`${summer}T09:30`)
    await expect(field(page, pickup)).toHaveAccessibleDescription('Soit 11\u00a0h\u00a030 chez vous (Europe/Paris).')
  })
})

test.describe('While another category is fetched', () => {
  test.use({ expectedErrors: [/500|Failed to load resource|net::|Failed to fetch|NetworkError/] })

  for (const [language, words] of LANGUAGES) {
    test(`three shapes stand in; if it fails that is said, and what was typed stays (${language})`, async ({
      page,
    }) => {
      await open(page, words, '')
      await form(page).getByLabel(words.name).fill('Awa')
      const answer = Promise.withResolvers<void>()
      await page.route(/kais-mobility\.data/, async (route) => {
        await answer.promise
        await (language === 'en' ? route.fulfill({ status: 500, body: '' }) : route.abort())
      })
      await page.getByRole('link', { name: 'SUV', exact: true }).click()
      await expect(page.getByRole('link', { name: 'SUV', exact: true })).toHaveAttribute('aria-current', 'true')
      await expect(page.locator('.fleet--coming > .car')).toHaveCount(3)
      await expect(page.getByRole('article')).toHaveCount(0)
      answer.resolve()
      await expect(page.getByRole('heading', { name: words.failed })).toBeVisible()
      await expect(page).toHaveURL(`${words.path}?category=suv`)
      await expect(form(page).getByLabel(words.name)).toHaveValue('Awa')
      if (language === 'en') await expectAccessible(page, { within: '.fleet-section' })
      await page.unroute(/kais-mobility\.data/)
      await page.getByRole('button', { name: words.retry }).click()
      await expect(page.getByRole('article').locator('.notch')).toHaveText(['SUV', 'SUV', 'SUV'])
      await expect(form(page).getByLabel(words.name)).toHaveValue('Awa')
    })
  }
})
