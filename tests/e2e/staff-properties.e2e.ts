import { filePicker, fillIn, picture, pictures, signIn, signInColleague, storeHome } from './staff-properties-page.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const CREATED = 'Property created successfully and is now live'
const UPDATED = 'Property updated successfully!'
/** Leads to the notification, which then stays for as long as somebody is there. */
const STAY = 'F8'

test.describe('On a phone', () => {
  test.use(PHONE)

  test('A working day: sign in, publish a home with 15 pictures, see it live in both languages, correct its price, sign out', {
    tag: '@journey',
  }, async ({ page }) => {
    test.slow()
    const [title, titleFr] = [`Harbour rooms ${Date.now()}`, `Chambres du port ${Date.now()}`]
    const read = async (path: string) => (await page.request.get(path)).text()
    // Kept whole from here on, until something changes.
    await read('/kais-nest?location=goree')
    await read('/fr/kais-nest?location=goree')
    await page.goto('/admin/add-property')
    await expect(page).toHaveURL('/admin/login')
    await hydrated(page)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Password is required')).toBeVisible()
    await expectAccessible(page)
    // From there back to where somebody wanted to go.
    await signIn(page)
    await expect(page).toHaveURL('/admin/add-property')
    await fillIn(page, title, titleFr)
    await expect(page.getByText(/^450\s000\sFCFA, for a month$/)).toBeVisible()
    await page.getByLabel('Another amenity').fill('Well in the courtyard')
    await page.keyboard.press('Enter')
    await filePicker(page).setInputFiles(await pictures(16))
    await expect(page.getByText('Maximum Images Reached', { exact: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'room-16.jpg' })).toContainText(
      'You can only upload up to 15 images.',
    )
    await expect(page.getByRole('button', { name: 'Remove picture 15' })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('Images Uploaded', { exact: true })).toBeVisible()
    await expectAccessible(page, { within: 'main' })
    await expect(page.getByText('This is a draft: visitors do not see it.')).toBeVisible()
    await page.getByLabel('Available: visitors see it').check()
    const stored = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 201)
    await page.getByRole('button', { name: 'Create Property & Go Live' }).click()
    await expect(page.getByText(CREATED, { exact: true })).toBeVisible()
    const { id, images } = await (await stored).json()
    // The success message is out: whoever asks from now on sees it. No waiting, no second try.
    expect(await read(`/property/${id}`)).toContain(title)
    expect(await read(`/fr/property/${id}`)).toContain(titleFr)
    expect(await read('/kais-nest?location=goree')).toContain(title)
    expect(await read('/fr/kais-nest?location=goree')).toContain(titleFr)
    expect(images).toHaveLength(15)
    await expect(page).toHaveURL('/admin/dashboard/properties')

    const card = page.getByRole('listitem').filter({ hasText: title })
    await card.getByRole('link', { name: `Edit ${title}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Property' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Remove Well in the courtyard' })).toBeVisible()
    await page.getByLabel('Price in FCFA').fill('475 000')
    await page.getByRole('button', { name: 'Update Property' }).click()
    await expect(page.getByText(UPDATED, { exact: true })).toBeVisible()
    for (const path of [`/property/${id}`, `/fr/property/${id}`]) expect(await read(path)).toMatch(/475\s000\sFCFA/)
    await card.getByRole('link', { name: `View ${title}` }).click()
    await expect(page.locator('.prop__price')).toHaveText(/475\s000\sFCFA a month/)
    await expect(page.getByText('Well in the courtyard')).toBeVisible()
    await page.goBack()

    await page.getByRole('link', { name: 'Add Property' }).click()
    await expect(page).toHaveURL('/admin/add-property')
    await expect(page.getByRole('heading', { level: 1, name: 'Add New Property' })).toBeVisible()
    await page.locator('.staff-menu').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/admin/login')
    await page.goto('/admin')
    await expect(page).toHaveURL('/admin/login')
  })

  test('In French: homes are narrowed down, hidden together and brought back; one is deleted and brought back with its number', async ({
    staffPage: page,
    context,
    baseURL,
  }) => {
    test.slow()
    const name = `Case ${Date.now()}`
    const [one, two, three] = [
      await storeHome(page, `${name} un`),
      await storeHome(page, `${name} deux`),
      await storeHome(page, `${name} trois`),
    ]
    const isLive = async ({ id }: { id: number }) => (await page.request.get(`/property/${id}`)).status() === 200
    await context.addCookies([{ name: 'kais_language', value: 'fr', url: baseURL ?? '' }])
    await page.goto('/admin/dashboard/properties')
    await page.getByRole('searchbox', { name: 'Titre, lieu, réf.' }).fill(name)
    await expect(page.getByRole('checkbox', { name: /^Sélectionner Case/ })).toHaveCount(3)
    await expect(page).toHaveURL(/search=Case/)

    await page.getByRole('checkbox', { name: 'Sélectionner les 3 biens affichés' }).check()
    await page.getByRole('checkbox', { name: new RegExp(`^Sélectionner ${name} trois`) }).uncheck()
    const bar = page.getByRole('region', { name: 'Biens sélectionnés' })
    await expect(bar).toContainText('2 sélectionnés')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, { within: '.bulk' })
    await bar.getByRole('button', { name: 'Retirer du site' }).click()
    await expect(page.getByText('2 biens sont masqués', { exact: true })).toBeVisible()
    await page.keyboard.press(STAY)
    expect([await isLive(one), await isLive(two), await isLive(three)]).toEqual([false, false, true])
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByText('2 biens\u00a0: comme avant', { exact: true })).toBeVisible()
    expect([await isLive(one), await isLive(two), await isLive(three)]).toEqual([true, true, true])

    await page.getByRole('button', { name: 'Filtres', exact: true }).click()
    await page.getByLabel('Statut').first().selectOption('Indisponible')
    await expect(page.getByRole('heading', { name: 'Aucun résultat' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Filtres, 1 actif' }).click()
    await page.getByRole('button', { name: 'Effacer les filtres' }).click()
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `${name} deux` })
    await card.getByRole('button', { name: /^Supprimer/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(page.getByText('Élément supprimé', { exact: true })).toBeVisible()
    await page.keyboard.press(STAY)
    await expect(card).toHaveCount(0)
    expect(await isLive(two)).toBe(false)
    await page.getByRole('button', { name: 'Annuler' }).click()
    await expect(card).toBeVisible()
    expect(await isLive(two)).toBe(true)
    expect((await (await page.request.get(`/api/properties/${two.id}`)).json()).title).toBe(two.title)
  })
})

test.describe('What is typed', () => {
  test.use({ expectedErrors: [/401 \(Unauthorized\)|503 \(Service Unavailable\)|net::ERR_/] })

  test('survives a reload, a broken line, a refusal in the server’s words, and a session that is ended in the middle of it', async ({
    staffPage: page,
  }) => {
    const title = `Long letter ${Date.now()}`
    await page.goto('/admin/add-property')
    await fillIn(page, title, 'Longue lettre')
    await filePicker(page).setInputFiles(await picture(1))
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^What you had typed here .* is back/)).toBeVisible()
    await expect(page.getByLabel('Title in English')).toHaveValue(title)
    await expect(page.getByLabel('Terrace')).toBeChecked()
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible()

    await page.route('/api/admin/properties', (route) => route.abort('connectionreset'), { times: 1 })
    await page.getByRole('button', { name: 'Create Property & Go Live' }).click()
    await expect(page.getByRole('status').getByText('Failed to create property')).toBeVisible()
    await expect(page.getByText(/^Nothing was lost: what you filled in is still here\./)).toBeVisible()
    const refusal = { status: 503, json: { code: 'unavailable', message: 'Come back in a minute.' } }
    await page.route('/api/admin/properties', (route) => route.fulfill(refusal), { times: 1 })
    await page.getByRole('button', { name: 'Create Property & Go Live' }).click()
    await expect(page.locator('.toast.toast--danger p')).toHaveText('Come back in a minute.')
    await expect(page.getByLabel('Title in English')).toHaveValue(title)

    // Somebody signs this person out, here through another tab: the page hears of it by itself.
    await page.getByLabel('Description in English').fill('The last sentence before the door closed.')
    await page.request.post('/api/admin/logout')
    await expect(page).toHaveURL('/admin/login')
    await signIn(page)
    await expect(page.getByLabel('Description in English')).toHaveValue('The last sentence before the door closed.')
    await expect(page.getByLabel('Title in English')).toHaveValue(title)
    await page.getByRole('button', { name: 'Create Property & Go Live' }).click()
    await expect(page.getByText(CREATED, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Add Property' }).click()
    await expect(page.getByLabel('Title in English')).toHaveValue('')
  })
})

test.describe('Two people at the same home', () => {
  test.use({ expectedErrors: [/412 \(Precondition Failed\)/] })

  test('The second is told what the first changed, nothing is overwritten, and both changes can be kept', async ({
    staffPage: page,
    playwright,
  }) => {
    const home = await storeHome(page, `Shared house ${Date.now()}`)
    const { request: theirs, name } = await signInColleague(playwright.request, page)
    const opened = { entity: 'property', id: home.id, isLeaving: false }
    expect((await theirs.put('/api/admin/presence', { data: opened })).ok()).toBe(true)
    await page.goto(`/admin/edit-property/${home.id}`)
    await page.getByLabel('Price in FCFA').fill('950000')
    await expect(page.getByText(`Also open with ${name}.`)).toBeVisible()
    const read = await (await theirs.get(`/api/properties/${home.id}`)).json()
    const saved = await theirs.put(`/api/admin/properties/${home.id}`, {
      data: { ...home.draft, bedrooms: 4 },
      headers: { 'if-match': `"${read.updatedAt}"` },
    })
    expect(saved.status(), await saved.text()).toBe(200)

    await page.getByRole('button', { name: 'Update Property' }).click()
    const warning = page.getByRole('dialog', { name: 'Changed in the meantime' })
    await expect(warning).toContainText(`${name} saved this record`)
    await expect(warning).toContainText('You changed different things: both can be kept.')
    const stored = async () => (await page.request.get(`/api/properties/${home.id}`)).json()
    expect(await stored()).toMatchObject({ price: '900000.00', bedrooms: 4 })
    await expectAccessible(page, { within: 'dialog[open]' })
    await warning.getByRole('button', { name: 'Put my changes on top' }).click()
    await expect(page.getByLabel('Bedrooms')).toHaveValue('4')
    await expect(page.getByLabel('Price in FCFA')).toHaveValue('950000')
    await page.getByRole('button', { name: 'Update Property' }).click()
    await expect(page.getByText(UPDATED, { exact: true })).toBeVisible()
    expect(await stored()).toMatchObject({ price: '950000.00', bedrooms: 4 })
    await theirs.dispose()
  })
})

test('A home’s pictures are put in order by keys, it is looked at before it is saved, and copied', async ({
  staffPage: page,
}) => {
  test.slow()
  const home = await storeHome(page, `Ordered house ${Date.now()}`, { count: 3 })
  await page.goto(`/admin/edit-property/${home.id}`)
  await page.getByRole('button', { name: 'Picture 3 of 3' }).focus()
  // Each key once the one before was answered, as somebody who listens would.
  const heard = (text: string) => expect(page.getByText(text, { exact: true })).toBeAttached()
  await page.keyboard.press('Space')
  await heard('Place 3 of 3.')
  await page.keyboard.press('ArrowLeft')
  await heard('Place 2 of 3.')
  await page.keyboard.press('ArrowLeft')
  await heard('Place 1 of 3.')
  await page.keyboard.press('Space')
  await heard('Picture 3 is put down at place 1.')
  await expect(page.getByRole('button', { name: 'Make cover: picture 3' })).toBeVisible()
  await page.getByLabel('Title in French').fill('')
  await expect(page.getByText('Missing in French', { exact: true })).toHaveCount(2)
  await page.getByLabel('Description in French').fill('Une maison calme, encore sans titre.')

  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  const shown = page.frameLocator('.preview iframe')
  await expect(shown.getByRole('heading', { level: 1, name: home.title })).toBeVisible()
  await expect(shown.getByText('A calm house.')).toBeVisible()
  await preview.getByRole('radio', { name: 'French' }).check({ force: true })
  await expect(shown.getByText('Une maison calme, encore sans titre.')).toBeVisible()
  await expect(preview).toContainText('Missing in French: visitors read the English text.')
  await preview.getByRole('radio', { name: 'Phone' }).check({ force: true })
  await expect(shown.locator('.bar')).toBeVisible()
  // Whole: narrowed to the dialog, axe takes the frame in it for a page without landmarks.
  await expectAccessible(page)
  // A link of the page leads nowhere from here.
  await shown.getByRole('button', { name: 'Garder' }).click()
  expect(await page.evaluate(() => JSON.stringify(localStorage).includes('shortlist'))).toBe(false)
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  // Back closes it as well, and the form under it stays.
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(preview).toBeVisible()
  await page.goBack()
  await expect(preview).toHaveCount(0)
  await expect(page).toHaveURL(`/admin/edit-property/${home.id}`)

  await page.getByRole('button', { name: 'Update Property' }).click()
  await expect(page.getByText(UPDATED, { exact: true })).toBeVisible()
  const stored = await (await page.request.get(`/api/properties/${home.id}`)).json()
  expect(stored.images).toEqual([home.images[2], home.images[0], home.images[1]])

  await page.getByRole('searchbox', { name: 'Title, place, ref.' }).fill(home.title)
  const card = page.getByRole('listitem').filter({ hasText: home.title })
  await expect(card.getByText('Missing in French')).toBeVisible()
  await card.getByRole('link', { name: `Duplicate ${home.title}` }).click()
  await expect(page.getByLabel('Title in English')).toHaveValue(`${home.title} (copy)`)
  await expect(page.getByLabel('Available: visitors see it')).not.toBeChecked()
  await page.getByRole('button', { name: 'Save as a draft' }).click()
  await expect(page.getByText('Property created successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `${home.title} (copy)` })).toContainText('Unavailable')
})
