import { storeHome } from './staff-properties-page.ts'
import { expect, hydrated, test } from './test.ts'

test('An amenity of one’s own is added by the button beside its field, which is empty again', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/add-property')
  const another = page.getByLabel('Another amenity')
  await another.fill('Wine cellar')
  const row = page.locator('.addrow').filter({ has: another })
  await row.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Remove Wine cellar' })).toBeVisible()
  await expect(another).toHaveValue('')
})

test('A home whose box «Available» is unticked leaves the site, and ticked again it is back', async ({
  staffPage: page,
}) => {
  const { id } = await storeHome(page, `Now and then ${Date.now()}`)
  const seen = async () => (await page.request.get(`/property/${id}`)).status()
  const box = page.getByRole('checkbox', { name: 'Available: visitors see it' })

  for (const [isAvailable, status] of [
    [false, 404],
    [true, 200],
  ] as const) {
    await page.goto(`/admin/edit-property/${id}`)
    await hydrated(page)
    await expect(box).toBeChecked({ checked: !isAvailable })
    await box.setChecked(isAvailable)
    await page.getByRole('button', { name: 'Update Property' }).click()
    await expect(page).toHaveURL(/\/admin\/dashboard/)
    expect(await seen()).toBe(status)
  }
  await page.request.delete(`/api/properties/${id}`)
})
