import type { Locator, Page } from '@playwright/test'
import { conciergeMessages } from '#features/enquiries/concierge/concierge-messages.ts'
import {
  dayFromToday,
  enough,
  everything,
  type RelocationAnswers,
} from '#features/enquiries/relocation/relocation.fixture.ts'
import { relocationMessages } from '#features/enquiries/relocation/relocation-messages.ts'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

/** What both languages say is read in the pages’ HTML; here each test speaks one of them. */
const PAGES = { en: '/kais-experience', fr: '/fr/kais-experience' } as const

const relocation = (page: Page) => page.locator('#relocation-form form')
const concierge = (page: Page) => page.locator('#concierge-form form')
const send = (form: Locator) => form.locator('button[type=submit]')
const someone = () => `helen-${crypto.randomUUID()}@example.com`
const progress = (page: Page, language: keyof typeof PAGES) =>
  page.getByRole('navigation', { name: relocationMessages[language].progress.label })

/** Radios and ticks are lists of controls with one name; the rest is one control each. */
async function fillIn(form: Locator, answers: RelocationAnswers) {
  for (const [name, answer] of Object.entries(answers)) {
    const controls = form.locator(`[name=${name}]`)
    const kind = await controls.first().evaluate((control: HTMLInputElement) => control.type)
    if (kind.startsWith('select')) await controls.selectOption(answer)
    else if (kind === 'radio' || kind === 'checkbox')
      for (const option of [answer].flat()) await form.locator(`[name=${name}][value="${option}"]`).check()
    else await controls.fill(String(answer))
  }
}

interface Stored {
  type: string
  name: string
  phone: string | null
  message: string | null
  locale: string
  formData: RelocationAnswers
}

async function storedFrom(page: Page, email: string): Promise<Stored[]> {
  await page.request.post('/api/admin/login', { data: STAFF })
  const answer = await page.request.get('/api/contact-submissions?limit=100')
  const all: (Stored & { email: string })[] = await answer.json()
  return all.filter((submission) => submission.email === email)
}

test('Relocation: all 26 answers reach staff, and the progress says what is still needed', async ({ page }) => {
  const email = someone()
  const answers = everything(email)
  expect(Object.keys(answers)).toHaveLength(26)
  await page.goto(PAGES.fr)
  await hydrated(page)
  const way = progress(page, 'fr')
  await expect(way.locator('[data-done]')).toHaveCount(0)
  const { urgency, ...others } = answers
  await fillIn(relocation(page), others)
  await expect(way.locator('[data-done]')).toHaveCount(4)
  await expect(way.getByRole('link').last()).toContainText('2 sur 3')
  await expect(relocation(page)).toContainText('Il manque encore\u00a0: Est-ce urgent\u202f?')
  await fillIn(relocation(page), { urgency: String(urgency) })
  await expect(way.locator('[data-done]')).toHaveCount(5)
  await send(relocation(page)).dblclick()
  await expect(page.getByText('Demande d’installation envoyée\u202f!', { exact: true })).toBeVisible()
  await expect(relocation(page).getByRole('status')).toContainText(relocationMessages.fr.sentNote)
  await expect(relocation(page).locator('[name=name]')).toHaveValue('')
  await expect(way.locator('[data-done]')).toHaveCount(0)
  await expectAccessible(page, { within: '#relocation-form' })

  const { name, email: _, phone, ...rest } = answers
  expect(await storedFrom(page, email)).toMatchObject([
    {
      type: 'relocation',
      name,
      phone,
      locale: 'fr',
      message: rest.additionalInfo,
      formData: { ...rest, specialRequests: `${rest.specialNeeds}\n\n${rest.additionalInfo}` },
    },
  ])
})

test('Both forms say at each field what is wrong with it', async ({ page }) => {
  const says = {
    required: 'Merci de remplir ce champ.',
    choose: 'Merci de choisir l’une des options.',
    email: 'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com',
    phone: 'Merci d’écrire un numéro avec des chiffres, par exemple +221 77 000 00 00.',
    past: 'Cette date est déjà passée. Merci d’en choisir une plus tardive.',
  }
  await page.goto(PAGES.fr)
  await hydrated(page)
  const form = relocation(page)
  await send(form).click()
  await expect(form.getByText(says.required)).toHaveCount(4)
  await expect(form.getByText(says.choose)).toHaveCount(9)
  await expect(form.locator('[name=name]')).toBeFocused()
  await expectAccessible(page, { within: '#relocation-form' })

  await fillIn(form, {
    ...enough('helen@'),
    phone: 'call me',
    moveInDate: dayFromToday(-1),
    pets: 'x'.repeat(201),
    additionalInfo: 'x'.repeat(6_000),
  })
  await send(form).click()
  for (const text of [says.email, says.phone, says.past]) await expect(form.getByText(text)).toHaveCount(1)
  // No more can be typed than the server takes.
  await expect(form.locator('[name=pets]')).toHaveValue('x'.repeat(200))
  await expect(form.locator('[name=additionalInfo]')).toHaveValue('x'.repeat(5_000))
  await expect(form.getByText(says.required)).toHaveCount(0)
  await expect(form.getByText(says.choose)).toHaveCount(0)
  await expect(form.locator('[name=email]')).toBeFocused()

  await send(concierge(page)).click()
  await expect(concierge(page).getByText(says.required)).toHaveCount(2)
  await concierge(page).locator('[name=name]').fill('Awa')
  await concierge(page).locator('[name=email]').fill('a@example.com, b@example.com')
  await concierge(page).locator('[name=phone]').fill('call me')
  await send(concierge(page)).click()
  for (const text of [says.email, says.phone]) await expect(concierge(page).getByText(text)).toHaveCount(1)
})

test('The concierge hears what was ticked and what was written, once', async ({ page }) => {
  const email = someone()
  const otherServices = 'A kora player for twenty, on Saturday 🎶'
  await page.goto(PAGES.en)
  await hydrated(page)
  const form = concierge(page)
  const { services } = conciergeMessages.en.choices
  await form.getByText(services['private-chef']).click()
  await form.getByText(services['event-planning']).click()
  await form.locator('[name=otherServices]').fill(otherServices)
  await form.locator('[name=name]').fill('Awa Diop')
  await form.locator('[name=email]').fill(email)
  await send(form).dblclick()
  await expect(page.getByText('Concierge Bell Request Submitted!', { exact: true })).toBeVisible()
  await expect(form.getByRole('status')).toBeVisible()
  await expect(form.locator('input:checked')).toHaveCount(0)
  expect(await storedFrom(page, email)).toMatchObject([
    {
      type: 'concierge',
      name: 'Awa Diop',
      message: otherServices,
      locale: 'en',
      formData: { services: ['event-planning', 'private-chef'], otherServices },
    },
  ])
})

test('A reload in the middle gives back what was written and chosen', async ({ page }) => {
  await page.goto(PAGES.en)
  await hydrated(page)
  const { urgency: _, ...most } = enough(someone())
  await fillIn(relocation(page), { ...most, amenities: ['garden', 'pool'] })
  await concierge(page).locator('[name=services]').nth(5).check()
  await page.reload()
  await expect(page.getByText('We kept what you wrote here.')).toHaveCount(2)
  const form = relocation(page)
  await expect(form.locator('[name=currentLocation]')).toHaveValue('Nairobi')
  await expect(form.locator('[name=propertyType]')).toHaveValue('villa')
  await expect(form.locator('[name=familySize]:checked')).toHaveValue('4')
  await expect(form.locator('[name=amenities][value=garden]')).toBeChecked()
  await expect(form.locator('[name=amenities]:checked')).toHaveCount(2)
  await expect(concierge(page).locator('[name=services]:checked')).toHaveValue('private-chef')
  await expect(progress(page, 'en').getByRole('link').last()).toContainText('2 of 3')
  await expect(form).toContainText('Still needed: How urgent is it?')
})

test('The page leads to both forms, the sections to their questions, and the way around them to the contact page', async ({
  page,
}) => {
  await page.goto('/kais-experience')
  await hydrated(page)
  await page.getByRole('link', { name: 'Ring for the concierge' }).click()
  await expect(page.getByRole('heading', { name: 'Concierge' })).toBeInViewport()
  await page.getByRole('link', { name: 'Plan a move' }).click()
  await expect(page.getByRole('heading', { name: 'Moving to Dakar' })).toBeInViewport()

  const section = page.getByRole('link', { name: 'School, work, getting around 0 of 1' })
  await section.focus()
  await page.keyboard.press('Enter')
  await expect(section).toHaveAttribute('aria-current', 'step')
  await page.keyboard.press('Tab')
  await expect(relocation(page).locator('[name=schools]').first()).toBeFocused()

  await expect(page.getByRole('link', { name: 'Write to us instead' })).toHaveAttribute(
    'href',
    '/contact?subject=relocation',
  )
})

test.describe('When the answer is lost on the way', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('nothing that was written or chosen is lost, and a second press sends it once', async ({ page }) => {
    const email = someone()
    const notSent = (form: string) => `Failed to submit ${form} request. Please try again.`
    await page.goto(PAGES.en)
    await hydrated(page)
    const form = relocation(page)
    await fillIn(form, { ...enough(email), specialNeeds: 'Un fauteuil roulant' })
    await concierge(page).locator('[name=name]').fill('Awa Diop')
    await concierge(page).locator('[name=email]').fill(email)
    await page.route('/api/contact', (route) => route.abort('connectionreset'))
    await send(concierge(page)).click()
    await expect(page.getByText(notSent('concierge'), { exact: true })).toBeVisible()
    await expect(concierge(page).locator('[name=email]')).toHaveValue(email)
    await send(form).click()
    await expect(page.getByText(notSent('relocation'), { exact: true })).toBeVisible()
    await expect(form.locator('[name=specialNeeds]')).toHaveValue('Un fauteuil roulant')
    await expect(form.locator('[name=furnishing]:checked')).toHaveValue('shopping')
    await page.unroute('/api/contact')
    await send(form).click()
    await expect(form.getByRole('status')).toBeVisible()
    expect(await storedFrom(page, email)).toMatchObject([{ type: 'relocation', message: null }])
  })
})
