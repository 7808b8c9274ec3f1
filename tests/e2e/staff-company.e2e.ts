import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, test } from './test.ts'

/** A record of these lists, by its name. */
const entry = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

async function visitorsRead(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}

test.describe('On a phone, in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'fr-SN' })

  test('a review is refused with its reasons, added, read on the home page in both languages, deleted, taken back', async ({
    staffPage: page,
  }) => {
    const mark = Date.now()
    const [name, english, french] = [
      `Coumba ${mark}`,
      `Nobody hurried us, ${mark}.`,
      `Personne ne nous a pressés, ${mark}.`,
    ]
    await page.goto('/admin/dashboard/reviews')
    await page.getByRole('button', { name: 'Ajouter un avis client' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajouter un avis client' })
    await dialog.getByLabel(/^Actif/).check()
    await dialog.getByRole('button', { name: 'Ajouter l’avis' }).click()
    await expect(dialog.getByText('Le nom du client est requis')).toBeVisible()
    await expect(dialog.getByText('Le type de service est requis')).toBeVisible()
    await expect(dialog.getByText('L’avis doit compter au moins 10 caractères')).toBeVisible()
    await expect(dialog.getByLabel('Nom du client')).toBeFocused()
    await expectAccessible(page, { within: 'dialog[open]' })

    await dialog.getByLabel('Nom du client').fill(name)
    await dialog.getByLabel('Type de service').selectOption('Autre')
    await dialog.getByRole('button', { name: 'Ajouter l’avis' }).click()
    // The answer is one's own words now: that is where it is missing.
    await expect(dialog.getByLabel('Quel service')).toBeFocused()
    await dialog.getByLabel('Quel service').fill('Jardins')
    await expect(dialog.getByText('Le type de service est requis')).toBeHidden()
    await dialog.getByRole('radio', { name: '5 étoiles' }).press('ArrowLeft')
    await dialog.getByLabel('Avis en anglais').fill(english)
    await expect(dialog.getByText('Français manquant')).toBeVisible()
    await dialog.getByLabel('Avis en français').fill(french)
    await dialog.getByLabel(/^Mis en avant/).check()
    await dialog.getByRole('button', { name: 'Ajouter l’avis' }).click()
    await expect(page.getByText('Avis ajouté', { exact: true })).toBeVisible()
    await expect(dialog).toBeHidden()

    const review = entry(page, name)
    await expect(review.getByRole('img', { name: 'Note : 4 étoiles sur 5' })).toBeVisible()
    await expect(review).toContainText(french)
    await expect(review).toContainText('Jardins')
    await expect(review).not.toContainText('Français manquant')
    expect(await visitorsRead(page, '/')).toContain(english)
    expect(await visitorsRead(page, '/fr')).toContain(french)

    await review.getByRole('button', { name: 'Supprimer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByText('Élément supprimé', { exact: true })).toBeVisible()
    await expect(review).toBeHidden()
    expect(await visitorsRead(page, '/fr')).not.toContain(french)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(review).toBeVisible()
    expect(await visitorsRead(page, '/fr')).toContain(french)

    // Without opening it: it leaves the home page, and the focus stays with its button.
    await review.getByRole('button', { name: 'Ne plus mettre en avant' }).click()
    await expect(review.getByRole('button', { name: /^Mettre en avant/ })).toBeFocused()
    expect(await visitorsRead(page, '/')).not.toContain(english)
    await page.getByLabel('Rechercher un avis').fill(`${mark} jardins`)
    await expect(page.getByText('1 sur 1')).toBeVisible()
  })
})

test('A partner with a logo stands on the Media page until it is switched off', async ({ staffPage: page }) => {
  const name = `Cahiers ${Date.now()}`
  const logo = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#7a2f1f' } })
    .png()
    .toBuffer()
  await page.goto('/admin/dashboard/media-partners')
  await page.getByRole('button', { name: 'Add Media Partner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Media Partner' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Contact e-mail').fill('redaction')
  await dialog.getByLabel('Active: shown on the Media page').check()
  await dialog.getByRole('button', { name: 'Add partner' }).click()
  await expect(dialog.getByLabel('Contact e-mail')).toBeFocused()
  await dialog.getByLabel('Contact e-mail').fill('redaction@cahiers.example')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await expect(dialog.getByRole('img', { name: /^Logo/ })).toBeVisible()
  await dialog.getByLabel('Description in French').fill('Douze pages, une fois par mois.')
  await dialog.getByLabel('Description in English').fill('Twelve pages, once a month.')
  await dialog.getByLabel('Kind of partnership').selectOption('Podcast sponsorship')
  await expectAccessible(page, { within: 'dialog[open]' })
  await dialog.getByRole('button', { name: 'Add partner' }).click()
  await expect(page.getByText('Media partner added successfully', { exact: true })).toBeVisible()

  await page.getByLabel('Search media partners').fill(name)
  const partner = entry(page, name)
  await expect(partner).toContainText('redaction@cahiers.example')
  await expect(page.getByText('1 of 1')).toBeVisible()
  const seen = await visitorsRead(page, '/kais-media')
  expect(seen).toContain(`alt="${name}"`)
  expect(seen).toContain('Twelve pages, once a month.')
  expect(seen).not.toContain('redaction@cahiers.example')
  expect(await visitorsRead(page, '/fr/kais-media')).toContain('Douze pages, une fois par mois.')

  await partner.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Media Partner' })
  await edit.getByLabel(/^Active/).uncheck()
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Media partner saved', { exact: true })).toBeVisible()
  await expect(partner.getByText('Inactive')).toBeVisible()
  expect(await visitorsRead(page, '/kais-media')).not.toContain(name)
})
