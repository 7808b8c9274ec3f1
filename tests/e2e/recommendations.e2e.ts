import type { Page } from '@playwright/test'
import { UNHEARD } from './house.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const DOOR = '/api/property-recommendations'
const title = (page: Page) => page.locator('#result-title')
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

test.describe('On a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'fr-FR' })

  test('the three steps lead by touch to homes with their reasons, and a new search begins empty', async ({ page }) => {
    await page.goto('/fr/ai-recommendations')
    await hydrated(page)
    const most = page.getByRole('textbox', { name: 'Budget maximum (FCFA)' })
    await most.tap()
    await most.pressSequentially('450000000')
    await expect(most).toHaveValue('450\u202f000\u202f000')
    await expect(most).toHaveAccessibleDescription(/450\smillions de FCFA/)
    await expect(page.getByText(/^Montant compris comme un prix d’achat/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Précédent' })).toBeDisabled()
    await page.locator('label', { hasText: 'Villa' }).tap()
    await expect(page.getByText(/^\d+\sbiens? convien(t|nent) pour l’instant/)).toBeVisible()
    await page.getByRole('button', { name: 'Suivant' }).tap()
    await expect(page.getByRole('heading', { name: 'Comment vous vivez' })).toBeFocused()
    await page.locator('label', { hasText: 'Luxe' }).tap()
    await page.getByRole('button', { name: 'Suivant' }).tap()
    await page.getByRole('textbox', { name: 'Autres souhaits' }).fill('une piscine, vue mer')
    await expectAccessible(page, { within: '#goals' })
    await page.getByRole('button', { name: 'Générer mes recommandations' }).tap()

    await expect(toast(page, 'Recommandations générées')).toContainText('Vos suggestions personnalisées sont prêtes')
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveURL(/#results$/)
    const homes = page.getByRole('link', { name: /^Voir le bien/ })
    await expect(homes.first()).toHaveAttribute('href', /^\/fr\/property\/\d+$/)
    expect(await homes.count()).toBeLessThanOrEqual(6)

    await page.getByRole('button', { name: 'Nouvelle recherche' }).tap()
    await expect(page.getByRole('heading', { name: 'Ce que vous cherchez' })).toBeFocused()
    await expect(most).toHaveValue('')
    await expect(page.getByRole('radio', { name: 'Villa' })).not.toBeChecked()
    // What was found is gone as well: the way back leads to no result.
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Ce que vous cherchez' })).toBeVisible()
    await expect(title(page)).toHaveCount(0)
  })
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
  await expect(title(page)).toBeFocused()
  expect(asked()).toBe(1)
  await expect(page.locator('.recs')).toContainText('Villa')

  // Opened again, or in another currency, the answers are asked with again.
  await page.reload()
  await expect(title(page)).toBeVisible()
  await page.getByRole('combobox', { name: 'Currency' }).first().selectOption('EUR')
  await expect(page.locator('.recs')).toContainText('€')
  await expect.poll(asked).toBe(3)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What it is for' })).toBeFocused()
})

test('A double click is one step, and so is the way back; without a budget or a type nothing is asked and the field to mend is in hand', async ({
  page,
}) => {
  const asked = countQuestions(page)
  const least = page.getByRole('textbox', { name: 'Minimum budget (FCFA)' })
  const most = page.getByRole('textbox', { name: 'Maximum budget (FCFA)' })
  // A result of nothing is none.
  await page.goto('/ai-recommendations#results')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'What you are looking for' })).toBeVisible()
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
  const words = encodeURIComponent(`A garden and ${UNHEARD}`)
  await page.goto(`/ai-recommendations?type=villa&max=2000000&words=${words}#goals`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Generate My Recommendations' }).click()
  const question = page.getByRole('link', { name: 'Did you also mean: With a lift?' })
  await expect(question).toHaveAttribute('href', /^\/ai-recommendations\/result\?.*w=lift\.exactly\.true/)
  expect(await page.locator('.recs').getByRole('article').count()).toBeGreaterThan(0)
  await expect(page.locator('.recs')).not.toContainText('helipad')
  await question.click()
  await expect(page).toHaveURL(/w=lift\.exactly\.true/)
})
