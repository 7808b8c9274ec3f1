import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const LONG_FRENCH = '/fr/kais-media/articles/off-plan-in-senegal-what-to-ask'

interface Draft {
  slug: string
  [field: string]: unknown
}

/** Through the staff API; what a test wrote it takes away again. */
async function write(page: Page, draft: Draft): Promise<number> {
  const defaults = { title: draft.slug, content: 'Written for this test.', author: 'Awa Ndiaye', category: 'lifestyle' }
  const answer = await page.request.post('/api/admin/articles', { data: { ...defaults, isPublished: true, ...draft } })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

async function remove(page: Page, ids: number[]): Promise<void> {
  for (const id of ids) expect((await page.request.delete(`/api/admin/articles/${id}`)).status()).toBe(204)
}

async function structuredData(page: Page, type: string): Promise<Record<string, unknown>> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const found = blocks.map((block) => JSON.parse(block)).find((block) => block['@type'] === type)
  expect(found, `structured data of type ${type}`).toBeTruthy()
  return found
}

test('An article is read in French: its parts, what to read next, how to share it, and what engines are told', async ({
  page,
}) => {
  await page.goto('/fr/kais-media')
  await hydrated(page)
  await page.getByRole('link', { name: /^Acheter sur plan au Sénégal/ }).click()
  await expect(page).toHaveURL(LONG_FRENCH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Acheter sur plan au Sénégal/)
  const article = page.getByRole('article')
  await expect(article.getByText(/^\d+\sminutes de lecture$/)).toBeVisible()
  await expect(article.locator('[lang=en]')).toHaveCount(0)

  const contents = page.getByRole('navigation', { name: 'Dans cet article' })
  const part = contents.getByRole('link', { name: 'Lire un échéancier' })
  await part.click()
  await expect(page).toHaveURL(/#s-lire-un-echeancier$/)
  await expect(page.getByRole('heading', { name: 'Lire un échéancier' })).toBeInViewport()
  await expect(part).toHaveAttribute('aria-current', 'true')

  const origin = new URL(String(await page.locator('link[rel=canonical]').getAttribute('href'))).origin
  await page.getByRole('button', { name: 'Partager', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Partager cet article' }).getByRole('textbox')).toHaveValue(
    origin + LONG_FRENCH,
  )
  await page.keyboard.press('Escape')

  const described = await structuredData(page, 'Article')
  const text = {
    headline: expect.stringMatching(/^Acheter sur plan/),
    inLanguage: 'fr',
    description: expect.any(String),
  }
  expect(described).toMatchObject({
    '@context': 'https://schema.org',
    ...text,
    mainEntityOfPage: { '@id': origin + LONG_FRENCH },
    author: { name: 'Kais Media' },
    publisher: { '@type': 'Organization', name: 'Kais', logo: { '@type': 'ImageObject' } },
  })
  expect(Number(described.wordCount)).toBeGreaterThan(600)
  for (const date of ['datePublished', 'dateModified']) expect(Date.parse(String(described[date]))).not.toBeNaN()
  for (const image of described.image as string[]) expect((await page.request.get(image)).ok()).toBe(true)
  const trail = (await structuredData(page, 'BreadcrumbList')).itemListElement as { item: string }[]
  expect(trail.map(({ item }) => item.slice(origin.length))).toEqual([
    '/fr',
    '/fr/kais-media',
    '/fr/kais-media/articles',
    LONG_FRENCH,
  ])
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')

  await expect(page.getByRole('link', { name: 'Calculer les frais' })).toHaveAttribute('href', '/fr/buying-costs')
  const related = page.getByRole('region', { name: 'À lire ensuite' })
  await expect(related.getByRole('listitem')).toHaveCount(3)
  await related.getByRole('link', { name: /^Acheter à Dakar depuis l’étranger/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Acheter à Dakar depuis l’étranger/)
})

test('The list is narrowed by kind and by topic, turns its pages, and says so when nothing is there', async ({
  staffPage: page,
}) => {
  const ids: number[] = []
  const tags = ['Turning pages']
  for (let n = 1; n <= 11; n += 1)
    ids.push(await write(page, { slug: `turning-pages-${n}`, title: `Page turner ${n}`, tags }))

  await page.goto('/kais-media/articles')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Kinds of article' }).getByRole('link', { name: 'Investment' }).click()
  await expect(page).toHaveURL('/kais-media/articles?category=investment')
  await expect(page.getByRole('link', { name: /^Off-plan in Senegal/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Moving to Dakar/ })).toHaveCount(0)

  const topic = page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Turning pages 11' })
  await topic.click()
  await expect(page).toHaveURL('/kais-media/articles?tag=Turning+pages')
  await expect(page.getByRole('status').filter({ hasText: '11 articles' })).toHaveText(/“Turning pages”/)
  const titles = page.getByRole('link', { name: /^Page turner/ })
  await expect(titles).toHaveCount(9)
  await page.getByRole('navigation', { name: 'Pages of articles' }).getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL('/kais-media/articles?tag=Turning+pages&page=2')
  await expect(titles).toHaveCount(2)

  // A page that is no longer there is the last one that is; what means nothing is left out.
  await page.goto('/kais-media/articles?tag=turning+PAGES&page=7&category=nonsense')
  await expect(titles).toHaveCount(2)
  await expect(page).toHaveTitle(/^Articles, turning PAGES, /)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)

  // An address anybody can write must not put their words in a search engine.
  await page.goto('/kais-media/articles?tag=nobody-wrote-this&category=investment')
  await expect(page.getByRole('heading', { name: 'No article on this' })).toBeVisible()
  await expect(page).toHaveTitle('Articles | Kais')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/kais-media\/articles$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(page).toHaveURL('/kais-media/articles')
  await expect(page.getByRole('link', { name: /^Off-plan in Senegal|^Page turner/ }).first()).toBeVisible()
  await remove(page, ids)
})

test.describe('What is not there', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('An address an article had before leads on; a draft and a stranger’s address say so, and what there is', async ({
    staffPage: page,
  }) => {
    const id = await write(page, { slug: 'an-address-of-before' })
    const languages = page.locator('link[rel=alternate][hreflang]')
    const announced = () => languages.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
    const draft = await write(page, { slug: 'a-draft-of-the-test', isPublished: false })
    const renamed = {
      title: 'Renamed',
      titleFr: 'Renommé',
      slug: 'an-address-of-now',
      content: 'Written for this test.',
    }
    const data = { ...renamed, author: 'Awa Ndiaye', category: 'lifestyle', isPublished: true }
    expect((await page.request.put(`/api/admin/articles/${id}`, { data })).ok()).toBe(true)

    for (const prefix of ['', '/fr']) {
      const before = `${prefix}/kais-media/articles/an-address-of-before?from=letter`
      const moved = await page.request.get(before, { maxRedirects: 0 })
      expect(moved.status()).toBe(301)
      expect(moved.headers().location).toBe(`${prefix}/kais-media/articles/an-address-of-now?from=letter`)
    }
    await page.goto('/fr/kais-media/articles/an-address-of-before')
    await expect(page).toHaveURL('/fr/kais-media/articles/an-address-of-now')
    // Nobody has translated it: all of it is English, and says so.
    await expect(page.getByText('Cet article n’est pas encore traduit.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Renamed' })).toHaveAttribute('lang', 'en')
    await expect(page.locator('.text')).toHaveAttribute('lang', 'en')
    expect((await structuredData(page, 'Article')).inLanguage).toBe('en')
    expect(await announced()).toEqual(['en', 'x-default'])
    await page.goto(LONG_FRENCH)
    expect(await announced()).toEqual(['en', 'fr', 'x-default'])

    for (const slug of ['a-draft-of-the-test', 'never-written', '%00', 'A%20B']) {
      const answer = await page.goto(`/kais-media/articles/${slug}`)
      expect(answer?.status(), slug).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'This article is not here' })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    }
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'All articles' }).first().click()
    await expect(page).toHaveURL('/kais-media/articles')
    await remove(page, [id, draft])
  })
})

test('Markdown with scripts, wild links and pictures of others does nothing to its reader', async ({
  staffPage: page,
}) => {
  let hasSpoken = false
  page.on('dialog', (dialog) => {
    hasSpoken = true
    return dialog.dismiss()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  const content = [
    '# <script>alert(1)</script>',
    '<script>alert(2)</script>',
    '<img src=x onerror=alert(3)> <svg onload=alert(4)>',
    '[one](javascript:alert(5)) [two](JAVASCRIPT&colon;alert(6)) <javascript:alert(7)>',
    '![far](https://pictures.example/huge.png) ![data](data:image/svg+xml,<svg/onload=alert(8)>)',
    '[ours](/invest) [theirs](https://theirs.example)',
    `| ${'wide | '.repeat(20)}\n|${'---|'.repeat(20)}\n| ${'column | '.repeat(20)}`,
    '</script><script>alert(9)</script>',
  ].join('\n\n')
  const id = await write(page, { slug: 'wild-markdown', title: 'Wild </script><script>alert(0)</script>', content })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/kais-media/articles/wild-markdown')
  await hydrated(page)
  const text = page.locator('.text')
  await expect(text.getByText('<script>alert(2)</script>')).toBeVisible()
  await expect(text.locator('script, img, svg, iframe, style')).toHaveCount(0)
  await expect(text.locator('[href^="javascript" i], [href^="data" i], [onerror], [onload]')).toHaveCount(0)
  await expect(text.getByRole('link', { name: 'far' })).toHaveAttribute('rel', 'noreferrer')
  await expect(text.getByRole('link', { name: 'theirs (opens a new tab)' })).toHaveAttribute('target', '_blank')
  expect((await structuredData(page, 'Article')).headline).toContain('</script>')
  // The table scrolls in its own region; the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)

  await text.getByRole('link', { name: 'ours' }).click()
  await expect(page).toHaveURL('/invest')
  expect(hasSpoken).toBe(false)
  expect(asked).not.toContain('pictures.example')
  await remove(page, [id])
})

test('The feeds are named in the head and on the page, and each is XML to a browser', async ({ page }) => {
  await page.goto('/fr/kais-media')
  const media = page.getByRole('main')
  await expect(media.getByRole('link', { name: 'Les articles par RSS' })).toHaveAttribute(
    'href',
    '/fr/kais-media/articles.xml',
  )
  await expect(media.getByRole('link', { name: 'Le podcast par RSS' })).toHaveAttribute(
    'href',
    '/fr/kais-media/podcast.xml',
  )
  const named = page.locator('link[rel=alternate][type="application/rss+xml"]')
  expect(
    await named.evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname)),
  ).toEqual(['/fr/kais-media/articles.xml', '/fr/kais-media/podcast.xml'])
  for (const path of ['/kais-media/articles.xml', '/fr/kais-media/articles.xml']) {
    // Whatever the reader's cookies say, the address says the language.
    const answer = await page.request.get(path, { headers: { cookie: 'kais_language=fr' } })
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const language = await page.evaluate(
      (xml) => {
        const read = new DOMParser().parseFromString(xml, 'application/xml')
        return read.querySelector('parsererror')?.textContent ?? read.querySelector('channel > language')?.textContent
      },
      await answer.text(),
    )
    expect(language).toBe(path.startsWith('/fr') ? 'fr-sn' : 'en-gb')
  }
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('An article is read whole, its parts unfold, and the list is narrowed', async ({ page }) => {
    await page.goto(LONG_FRENCH)
    await expect(page.getByRole('heading', { name: 'Le risque, sans détour' })).toBeVisible()
    const contents = page.getByRole('navigation', { name: 'Dans cet article' })
    await contents.getByText('Dans cet article').click()
    await contents.getByRole('link', { name: 'Le risque, sans détour' }).click()
    await expect(page.getByRole('heading', { name: 'Le risque, sans détour' })).toBeInViewport()
    await page.getByRole('navigation', { name: 'Sujets' }).getByRole('link', { name: 'VEFA' }).click()
    await expect(page).toHaveURL('/fr/kais-media/articles?tag=VEFA')
    await expect(page.getByRole('link', { name: /^Acheter sur plan/ })).toBeVisible()
  })
})
