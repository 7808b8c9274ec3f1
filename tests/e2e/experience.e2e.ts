import type { Locator, Page } from '@playwright/test'
import { conciergeMessages } from '#features/enquiries/concierge/concierge-messages.ts'
import { relocationMessages } from '#features/enquiries/relocation/relocation-messages.ts'
import { STAFF } from '../helpers/prepared-house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const PAGES = { en: '/kais-experience', fr: '/fr/kais-experience' } as const
const LANGUAGES = ['en', 'fr'] as const

const SAYS = {
  en: {
    required: 'Please fill this in.',
    choose: 'Please choose one of the options.',
    email: 'This address does not look complete. Example: awa@example.com',
    phone: 'Please write a phone number with digits, for example +221 77 000 00 00.',
    past: 'This is in the past. Please choose a later date.',
    long: 'This text is too long.',
    kept: 'We kept what you wrote here.',
    relocation: {
      sent: 'Relocation Request Submitted!',
      error: 'Failed to submit relocation request. Please try again.',
    },
    concierge: {
      sent: 'Concierge Bell Request Submitted!',
      error: 'Failed to submit concierge request. Please try again.',
    },
  },
  fr: {
    required: 'Merci de remplir ce champ.',
    choose: 'Merci de choisir l’une des options.',
    email: 'Cette adresse semble incomplète. Exemple\u00a0: awa@example.com',
    phone: 'Merci d’écrire un numéro avec des chiffres, par exemple +221 77 000 00 00.',
    past: 'Cette date est déjà passée. Merci d’en choisir une plus tardive.',
    long: 'Ce texte est trop long.',
    kept: 'Nous avons gardé ce que vous aviez écrit ici.',
    relocation: {
      sent: 'Demande d’installation envoyée\u202f!',
      error: 'L’envoi de la demande d’installation a échoué. Merci de réessayer.',
    },
    concierge: {
      sent: 'Demande de conciergerie envoyée\u202f!',
      error: 'L’envoi de la demande de conciergerie a échoué. Merci de réessayer.',
    },
  },
} as const

const relocation = (page: Page) => page.locator('#relocation-form form')
const concierge = (page: Page) => page.locator('#concierge-form form')
const send = (form: Locator) => form.locator('button[type=submit]')
const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10)
const someone = () => `helen-${crypto.randomUUID()}@example.com`

type Answers = Record<string, string | string[]>

/** What the SPEC asks for and nothing else. */
const enough = (email: string): Answers => ({
  name: 'Helen Otieno',
  email,
  currentLocation: 'Nairobi',
  familySize: '4',
  previousExperience: 'africa-experience',
  propertyType: 'villa',
  bedrooms: '5+',
  budget: '2000000-3000000',
  furnishing: 'shopping',
  schools: 'both',
  moveInDate: day(90),
  urgency: 'within-3-months',
  movingBudget: '10000000-20000000',
})
const everything = (email: string): Answers => ({
  ...enough(email),
  phone: '+254 700 000 000',
  childrenAges: '3, 7 👧🏾👦🏾',
  pets: 'Une chatte nommée «Œuf»',
  preferredArea: 'point-e',
  amenities: ['generator', 'water-tank', 'garden'],
  workLocation: 'Plateau',
  transportNeeds: 'car-purchase',
  movingServices: ['customs', 'pet-travel'],
  essentialServices: ['power-water', 'residence-papers'],
  houseHelpServices: ['cooking', 'night-guard'],
  specialNeeds: 'حساسية من الفول السوداني 🥜\nשלום',
  employerSupport: 'The rent, and <b>school</b> fees',
  additionalInfo: `We come by ship. ${'É'.repeat(4_000)}`,
})

/** Radios and ticks are lists of controls with one name; the rest is one control each. */
async function fillIn(form: Locator, answers: Answers) {
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
  formData: Answers
}

async function storedFrom(page: Page, email: string): Promise<Stored[]> {
  await page.request.post('/api/admin/login', { data: STAFF })
  const answer = await page.request.get('/api/contact-submissions?limit=100')
  const all: (Stored & { email: string })[] = await answer.json()
  return all.filter((submission) => submission.email === email)
}

for (const language of LANGUAGES) {
  const says = SAYS[language]

  test(`Relocation: all 26 answers reach staff, and the progress says what is still needed (${language})`, async ({
    page,
  }) => {
    const email = someone()
    const answers = everything(email)
    expect(Object.keys(answers)).toHaveLength(26)
    await page.goto(PAGES[language])
    await hydrated(page)
    const way = page.getByRole('navigation', { name: relocationMessages[language].progress.label })
    await expect(way.locator('[data-done]')).toHaveCount(0)
    const { urgency, ...others } = answers
    await fillIn(relocation(page), others)
    await expect(way.locator('[data-done]')).toHaveCount(4)
    await expect(way.getByRole('link').last()).toContainText(language === 'en' ? '2 of 3' : '2 sur 3')
    await expect(relocation(page)).toContainText(
      language === 'en' ? 'Still needed: How urgent is it?' : 'Il manque encore\u00a0: Est-ce urgent\u202f?',
    )
    await fillIn(relocation(page), { urgency: String(urgency) })
    await expect(way.locator('[data-done]')).toHaveCount(5)
    await send(relocation(page)).dblclick()
    await expect(page.getByText(says.relocation.sent, { exact: true })).toBeVisible()
    await expect(relocation(page).getByRole('status')).toContainText(relocationMessages[language].sentNote)
    await expect(relocation(page).locator('[name=name]')).toHaveValue('')
    await expect(way.locator('[data-done]')).toHaveCount(0)
    if (language === 'en') await expectAccessible(page)

    const { name, email: _, phone, ...rest } = answers
    expect(await storedFrom(page, email)).toMatchObject([
      {
        type: 'relocation',
        name,
        phone,
        locale: language,
        message: rest.additionalInfo,
        formData: { ...rest, specialRequests: `${rest.specialNeeds}\n\n${rest.additionalInfo}` },
      },
    ])
  })

  test(`Both forms say at each field what is wrong with it (${language})`, async ({ page }) => {
    await page.goto(PAGES[language])
    await hydrated(page)
    const form = relocation(page)
    await send(form).click()
    await expect(form.getByText(says.required)).toHaveCount(4)
    await expect(form.getByText(says.choose)).toHaveCount(9)
    await expect(form.locator('[name=name]')).toBeFocused()
    if (language === 'fr') await expectAccessible(page)

    await fillIn(form, {
      ...enough('helen@'),
      phone: 'call me',
      moveInDate: day(-1),
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

  test(`The concierge hears what was ticked and what was written, once (${language})`, async ({ page }) => {
    const email = someone()
    const otherServices = 'A kora player for twenty, on Saturday 🎶'
    await page.goto(PAGES[language])
    await hydrated(page)
    const form = concierge(page)
    const { services } = conciergeMessages[language].choices
    await form.getByText(services['private-chef']).click()
    await form.getByText(services['event-planning']).click()
    await form.locator('[name=otherServices]').fill(otherServices)
    await form.locator('[name=name]').fill('Awa Diop')
    await form.locator('[name=email]').fill(email)
    await send(form).dblclick()
    await expect(page.getByText(says.concierge.sent, { exact: true })).toBeVisible()
    await expect(form.getByRole('status')).toBeVisible()
    await expect(form.locator('input:checked')).toHaveCount(0)
    expect(await storedFrom(page, email)).toMatchObject([
      {
        type: 'concierge',
        name: 'Awa Diop',
        message: otherServices,
        locale: language,
        formData: { services: ['event-planning', 'private-chef'], otherServices },
      },
    ])
  })

  test(`A reload in the middle gives back what was written and chosen (${language})`, async ({ page }) => {
    await page.goto(PAGES[language])
    await hydrated(page)
    const half = { currentLocation: 'Nairobi', familySize: '4', propertyType: 'villa', amenities: ['garden', 'pool'] }
    await fillIn(relocation(page), half)
    await concierge(page).locator('[name=services]').nth(5).check()
    await page.reload()
    await expect(page.getByText(says.kept)).toHaveCount(2)
    const form = relocation(page)
    await expect(form.locator('[name=currentLocation]')).toHaveValue('Nairobi')
    await expect(form.locator('[name=propertyType]')).toHaveValue('villa')
    await expect(form.locator('[name=familySize]:checked')).toHaveValue('4')
    await expect(form.locator('[name=amenities][value=garden]')).toBeChecked()
    await expect(form.locator('[name=amenities]:checked')).toHaveCount(2)
    await expect(concierge(page).locator('[name=services]:checked')).toHaveValue('private-chef')
    const way = page.getByRole('navigation', { name: relocationMessages[language].progress.label })
    await expect(way.getByRole('link').first()).toContainText(language === 'en' ? '1 of 3' : '1 sur 3')
  })
}

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

  await page.getByRole('link', { name: 'Write to us instead' }).click()
  await expect(page).toHaveURL('/contact?subject=relocation')
})

test.describe('When the answer is lost on the way', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('nothing that was written or chosen is lost, and a second press sends it once', async ({ page }) => {
    const email = someone()
    await page.goto(PAGES.fr)
    await hydrated(page)
    const form = relocation(page)
    await fillIn(form, { ...enough(email), specialNeeds: 'Un fauteuil roulant' })
    await concierge(page).locator('[name=name]').fill('Awa Diop')
    await concierge(page).locator('[name=email]').fill(email)
    await page.route('/api/contact', (route) => route.abort('connectionreset'))
    await send(concierge(page)).click()
    await expect(page.getByText(SAYS.fr.concierge.error, { exact: true })).toBeVisible()
    await expect(concierge(page).locator('[name=email]')).toHaveValue(email)
    await send(form).click()
    await expect(page.getByText(SAYS.fr.relocation.error, { exact: true })).toBeVisible()
    await expect(form.locator('[name=specialNeeds]')).toHaveValue('Un fauteuil roulant')
    await expect(form.locator('[name=furnishing]:checked')).toHaveValue('shopping')
    await page.unroute('/api/contact')
    await send(form).click()
    await expect(form.getByRole('status')).toBeVisible()
    expect(await storedFrom(page, email)).toMatchObject([{ type: 'relocation', message: null }])
  })
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, isReturning: false, expectedErrors: [/400 \(Bad Request\)/] })

  for (const language of LANGUAGES) {
    test(`both forms are plain posts that keep what was written and chosen (${language})`, async ({ page }) => {
      const email = someone()
      const says = SAYS[language]
      await page.goto(PAGES[language])
      const half = enough(email)
      await fillIn(relocation(page), { ...half, moveInDate: '2020-02-02' })
      await send(relocation(page)).click()
      await expect(relocation(page).getByText(says.past)).toBeVisible()
      const endless = { form: 'relocation', name: 'x'.repeat(201), additionalInfo: 'x'.repeat(5_001) }
      const refusal = await page.request.post(PAGES[language], { form: endless })
      expect(refusal.status()).toBe(400)
      expect((await refusal.text()).split(says.long).length).toBeGreaterThan(2)
      await expect(relocation(page).locator('[name=furnishing]:checked')).toHaveValue('shopping')
      await fillIn(relocation(page), { moveInDate: String(half.moveInDate) })
      await send(relocation(page)).click()
      await expect(page).toHaveURL(`${PAGES[language]}?requested=1#relocation-form`)
      await expect(relocation(page).getByRole('status')).toContainText(says.relocation.sent)

      await concierge(page).locator('[name=services]').nth(2).check()
      await concierge(page).locator('[name=email]').fill(email)
      await send(concierge(page)).click()
      await expect(concierge(page).getByText(says.required)).toHaveCount(1)
      await expect(relocation(page).getByText(says.required)).toHaveCount(0)
      await concierge(page).locator('[name=name]').fill('Awa Diop')
      await send(concierge(page)).click()
      await expect(page).toHaveURL(`${PAGES[language]}?rung=1#concierge-form`)
      await expect(concierge(page).getByRole('status')).toContainText(says.concierge.sent)
      expect(await storedFrom(page, email)).toMatchObject([
        { type: 'concierge', formData: { services: ['event-planning'] } },
        { type: 'relocation', formData: { familySize: '4', amenities: [] } },
      ])
    })
  }
})
