import { expect, followWhileBusy, test } from './test.ts'

test('Prices on the dashboard are in FCFA, whatever currency the site was read in; whoever types into a search and at once follows a link arrives there, however busy the machine is', async ({
  staffPage: page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'kais_currency', value: 'EUR', url: baseURL ?? '' }])
  await page.goto('/admin/dashboard/properties')
  for (const tab of ['Properties', 'Vehicles', 'Investments']) {
    await page.getByRole('navigation').getByRole('link', { name: tab, exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: tab })).toBeVisible()
    const amounts = page.locator('.record__amount')
    await expect(amounts.first()).toContainText(/\d{2,3}\s000\sFCFA/)
    expect((await amounts.allTextContents()).filter((amount) => !/\d\sFCFA/.test(amount))).toEqual([])
  }

  const edit = page.getByRole('main').getByRole('link', { name: 'Edit' }).first()
  const address = (await edit.getAttribute('href')) as string
  await page.getByLabel('Title or place').fill('a')
  await followWhileBusy(edit)
  await expect(page.getByRole('heading', { level: 2, name: 'Edit Investment' })).toBeVisible()
  await expect(page).toHaveURL(address)
})
