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
    route(
      'ai-recommendations/result',
      `${features}/recommendations/pages/result.page.tsx`,
      id('recommendation-result'),
    ),
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

/** The dashboard's tabs: each has its own address and its own small set of files. */
function dashboardTabs(): RouteConfigEntry[] {
  const features = '../features'
  return [
    index(`${features}/staff/pages/overview.page.tsx`),
    route('properties', `${features}/nest/staff/properties.page.tsx`),
    route('vehicles', `${features}/mobility/staff/vehicles.page.tsx`),
    route('investments', `${features}/invest/staff/investments.page.tsx`),
    route('investments/new', `${features}/invest/staff/investment-form.page.tsx`, { id: 'staff/new-investment' }),
    route('investments/:id', `${features}/invest/staff/investment-form.page.tsx`, { id: 'staff/investment' }),
    route('reviews', `${features}/company/staff/reviews.page.tsx`),
    route('social-media', `${features}/company/staff/social-media.page.tsx`),
    route('leads', `${features}/enquiries/leads/staff/leads.page.tsx`),
    route('leads/:id', `${features}/enquiries/leads/staff/lead.page.tsx`),
    route('contacts', `${features}/staff/pages/contacts.page.tsx`),
    route('inquiries', `${features}/staff/pages/inquiries.page.tsx`),
    route('bookings', `${features}/staff/pages/bookings.page.tsx`),
    route('articles', `${features}/media/staff/articles.page.tsx`),
    route('articles/new', `${features}/media/staff/article-editor.page.tsx`, { id: 'staff/new-article' }),
    route('articles/:id', `${features}/media/staff/article-editor.page.tsx`, { id: 'staff/article' }),
    route('podcasts', `${features}/media/staff/podcasts.page.tsx`),
    route('podcasts/new', `${features}/media/staff/podcast-editor.page.tsx`, { id: 'staff/new-podcast' }),
    route('podcasts/:id', `${features}/media/staff/podcast-editor.page.tsx`, { id: 'staff/podcast' }),
    route('media-partners', `${features}/media/staff/partners/media-partners.page.tsx`),
    route('rss', `${features}/staff/feeds/rss.page.tsx`),
    route('outbox', `${features}/staff/pages/outbox.page.tsx`),
    route('settings', `${features}/company/staff/settings.page.tsx`),
    route('staff', `${features}/staff/account/staff-accounts.page.tsx`),
    route('audit', `${features}/content/staff/audit.page.tsx`),
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
        layout('../features/staff/pages/dashboard.layout.tsx', { id: 'staff/home' }, [
          index('../features/staff/pages/overview.page.tsx', { id: 'staff/home-overview' }),
        ]),
        route('dashboard', '../features/staff/pages/dashboard.layout.tsx', { id: 'staff/dashboard' }, dashboardTabs()),
        route('account', '../features/staff/account/account.page.tsx'),
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
