import type { Page } from '@playwright/test'
import { UNHEARD } from './house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const DOOR = '/api/property-recommendations'
const wish = (page: Page, text: string | RegExp) => page.locator('.wish summary', { hasText: text })
const RESULT = /\/ai-recommendations\/result\?/
const toast = (page: Page, name: string) => page.locator('.toast', { hasText: name })

/** Every time the homes were asked for, not the count beside the form. */
function countQuestions(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === DOOR) asked += 1
  })
  return () => asked
}

async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: heading })).toBeFocused()
}

/** A page of wishes, as somebody writes who has been looking for months. */
const LONG_TEXT = `Bonjour, nous rentrons de Montréal avec nos trois enfants après onze ans. Nous cherchons une maison à Ngor ou
aux Almadies, avec au moins 3 chambres et un jardin. Pas au Plateau, nous y avons vécu. Surtout pas sur plan, une mauvaise
expérience nous suffit. Un groupe électrogène serait bien. Y a-t-il de bonnes écoles à proximité ? Merci d’avance, bien à vous.`

/** What of the first home a first screen shows. */
const firstHomeBegins = (page: Page) =>
  page
    .locator('.rec')
    .first()
    .evaluate((home) => home.getBoundingClientRect().top + window.scrollY)

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`In French, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, locale: 'fr-FR' })

    test('the three steps lead by touch to homes with their reasons, and a new search begins empty', async ({
      page,
    }) => {
      await page.goto('/fr/ai-recommendations')
      await hydrated(page)
      const most = page.getByRole('textbox', { name: 'Budget maximum (FCFA)' })
      await most.tap()
      await most.pressSequentially('450000000')
      await expect(most).toHaveValue('450\u202f000\u202f000')
      await expect(page.getByText(/^Montant compris comme un prix d’achat/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Précédent' })).toBeDisabled()
      await expect(page.getByText(/^\d+\sbiens? convien(t|nent) pour l’instant/)).toBeVisible()
      // Two taps as quick as these count as a double click.
      await page.locator('label', { hasText: 'Villa' }).tap()
      await page.getByRole('button', { name: 'Suivant' }).tap()
      await expect(page.getByRole('heading', { name: 'Comment vous vivez' })).toBeFocused()
      await page.locator('label', { hasText: 'Luxe' }).tap()
      await page.getByRole('button', { name: 'Suivant' }).tap()
      const text = page.getByRole('textbox', { name: 'Autres souhaits' })
      await text.fill(LONG_TEXT.repeat(13))
      await expect(text).toHaveAccessibleDescription(/\d\s\d{3}\scaractères\s; 4\s000 au plus\./)
      await text.fill(LONG_TEXT)
      await expectAccessible(page, { within: '#goals' })
      await page.getByRole('button', { name: 'Générer mes recommandations' }).tap()

      await expect(toast(page, 'Recommandations générées')).toContainText('Vos suggestions personnalisées sont prêtes')
      await expect(page).toHaveURL(RESULT)
      // Wishes, and none of the words they were said in.
      expect(decodeURIComponent(page.url())).toMatch(/w=bedrooms\.atLeast\.3/)
      expect(page.url()).not.toMatch(/Montr|enfants|Bonjour/)
      await expect(wish(page, 'Au moins 3 chambres')).toHaveAttribute('title', /3 chambres/)
      expect(await firstHomeBegins(page)).toBeLessThan(height * 0.75)
      await expect(page.locator('.recs__open')).toContainText('Écoles à proximité')
      const homes = page.getByRole('link', { name: /^Voir le bien/ })
      await expect(homes.first()).toHaveAttribute('href', /^\/fr\/property\/\d+$/)
      expect(await homes.count()).toBeLessThanOrEqual(6)

      // What was understood is taken back, corrected and added to, where one stands.
      await page.getByRole('link', { name: 'Retirer\u00a0: Au moins 3 chambres' }).tap()
      await expect(wish(page, 'Au moins 3 chambres')).toHaveCount(0)
      await expect(page.locator('.wishes').getByRole('status')).toHaveText(/biens? convien|Aucun bien/)
      await expect(page.locator('.wish summary:focus')).toHaveCount(1)
      await wish(page, 'Un groupe électrogène').tap()
      await expectAccessible(page, { within: '.recs__top' })
      await page
        .locator('.wish[class]', { hasText: 'Un groupe électrogène' })
        .getByRole('link', { name: 'Indispensable' })
        .tap()
      await expect(page.locator('.wish--must', { hasText: 'Un groupe électrogène' })).toBeVisible()
      await page.getByText('Ajouter un souhait').tap()
      await page.getByRole('textbox', { name: 'Avec vos mots' }).fill('avec ascenseur')
      await page.getByRole('button', { name: 'Ajouter', exact: true }).tap()
      await expect(wish(page, 'Avec ascenseur')).toBeVisible()
      await page.goBack()
      await expect(wish(page, 'Avec ascenseur')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

      await page.getByRole('link', { name: 'Nouvelle recherche' }).tap()
      await expect(page.getByRole('heading', { name: 'Ce que vous cherchez' })).toBeVisible()
      await expect(most).toHaveValue('')
      await expect(page.getByRole('radio', { name: 'Villa' })).not.toBeChecked()
    })
  })
}

test('A text that still says it all goes back into its field; corrected, what was understood goes along instead', async ({
  page,
}) => {
  await page.goto('/ai-recommendations?type=villa&max=900000000#goals')
  await hydrated(page)
  const text = page.locator('textarea[name=words]')
  await text.fill('A lift, and not in Ngor')
  await page.getByRole('button', { name: 'Generate My Recommendations' }).dblclick()
  await expect(page).toHaveURL(RESULT)
  await page.reload()
  await page.getByRole('link', { name: 'Edit the answers' }).click()
  await expect(page).toHaveURL('/ai-recommendations')
  await expect(text).toHaveValue('A lift, and not in Ngor')
  await page.goBack()
  await page.getByRole('link', { name: 'Remove: Not in Ngor' }).click()
  await expect(wish(page, 'Not in Ngor')).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit the answers' }).click()
  await expect(page).toHaveURL('/ai-recommendations?w=lift.exactly.true')
  await expect(text).toHaveValue('')
  await page.goto('/ai-recommendations?w=lift.exactly.true#goals')
  await expect(page.getByText('With a lift')).toBeVisible()
  await page.getByRole('link', { name: 'Remove: With a lift' }).click()
  await expect(page.getByText('Also taken along')).toHaveCount(0)
})

test('By keyboard alone, the way back and a reload in the middle keep every answer, and nothing is loaded twice', {
  tag: '@journey',
}, async ({ page }) => {
  const asked = countQuestions(page)
  const loads: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) loads.push(request.url())
  })
  // Answers that came in the address are taken over, and the address is cleaned.
  await page.goto('/ai-recommendations?type=villa&min=1000000&place=Ngor')
  await hydrated(page)
  await expect(page).toHaveURL('/ai-recommendations')
  const least = page.getByRole('textbox', { name: 'Minimum budget (FCFA)' })
  await expect(least).toHaveValue('1\u202f000\u202f000')
  await least.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('4M')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Villa' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Step 2 of 3: How you live' })).toBeFocused()
  const steps = page.getByRole('navigation', { name: 'Steps of the form' }).getByRole('listitem')
  await expect(steps.and(page.locator('[aria-current=step]'))).toHaveText('Lifestyle')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Luxury' })).toBeChecked()

  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What you are looking for' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Maximum budget (FCFA)' })).toHaveValue('4M')
  await expect(page.getByRole('combobox', { name: 'Preferred location' })).toHaveValue('Ngor')
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'How you live' })).toBeFocused()
  expect(loads).toEqual([])
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('radio', { name: 'Luxury' })).toBeChecked()
  // What was chosen can be left open again.
  await page.getByRole('radio', { name: 'Luxury' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('radio', { name: 'Any' }).first()).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Step 3 of 3: What it is for' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(RESULT)
  expect(asked()).toBe(1)
  await expect(wish(page, 'Villa')).toBeVisible()

  // Opened again, or in another currency, nothing is asked a second time: the address is the answer.
  await page.reload()
  await hydrated(page)
  await page.getByRole('combobox', { name: 'Currency' }).first().selectOption('EUR')
  await expect(page.locator('.recs')).toContainText('€')
  expect(asked()).toBe(1)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What it is for' })).toBeVisible()
})

test('A double click is one step, and so is the way back; without a budget or a type nothing is asked and the field to mend is in hand', async ({
  page,
}) => {
  const asked = countQuestions(page)
  const least = page.getByRole('textbox', { name: 'Minimum budget (FCFA)' })
  const most = page.getByRole('textbox', { name: 'Maximum budget (FCFA)' })
  await page.goto('/ai-recommendations')
  await hydrated(page)
  // A double click is one step, and the way back from it is one as well.
  await page.getByRole('button', { name: 'Next' }).dblclick()
  // The second half of it may have taken the focus to the button.
  await expect(page.getByRole('heading', { name: 'How you live' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What you are looking for' })).toBeFocused()
  await goOn(page, 'How you live')
  await goOn(page, 'What it is for')
  await page.getByRole('button', { name: 'Generate My Recommendations' }).click()
  await expect(toast(page, 'Missing Information')).toContainText(
    'Please provide your budget range and property type preference',
  )
  await expect(least).toBeFocused()
  await expect(least).toHaveAccessibleDescription(/Give a minimum, a maximum, or both\./)

  await least.fill('300M')
  await most.fill('200M')
  await most.blur()
  await expect(most).toHaveAccessibleDescription(/The minimum is above the maximum\./)
  expect(asked()).toBe(0)
})

test('Where a model reads the text too, what it proposes is a question that leads to a result, and its own words never show', async ({
  page,
}) => {
  await page.goto('/ai-recommendations?type=villa&max=2000000#goals')
  await hydrated(page)
  await page.getByRole('textbox', { name: 'Additional requirements' }).fill(`A garden and ${UNHEARD}`)
  await page.getByRole('button', { name: 'Generate My Recommendations' }).click()
  const question = page.getByRole('link', { name: 'Did you also mean: With a lift?' })
  await expect(question).toHaveAttribute('href', /^\/ai-recommendations\/result\?.*w=lift\.exactly\.true/)
  expect(await page.locator('.recs').getByRole('article').count()).toBeGreaterThan(0)
  await expect(page.locator('.recs')).not.toContainText('helipad')
  await question.click()
  await expect(page).toHaveURL(/w=lift\.exactly\.true/)
})
