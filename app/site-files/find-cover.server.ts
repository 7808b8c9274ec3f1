import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import type { Context } from '#db/context.server.ts'
import { costsMessages } from '#features/buying-costs/messages.ts'
import { readSitePictures } from '#features/company/read-settings.server.ts'
import { readFaq, readPrivacyPolicy, readTerms } from '#features/company/read-texts.server.ts'
import type { SitePictureName } from '#features/company/site-pictures.ts'
import { enquiryMessages } from '#features/enquiries/contact/messages.ts'
import { experienceMessages } from '#features/experience/messages.ts'
import { investMessages } from '#features/invest/messages.ts'
import { projectCover } from '#features/invest/project-cover.ts'
import { getInvestment } from '#features/invest/read-investments.server.ts'
import { articleCover, episodeCover } from '#features/media/article-cover.ts'
import { mediaMessages } from '#features/media/messages.ts'
import { getArticleById } from '#features/media/read-articles.server.ts'
import { getPodcast } from '#features/media/read-podcasts.server.ts'
import { mobilityMessages } from '#features/mobility/messages.ts'
import { getProperty } from '#features/nest/get-property.server.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { propertyCover } from '#features/nest/property-cover.ts'
import { studioMessages } from '#features/nest/studio-messages.ts'
import { recommendationMessages } from '#features/recommendations/messages.ts'
import type { Cover } from '#ui/page/cover.ts'
import { type CoverPage, isCoverPage, pageCover } from '#ui/page/page-cover.ts'
import { homeMessages } from '../home/messages.ts'

interface PageSource {
  title: (locale: Locale) => string
  /** The place of the site whose picture it is; the same that the page itself names in its `meta`. */
  picture: SitePictureName | undefined
}

/** The long texts name facts of the house; their titles do not. */
const NO_FACTS = { registration: '', mapHost: null, legalName: '', euroRate: '', dollarRate: '' }

const SOURCES: Record<CoverPage, PageSource> = {
  home: { title: (locale) => homeMessages[locale].title, picture: 'hero' },
  nest: { title: (locale) => nestMessages[locale].list.title, picture: 'nest' },
  experience: { title: (locale) => experienceMessages[locale].title, picture: 'experience' },
  mobility: { title: (locale) => mobilityMessages[locale].title, picture: 'mobility' },
  media: { title: (locale) => mediaMessages[locale].title, picture: 'media' },
  invest: { title: (locale) => investMessages[locale].title, picture: 'invest' },
  'buying-costs': { title: (locale) => costsMessages[locale].metaTitle, picture: undefined },
  faq: { title: (locale) => readFaq(locale, NO_FACTS).title, picture: 'relocation' },
  'privacy-policy': { title: (locale) => readPrivacyPolicy(locale, NO_FACTS).title, picture: undefined },
  'terms-of-service': { title: (locale) => readTerms(locale, NO_FACTS).title, picture: undefined },
  contact: { title: (locale) => enquiryMessages[locale].title, picture: undefined },
  'ai-recommendations': { title: (locale) => recommendationMessages[locale].metaTitle, picture: 'invitation' },
  'design-studio': { title: (locale) => studioMessages[locale].title, picture: 'studio' },
}

async function findPageCover(context: Context, page: CoverPage, locale: Locale): Promise<Cover> {
  const { title, picture } = SOURCES[page]
  const shown = picture && (await readSitePictures(context))[picture]
  return pageCover({ page, locale, title: title(locale), picture: shown?.path })
}

/** Covers of what staff publish: 'property-12', 'article-3'. */
const CONTENT: Record<string, (context: Context, id: number, locale: Locale) => Promise<Cover>> = {
  property: async (context, id, locale) => propertyCover(await getProperty(context, id), locale),
  project: async (context, id, locale) => projectCover(await getInvestment(context, id), locale),
  article: async (context, id, locale) => articleCover(await getArticleById(context, id), locale),
  episode: async (context, id, locale) => episodeCover(await getPodcast(context, id), locale),
}

/** What is on a share picture is looked up under its name, never taken from the address. */
export async function findCover(context: Context, name: string, locale: Locale): Promise<Cover> {
  if (isCoverPage(name)) return findPageCover(context, name, locale)
  const [, kind = '', id] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(name) ?? []
  const find = Object.hasOwn(CONTENT, kind) ? CONTENT[kind] : undefined
  if (!find) throw new AppError('not_found')
  return find(context, Number(id), locale)
}
