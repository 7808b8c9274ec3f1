import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The site map on one page. Every public page stands twice: as it is, and under /fr. */
function publicPages(language: 'en' | 'fr'): RouteConfigEntry[] {
  const features = '../features'
  const id = (name: string) => ({ id: `${language}/${name}` })
  return [
    index('home/home.page.tsx', id('home')),
    route('kais-nest', `${features}/nest/pages/nest.page.tsx`, id('nest')),
    route('property/:id', `${features}/nest/pages/property.page.tsx`, id('property')),
    route('shortlist', `${features}/nest/shortlist/shortlist.page.tsx`, id('shortlist')),
    route('design-studio', `${features}/nest/pages/design-studio.page.tsx`, id('design-studio')),
    route('ai-recommendations', `${features}/recommendations/pages/recommendations.page.tsx`, id('recommendations')),
    route('kais-experience', `${features}/experience/pages/experience.page.tsx`, id('experience')),
    route('kais-mobility', `${features}/mobility/pages/mobility.page.tsx`, id('mobility')),
    route('kais-media', `${features}/media/pages/media.page.tsx`, id('media')),
    route('kais-media/articles', `${features}/media/pages/articles.page.tsx`, id('articles')),
    route('kais-media/articles/:slug', `${features}/media/pages/article.page.tsx`, id('article')),
    route('kais-media/podcast', `${features}/media/pages/podcast.page.tsx`, id('podcast')),
    route('kais-media/podcast/:id', `${features}/media/pages/episode.page.tsx`, id('episode')),
    route('invest', `${features}/invest/pages/invest.page.tsx`, id('invest')),
    route('invest/:id', `${features}/invest/pages/project.page.tsx`, id('project')),
    route('buying-costs', `${features}/buying-costs/buying-costs.page.tsx`, id('buying-costs')),
    route('contact', `${features}/enquiries/contact/contact.page.tsx`, id('contact')),
    route('faq', `${features}/company/pages/faq.page.tsx`, id('faq')),
    route('privacy-policy', `${features}/company/pages/privacy-policy.page.tsx`, id('privacy-policy')),
    route('terms-of-service', `${features}/company/pages/terms-of-service.page.tsx`, id('terms-of-service')),
    route('parts', 'parts/parts.page.tsx', id('parts')),
    route('*', 'shell/not-found.page.tsx', id('not-found')),
  ]
}

export default [
  route('sitemap.xml', 'site-files/sitemap.ts'),
  route('robots.txt', 'site-files/robots.ts'),
  route('manifest.webmanifest', 'site-files/manifest.ts', { id: 'manifest-en' }),
  route('fr/manifest.webmanifest', 'site-files/manifest.ts', { id: 'manifest-fr' }),
  // A feed has one language, whatever the reader's: its address says which.
  route('kais-media/articles.xml', '../features/media/feeds/articles-feed.ts', { id: 'articles-feed-en' }),
  route('fr/kais-media/articles.xml', '../features/media/feeds/articles-feed.ts', { id: 'articles-feed-fr' }),
  route('kais-media/podcast.xml', '../features/media/feeds/podcast-feed.ts', { id: 'podcast-feed-en' }),
  route('fr/kais-media/podcast.xml', '../features/media/feeds/podcast-feed.ts', { id: 'podcast-feed-fr' }),

  layout('../features/staff/pages/staff.frame.tsx', [
    route('admin/login', '../features/staff/pages/sign-in.page.tsx'),
    layout('../features/staff/pages/guard.layout.tsx', [
      ...prefix('admin', [
        index('../features/staff/pages/dashboard.page.tsx', { id: 'staff/home' }),
        route('dashboard', '../features/staff/pages/dashboard.page.tsx', { id: 'staff/dashboard' }),
        route('add-property', '../features/nest/staff/add-property.page.tsx'),
        // Both readings of the specification's edit route work.
        route('edit-property/:id', '../features/nest/staff/edit-property.page.tsx', { id: 'staff/edit-property' }),
        route('property/:id/edit', '../features/nest/staff/edit-property.page.tsx', { id: 'staff/property-edit' }),
      ]),
    ]),
  ]),

  layout('shell/site.layout.tsx', { id: 'site-en' }, publicPages('en')),
  route('fr', 'shell/site.layout.tsx', { id: 'site-fr' }, publicPages('fr')),
] satisfies RouteConfigEntry[]
