import { within } from '@testing-library/dom'
import { expect, onTestFinished, test } from 'vitest'
import type { ArticleDraft } from '#features/media/article.schema.ts'
import { articleDraft } from '#tests/helpers/factories.ts'
import { type HtmlPage, newVisitor, textOf, textsOf } from '#tests/helpers/site.ts'
import { signInToSite } from '#tests/helpers/site-staff.ts'

const visitor = await newVisitor()
const staff = await signInToSite()

const LONG_FRENCH = '/fr/kais-media/articles/off-plan-in-senegal-what-to-ask'
/** The address that the site is told to be at. */
const SITE = 'http://localhost'

/** Gone again when its test ends. */
async function write(draft: Partial<ArticleDraft>): Promise<string> {
  const url = `/api/admin/articles/${await staff.write('/api/admin/articles', articleDraft(draft))}`
  onTestFinished(() => staff.remove(url))
  return url
}

function structuredData(page: HtmlPage, type: string): Record<string, unknown> {
  const blocks = page.findAll('script[type="application/ld+json"]').map((block) => JSON.parse(textOf(block)))
  const found = blocks.find((block) => block['@type'] === type)
  expect(found, `structured data of type ${type}`).toBeTruthy()
  return found
}

/** The languages that engines are told of. */
const announced = (page: HtmlPage) =>
  page.findAll('link[rel=alternate][hreflang]').map((link) => link.getAttribute('hreflang'))
const robots = (page: HtmlPage) => page.find('meta[name=robots]').getAttribute('content')

test('An article is read in French: its parts, what to read next, how to share it, and what engines are told', async () => {
  const media = await visitor.open('/fr/kais-media/articles')
  const link = media.findAll('a').find((one) => textOf(one).startsWith('Acheter sur plan au Sénégal'))
  expect(link?.getAttribute('href')).toBe(LONG_FRENCH)

  const page = await visitor.open(LONG_FRENCH)
  expect(textOf(page.find('h1'))).toMatch(/^Acheter sur plan au Sénégal/)
  const article = page.find('article')
  within(article).getByText(/^\d+\sminutes de lecture$/)
  expect(article.querySelectorAll('[lang=en]')).toHaveLength(0)
  // Beside the text, and on a phone one line which opens without scripts too.
  const headings = page.findAll('.text :is(h2, h3)')
  expect(textsOf(headings)).toEqual(expect.arrayContaining(['Lire un échéancier', 'Le risque, sans détour']))
  const parts = headings.map((heading) => [textOf(heading), `#${heading.id}`])
  for (const contents of ['.toc--beside', '.toc--folded > details']) {
    const links = page.findAll(`nav${contents} a`)
    expect(links.map((part) => [textOf(part), part.getAttribute('href')])).toEqual(parts)
  }
  expect(page.findAll('nav').filter((nav) => within(nav).queryByText('Dans cet article'))).toHaveLength(2)
  expect(textOf(page.find('.toc--folded summary'))).toBe('Dans cet article')
  expect(parts).toContainEqual(['Lire un échéancier', '#s-lire-un-echeancier'])

  expect(page.find('link[rel=canonical]').getAttribute('href')).toBe(SITE + LONG_FRENCH)
  expect(page.find('meta[property="og:type"]').getAttribute('content')).toBe('article')
  const described = structuredData(page, 'Article')
  expect(described).toMatchObject({
    '@context': 'https://schema.org',
    headline: expect.stringMatching(/^Acheter sur plan/),
    inLanguage: 'fr',
    description: expect.any(String),
    mainEntityOfPage: { '@id': SITE + LONG_FRENCH },
    author: { name: 'Kais Media' },
    publisher: { '@type': 'Organization', name: 'Kais', logo: { '@type': 'ImageObject' } },
  })
  expect(Number(described.wordCount)).toBeGreaterThan(600)
  for (const date of ['datePublished', 'dateModified']) expect(Date.parse(String(described[date]))).not.toBeNaN()
  for (const image of described.image as string[])
    expect((await visitor.ask(image.slice(SITE.length))).statusCode, image).toBe(200)
  const trail = structuredData(page, 'BreadcrumbList').itemListElement as { item: string }[]
  expect(trail.map(({ item }) => item.slice(SITE.length))).toEqual([
    '/fr',
    '/fr/kais-media',
    '/fr/kais-media/articles',
    LONG_FRENCH,
  ])

  expect(textsOf(page.findAll('a[href="/fr/buying-costs"]'))).toContain('Calculer les frais')
  expect(page.findAll('a[href="/fr/kais-media/articles?tag=VEFA"]').map(textOf)).toContain('VEFA')
  const related = page.getByText('Articles liés').closest('section')
  expect(related?.querySelectorAll('li')).toHaveLength(3)
  const next = [...(related?.querySelectorAll('a') ?? [])].find((one) =>
    textOf(one).startsWith('Acheter à Dakar depuis l’étranger'),
  )
  expect(textOf((await visitor.open(String(next?.getAttribute('href')))).find('h1'))).toMatch(
    /^Acheter à Dakar depuis l’étranger/,
  )
})

test('An address an article had before leads on; a draft and a stranger’s address say so, and what there is', async () => {
  const moved = await write({ slug: 'an-address-of-before' })
  await write({ slug: 'a-draft-of-the-test', isPublished: false })
  await staff.change(moved, articleDraft({ title: 'Renamed', titleFr: 'Renommé', slug: 'an-address-of-now' }))

  for (const prefix of ['', '/fr']) {
    const answer = await visitor.ask(`${prefix}/kais-media/articles/an-address-of-before?from=letter`)
    expect(answer.statusCode).toBe(301)
    expect(answer.headers.location).toBe(`${prefix}/kais-media/articles/an-address-of-now?from=letter`)
  }
  const untranslated = await visitor.open('/fr/kais-media/articles/an-address-of-before')
  expect(untranslated.path).toBe('/fr/kais-media/articles/an-address-of-now')
  // Nobody has translated it: all of it is English, and says so.
  untranslated.getByText(/Cet article n’est pas encore traduit\./)
  expect(textOf(untranslated.find('h1[lang=en]'))).toBe('Renamed')
  expect(untranslated.find('.text').lang).toBe('en')
  expect(structuredData(untranslated, 'Article').inLanguage).toBe('en')
  expect(announced(untranslated)).toEqual(['en', 'x-default'])
  expect(announced(await visitor.open(LONG_FRENCH))).toEqual(['en', 'fr', 'x-default'])

  for (const slug of ['a-draft-of-the-test', 'never-written', '%00', 'A%20B']) {
    const gone = await visitor.open(`/kais-media/articles/${slug}`)
    expect(gone.status, slug).toBe(404)
    expect(textOf(gone.find('h1'))).toBe('This article is not here')
    expect(robots(gone)).toBe('noindex')
    expect(textsOf(gone.findAll('main a[href="/kais-media/articles"]'))).toContain('All articles')
  }
})

test('Markdown with scripts, wild links and pictures of others comes as text and plain links', async () => {
  const content = [
    '# <script>alert(1)</script>',
    '<script>alert(2)</script>',
    '<img src=x onerror=alert(3)> <svg onload=alert(4)>',
    '[one](javascript:alert(5)) [two](JAVASCRIPT&colon;alert(6)) <javascript:alert(7)>',
    '![far](https://pictures.example/huge.png) ![data](data:image/svg+xml,<svg/onload=alert(8)>)',
    '[ours](/invest) [theirs](https://theirs.example)',
    '</script><script>alert(9)</script>',
  ].join('\n\n')
  await write({ slug: 'wild-markdown', title: 'Wild </script><script>alert(0)</script>', content })

  const page = await visitor.open('/kais-media/articles/wild-markdown')
  const text = page.find('.text')
  within(text).getByText('<script>alert(2)</script>')
  expect(text.querySelectorAll('script, img, svg, iframe, style')).toHaveLength(0)
  expect(text.querySelectorAll('[href^="javascript" i], [href^="data" i], [onerror], [onload]')).toHaveLength(0)
  const links = [...text.querySelectorAll('a')].map((link) => [
    textOf(link),
    link.getAttribute('href'),
    link.rel,
    link.target,
  ])
  expect(links).toEqual([
    ['far (opens a new tab)', 'https://pictures.example/huge.png', 'noreferrer', '_blank'],
    ['ours', '/invest', '', ''],
    ['theirs (opens a new tab)', 'https://theirs.example', 'noreferrer', '_blank'],
  ])
  expect(structuredData(page, 'Article').headline).toContain('</script>')
})
