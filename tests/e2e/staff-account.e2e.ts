import type { APIRequestContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { letterTo } from './fake-smtp.ts'
import { expect, expectAccessible, hydrated, test } from './test.ts'

/** What the app on the phone shows. */
const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret) })

interface Account {
  id: number
  username: string
  password: string
}

let made = 0

/** Somebody new, added by the administrator whose requests these are: nobody's own account is touched. */
async function makeAccount(admin: APIRequestContext, role: string): Promise<Account> {
  const username = `${role}-${Date.now()}-${made++}`
  const data = { username, email: `${username}@example.com`, firstName: 'Ndeye', lastName: 'Sow', role }
  const answer = await admin.post('/api/admin/staff', { data })
  expect(answer.status()).toBe(201)
  return answer.json()
}

/** By the sign-in page, which leads back to where somebody wanted to go. */
async function signIn(page: Page, { username, password }: Account) {
  await page.goto('/admin/account')
  await expect(page).toHaveURL('/admin/login')
  await hydrated(page)
  await page.locator('input[autocomplete=username]').fill(username)
  await page.locator('input[autocomplete=current-password]').fill(password)
  await page.locator('button[type=submit]').click()
}

test.describe('On a phone in French', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/401 \(Unauthorized\)/] })

  test('a second factor is set up, asked for at the next sign-in, and switched off', async ({
    staffPage: page,
    context,
    baseURL,
  }) => {
    test.slow()
    const account = await makeAccount(page.request, 'editor')
    await context.clearCookies()
    await context.addCookies([{ name: 'kais_language', value: 'fr', url: baseURL ?? '' }])
    await signIn(page, account)
    await expect(
      page.getByText('Connexion réussie. Redirection vers le tableau de bord…', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Votre compte' })).toBeVisible()
    await expect(page.getByText('Vous avez encore le mot de passe créé pour vous.')).toBeVisible()
    await page.getByRole('button', { name: 'Configurer une application d’authentification' }).click()
    const asked = page.getByRole('dialog', { name: 'Configurer une application d’authentification' })
    await expectAccessible(page, { within: 'dialog[open]' })
    await asked.getByLabel('Votre mot de passe', { exact: true }).fill(account.password)
    await asked.getByRole('button', { name: 'Continuer' }).click()
    await expect(page.getByRole('heading', { name: 'Scannez cette image avec l’application' })).toBeFocused()
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    const secret = (await page.locator('.secret').innerText()).replaceAll(/\s/g, '')
    const code = page.getByLabel('Le code affiché en ce moment')
    await code.fill('000 000x')
    await page.getByRole('button', { name: 'Confirmer et activer' }).click()
    await expect(page.getByText(/^Ce code n’est pas le bon/)).toBeVisible()
    await expect(code).toBeFocused()
    await expectAccessible(page, { within: 'main' })
    const first = codeOf(secret)
    await code.fill(first)
    await page.getByRole('button', { name: 'Confirmer et activer' }).click()

    await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeFocused()
    const codes = await page.locator('.codes__list li').allInnerTexts()
    expect(codes).toHaveLength(10)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger en texte' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('kais-codes-de-secours.txt')
    await page.getByRole('button', { name: 'Je les ai conservés' }).click()
    await expect(page.getByText(/^Il reste 10\scodes de secours\.$/)).toBeVisible()

    await context.clearCookies({ name: 'kais_session' })
    await signIn(page, account)
    await expect(page.getByRole('heading', { name: 'Encore une étape' })).toBeFocused()
    await expectAccessible(page, { within: 'main' })
    const field = page.getByLabel('Code de votre application d’authentification')
    // The code that set it up does not serve a second time.
    await field.fill(first)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText(/^Ce code n’est pas le bon/)).toBeVisible()
    // Without the phone: one of the ten, and then the factor goes.
    await page.getByRole('button', { name: /^Téléphone perdu/ }).click()
    await page.getByLabel('Code de secours', { exact: true }).fill(codes[4] ?? '')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByText(/^Connexion réussie\./)).toBeVisible()
    await expect(page.getByText(/^Il reste 9\scodes de secours\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Désactiver' }).click()
    const question = page.getByRole('dialog', { name: 'Désactiver le second facteur' })
    await question.getByLabel('Votre mot de passe', { exact: true }).fill(account.password)
    await question.getByRole('button', { name: 'Désactiver' }).click()
    await expect(page.getByText('Le second facteur est désactivé', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Configurer une application d’authentification' })).toBeVisible()
  })
})

test.describe('A passkey', () => {
  test.use({ expectedErrors: [/403 \(Forbidden\)/] })

  test('is added, named anew and used to sign in without a password', async ({ staffPage: page, context, house }) => {
    const account = await makeAccount(page.request, 'agent')
    await context.clearCookies()
    // Passkeys belong to a name, never to an address in numbers.
    const home = house.url.replace('127.0.0.1', 'localhost')
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const signedIn = await page.request.post(`${home}/api/admin/login`, { data: account })
    expect(signedIn.ok()).toBe(true)
    await page.goto(`${home}/admin/account`)

    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel('Name of this passkey').fill('Office computer')
    await dialog.getByLabel('Your password', { exact: true }).fill('not the password')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByText('This is not your current password.')).toBeVisible()
    await expectAccessible(page, { within: 'dialog[open]' })
    await dialog.getByLabel('Your password', { exact: true }).fill(account.password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('The passkey is added', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Last used: never$/)).toBeVisible()

    await page.getByRole('button', { name: 'Rename Office computer' }).click()
    await page.getByRole('dialog').getByLabel('Name of this passkey').fill('Desk')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Remove Desk' })).toBeVisible()

    await context.clearCookies({ name: 'kais_session' })
    // Led to the sign-in, and from there back.
    await page.reload()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByText('Login successful. Redirecting to dashboard...', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Last used: .*Dakar time$/)).toBeVisible()
    await expect(page.getByText('1 passkey still opens your account after a change of password.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Desk' }).click()
    await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(account.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused()
  })
})

test('An administrator adds an agent, whose password opens the house, and lets them out again', async ({
  staffPage: page,
  playwright,
  house,
}) => {
  const username = `awa.sarr-${Date.now()}`
  await page.goto('/admin/dashboard/staff')
  await page.getByRole('button', { name: 'Add an account' }).click()
  const form = page.getByRole('dialog', { name: 'Add an account' })
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('E-mail').fill(`${username}@example.com`)
  await form.getByLabel('First name').fill(`Awa ${username}`)
  await form.getByLabel('Role').selectOption('agent')
  await form.getByRole('button', { name: 'Add the account' }).click()
  const once = page.getByRole('dialog', { name: `Password of ${username}` })
  const password = (await once.locator('.secret').innerText()).trim()
  await expectAccessible(page, { within: 'dialog[open]' })
  await once.getByRole('button', { name: 'I have handed it over' }).click()

  const agent = await playwright.request.newContext({ baseURL: house.url })
  const isIn = async () => (await (await agent.get('/api/admin/check')).json()).authenticated as boolean
  expect((await agent.post('/api/admin/login', { data: { username, password } })).ok()).toBe(true)
  expect(await isIn()).toBe(true)
  const review = { clientName: 'X', serviceType: 'nest', reviewText: 'They found us a house.', rating: 5 }
  expect((await agent.post('/api/reviews', { data: review })).status()).toBe(403)
  expect((await agent.get('/api/admin/staff')).status()).toBe(403)

  await page.getByLabel('Search names and addresses').fill(username)
  await expect(page).toHaveURL(/search=/)
  const row = page.getByRole('listitem').filter({ hasText: username })
  await expect(row).toContainText('Agent')
  await row.getByRole('button', { name: /^Access/ }).click()
  const access = page.getByRole('dialog', { name: `Access of ${username}` })
  await expect(access.getByText('Signed in on 1 device at the moment.')).toBeVisible()
  await access.getByRole('button', { name: 'Switch off' }).click()
  await expect(access.getByText('Switched off: it opens nothing.')).toBeVisible()
  expect(await isIn()).toBe(false)
  await agent.dispose()
  await access.getByRole('button', { name: 'Delete the account' }).click()
  await expectAccessible(page, { within: 'dialog[open]' })
  await page
    .getByRole('dialog', { name: `Delete the account of ${username}?` })
    .getByRole('button', { name: 'Delete the account' })
    .click()
  await expect(page.getByText('The account is deleted', { exact: true })).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('Whoever is invited by letter chooses a password and is in; having forgotten it, they choose another one', async ({
  staffPage: page,
  browser,
  house,
}) => {
  test.slow()
  const username = `invited-${Date.now()}`
  const email = `${username}@example.com`
  await page.goto('/admin/dashboard/staff')
  await page.getByRole('button', { name: 'Add an account' }).click()
  const form = page.getByRole('dialog', { name: 'Add an account' })
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('How they get in for the first time').selectOption('fr')
  await expectAccessible(page, { within: 'dialog[open]' })
  await form.getByRole('button', { name: 'Add the account' }).click()
  await expect(page.getByText(`The invitation is being sent to ${email}`, { exact: true })).toBeVisible()

  const context = await browser.newContext({
    baseURL: house.url,
    locale: 'fr-FR',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  })
  const phone = await context.newPage()
  const tokenIn = async (subject: string) =>
    /choose-password#([\w-]{43})/.exec((await letterTo(email, subject)).text)?.[1] ?? ''
  const choose = async (password: string) => {
    await phone.getByLabel('Nouveau mot de passe', { exact: true }).fill(password)
    await phone.getByLabel('Nouveau mot de passe, encore une fois', { exact: true }).fill(password)
    await phone.locator('button[type=submit]').click()
  }
  const invitation = await tokenIn('Votre compte dans')
  await phone.goto(`/admin/choose-password#${invitation}`)
  await expect(phone.getByText(`Votre nom d’utilisateur est ${username}.`)).toBeVisible()
  await expectAccessible(phone)
  await choose('une cour avec un puits')
  await expect(phone).toHaveURL('/admin/dashboard')

  await phone.request.post('/api/admin/logout')
  await phone.goto('/admin/login')
  await phone.getByRole('link', { name: /^Mot de passe oublié/ }).click()
  await phone.getByLabel('Votre nom d’utilisateur ou votre adresse e-mail').fill(email)
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(phone.getByRole('heading', { name: 'Consultez votre messagerie' })).toBeFocused()
  const reset = await tokenIn('Un nouveau mot de passe')
  await phone.goto(`/admin/choose-password#${reset}`)
  await choose('une autre cour avec un puits')
  await expect(phone.getByRole('heading', { name: 'Votre nouveau mot de passe est enregistré' })).toBeFocused()

  // The same link again, in the same tab: it is over, and says where to go on.
  await phone.goto('/admin/login')
  await phone.goto(`/admin/choose-password#${reset}`)
  await expect(phone.getByRole('heading', { name: 'Ce lien n’est plus valable' })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('link', { name: 'Demander un nouveau lien' }).click()
  await expect(phone).toHaveURL('/admin/forgot-password')
  await context.close()
})
