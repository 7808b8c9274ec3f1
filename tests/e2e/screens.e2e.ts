import type { Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test } from './test.ts'

const SCREENS = [
  { path: '/', en: /^Luxury property in Dakar/, fr: /^Immobilier de luxe à Dakar/ },
  { path: '/kais-nest', en: /^Homes in Dakar/, fr: /^Des biens à Dakar/ },
  { path: '/kais-nest?search=zzzzzz', en: /^Homes in Dakar/, fr: /^Des biens à Dakar/ },
  { path: '/property/1', en: /\| Kais$/, fr: /\| Kais$/ },
  { path: '/property/28/viewing', en: /^Book a viewing, /, fr: /^Réserver une visite, / },
  { path: '/property/28/callback', en: /^Request a callback, /, fr: /^Demander un rappel, / },
  { path: '/invest/1/viewing', en: /^Book a meeting, /, fr: /^Prendre rendez-vous, / },
  { path: '/shortlist', en: /^Your shortlist/, fr: /^Votre sélection/ },
  { path: '/shortlist?ids=28,17,1', en: /^A list of 3 homes/, fr: /^Une sélection de 3 biens/ },
  { path: '/shortlist?ids=28,17,1,6,3&view=compare', en: /^5 homes, side by side/, fr: /^5 biens, côte à côte/ },
  { path: '/design-studio', en: /^The interior design studio/, fr: /^Le studio d’architecture d’intérieur/ },
  { path: '/ai-recommendations', en: /^Recommendations/, fr: /^Recommandations/ },
  {
    path: '/ai-recommendations/result?max=2000000&type=villa&place=Almadies&words=no+gym%2C+a+school+nearby',
    en: /^Villa, Almadies.*: our selection/,
    fr: /^Villa, Almadies.*\s: notre sélection/,
  },
  { path: '/kais-experience', en: /^Relocation and concierge/, fr: /^S’installer et vivre à Dakar/ },
  { path: '/kais-mobility', en: /^Car hire in Dakar/, fr: /^Location de voitures à Dakar/ },
  { path: '/kais-media', en: /^Property and life in Dakar/, fr: /^Immobilier et vie à Dakar/ },
  { path: '/kais-media/articles', en: /^Articles/, fr: /^Articles/ },
  {
    path: '/kais-media/articles/buyers-costs-on-200-million-fcfa',
    en: /^Buyer’s costs/,
    fr: /^Frais d’achat/,
  },
  { path: '/kais-media/podcast', en: /^The podcast/, fr: /^Le podcast/ },
  { path: '/kais-media/podcast/1', en: /\| Kais$/, fr: /\| Kais$/ },
  { path: '/invest', en: /^Investing in Senegal/, fr: /^Investir au Sénégal/ },
  { path: '/invest/1', en: /^Résidence Filao/, fr: /^Résidence Filao/ },
  { path: '/buying-costs?price=200000000', en: /^Notary fees and buying costs/, fr: /^Frais de notaire au Sénégal/ },
  { path: '/faq', en: /^Frequently asked questions/, fr: /^Questions fréquentes/ },
  { path: '/privacy-policy', en: /^Privacy policy/, fr: /^Politique de confidentialité/ },
  { path: '/terms-of-service', en: /^Terms of service/, fr: /^Conditions d’utilisation/ },
  { path: '/contact', en: /^Write to us/, fr: /^Nous écrire/ },
] as const

/** The serif's ff ligature is broken: "offer" loses an f wherever it is not switched off. */
function textsWithBrokenLigatures(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element)
        return style.fontFamily.startsWith('"Hedvig') && style.fontVariantLigatures !== 'no-common-ligatures'
      })
      .map((element) => element.textContent),
  )
}

/** Several looks at each screen, some of them with axe. */
test.setTimeout(120_000)

/** All that may change with the theme, the width or the language; the rest was looked at in English by day. */
const OF_NIGHT_AND_PHONE = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'html-has-lang',
  'valid-lang',
]

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

/** Words of titles that end on another line than they began on, where nothing but the edge divided them. */
function dividedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const titles = [...document.querySelectorAll('h1, h2, h3, h4')].filter((title) => title.checkVisibility())
    const wordsIn = (text: Text) =>
      [...text.data.matchAll(/[\p{L}\p{N}’']+/gu)].map(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return { word, isDivided: lines.size > 1 }
      })
    return titles.flatMap((title) => {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode())
        for (const { word, isDivided } of wordsIn(walker.currentNode as Text)) if (isDivided) found.push(word)
      return found
    })
  })
}

/** On the narrowest phones nothing sticks out to the side, and titles keep their words whole. */
async function expectNarrow(page: Page): Promise<void> {
  await hydrated(page)
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await expectFits(page)
    expect(await dividedWords(page)).toEqual([])
  }
}

async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
}

for (const { path, ...titles } of SCREENS) {
  test(`${path} is sound in both languages, and fits a desktop and a phone`, async ({ page }) => {
    const arrive = async (address: string, language: 'en' | 'fr') => {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      await expect(page).toHaveTitle(titles[language])
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('data-theme', language === 'en' ? 'light' : 'dark')
      await expectFits(page)
      expect(await textsWithBrokenLigatures(page)).toEqual([])
    }
    await page.setViewportSize(DESKTOP)
    await wear(page, 'light')
    await arrive(path, 'en')
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expectFits(page)
    await expectNarrow(page)

    await page.setViewportSize(PHONE)
    await wear(page, 'dark')
    await arrive(`/fr${path}`, 'fr')
    await expectAccessible(page, { rules: OF_NIGHT_AND_PHONE })
    await expectNarrow(page)
    await page.setViewportSize(DESKTOP)
    await expectFits(page)
  })
}

/** By its address: what its title begins with in English and in French. The rest of the frame is the dashboard's. */
const STAFF_SCREENS = {
  '/admin/dashboard': ['Overview', 'Vue d’ensemble'],
  '/admin/dashboard/properties': ['Properties', 'Biens'],
  '/admin/dashboard/vehicles': ['Vehicles', 'Véhicules'],
  '/admin/dashboard/investments': ['Investments', 'Investissements'],
  '/admin/dashboard/articles': ['Articles', 'Articles'],
  '/admin/dashboard/podcasts': ['Podcasts', 'Podcasts'],
  '/admin/dashboard/reviews': ['Reviews', 'Avis'],
  '/admin/dashboard/media-partners': ['Media partners', 'Partenaires médias'],
  '/admin/dashboard/social-media': ['Social Media', 'Réseaux sociaux'],
  '/admin/dashboard/rss': ['RSS & Content', 'RSS et contenus'],
  '/admin/dashboard/rss?part=templates': ['RSS & Content', 'RSS et contenus'],
  '/admin/dashboard/rss?part=performance': ['RSS & Content', 'RSS et contenus'],
  '/admin/dashboard/leads': ['Leads', 'Prospects'],
  '/admin/dashboard/contacts': ['Contacts', 'Contacts'],
  '/admin/dashboard/inquiries': ['Enquiries', 'Demandes'],
  '/admin/dashboard/bookings': ['Bookings', 'Réservations'],
  '/admin/dashboard/calendar?view=week': ['Calendar', 'Agenda'],
  '/admin/dashboard/calendar?view=month': ['Calendar', 'Agenda'],
  '/admin/dashboard/calendar?view=agenda': ['Calendar', 'Agenda'],
  '/admin/dashboard/stays': ['Stays', 'Séjours'],
  '/admin/dashboard/stays?view=list': ['Stays', 'Séjours'],
  '/admin/dashboard/stays?view=payments': ['Stays', 'Séjours'],
  '/admin/dashboard/stays?view=occupancy': ['Stays', 'Séjours'],
  '/admin/dashboard/stays?view=cleaning': ['Stays', 'Séjours'],
  '/admin/dashboard/today': ['Today', 'Aujourd’hui'],
  '/admin/dashboard/outbox': ['Outbox', 'Envois'],
  '/admin/dashboard/settings': ['Settings', 'Réglages'],
  '/admin/dashboard/staff': ['Staff', 'Équipe'],
  '/admin/dashboard/audit': ['Audit trail', 'Journal'],
  '/admin/dashboard/jobs': ['Jobs', 'Tâches automatiques'],
} as const

for (const [path, [english, french]] of Object.entries(STAFF_SCREENS)) {
  // In light and English on a desktop, then in dark and French on a phone: each pair is looked at once.
  test(`${path} is sound for staff, on a desktop by day and on a phone in French by night`, async ({
    staffPage: page,
  }) => {
    const arrive = async (title: string, scope?: { rules: string[] }) => {
      await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\+?\\) )?${title} `))
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(page.locator('.skel')).toHaveCount(0)
      await expectFits(page)
      expect(await textsWithBrokenLigatures(page)).toEqual([])
      await expectAccessible(page, scope)
    }
    await wear(page, 'light')
    await page.setViewportSize(DESKTOP)
    await page.goto(path)
    await arrive(english)
    await hydrated(page)
    await page.getByRole('banner').getByRole('button', { name: 'FR' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.setViewportSize(PHONE)
    await wear(page, 'dark')
    // The same screen by night: what a phone and the dark can change.
    await arrive(french, { rules: OF_NIGHT_AND_PHONE })
  })
}

test.describe('An address that leads nowhere', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] })

  test('says so in a way that everybody can read, and leads back', async ({ page }) => {
    for (const path of ['/nowhere', '/property/999999']) {
      await page.goto(path)
      await expectAccessible(page)
    }
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Property Not Found')
  })
})
