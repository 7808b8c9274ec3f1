import { family, sharedParts } from './parts-page.ts'
import { expect, placeSearch, test } from './test.ts'

test.describe('On one page', () => {
  const parts = sharedParts()

  test('A place is found without its accents and chosen by Enter', async () => {
    const page = parts()
    const place = placeSearch(page).first()
    const sent = page.locator('input[name=place]')
    await place.focus()
    await page.keyboard.type('fann res')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Fann Résidence'])
    await expect(page.getByRole('group', { name: 'Dakar' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(place).toHaveValue('Fann Résidence')
    await expect(sent).toHaveValue('Fann Résidence')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0)

    // The arrows walk the whole list again; Escape closes it and keeps the answer.
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('listbox').getByRole('option')).not.toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(sent).toHaveValue('Fann Résidence')

    // Half a word is no answer: leaving puts the old one back.
    await place.fill('sal')
    await page.keyboard.press('Tab')
    await expect(place).toHaveValue('Fann Résidence')

    // A region's name finds its places; a whole name is an answer even without Enter.
    await place.fill('thies')
    await expect(page.getByRole('listbox').getByRole('option', { name: 'Saly' })).toBeVisible()
    await place.fill('cap skirring')
    await page.keyboard.press('Tab')
    await expect(sent).toHaveValue('Cap Skirring')

    await place.fill('atlantis')
    await expect(page.getByText('No place of that name').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Clear the place' }).first().click()
    await expect(place).toBeFocused()
    await expect(sent).toHaveValue('')
  })

  test('The range’s handles answer to keys, keep their order, and the upper end means no limit', async () => {
    const page = parts()
    const [from, to] = [
      page.getByRole('slider', { name: 'Lowest price' }),
      page.getByRole('slider', { name: 'Highest price' }),
    ]
    await expect(to).toHaveAttribute('aria-valuetext', 'No upper limit')
    await expect(page.locator('input[name=maxPrice]')).toHaveValue('')

    await from.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('input[name=minPrice]')).toHaveValue('50000')
    await expect(from).toHaveAttribute('aria-valuetext', /^50\s000\sFCFA$/)
    await page.keyboard.press('PageUp')
    await expect(page.locator('input[name=minPrice]')).toHaveValue('550000')
    await expect(family(page, 'range').getByRole('status')).toHaveText('550000 – 10000000')

    await to.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('input[name=maxPrice]')).toHaveValue('9950000')
    await page.keyboard.press('End')
    await expect(page.locator('input[name=maxPrice]')).toHaveValue('')
    await page.keyboard.press('Home')
    await expect(page.locator('input[name=maxPrice]')).toHaveValue('550000')
    await expect(page.locator('input[name=minPrice]')).toHaveValue('550000')
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('input[name=minPrice]')).toHaveValue('500000')
    await expect(page.locator('input[name=maxPrice]')).toHaveValue('550000')

    // As it was found.
    await from.press('Home')
    await to.press('End')
    await expect(family(page, 'range').getByRole('status')).toHaveText('0 – 10000000')
  })
})
