import { index, layout, prefix, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The site map on one page. Every public page stands twice: as it is, and under /fr. */
function publicPages(language: 'en' | 'fr'): RouteConfigEntry[] {
  const features = '../features'
  const id = (name: string) => ({ id: `${language}/${name}` })
  return [
    index('home/home.page.tsx', id('home')),
    route('kais-nest', 'routes/nest.page.tsx', id('nest')),
    route('property/:id', 'routes/property.page.tsx', id('property')),
    route('property/:id/viewing', 'routes/viewing-booking.page.tsx', id('book-viewing')),
    route('property/:id/callback', 'routes/callback.page.tsx', id('home-callback')),
    route('shortlist', `${features}/nest/shortlist/shortlist.page.tsx`, id('shortlist')),
    route('design-studio', 'routes/design-studio.page.tsx', id('design-studio')),
    route('ai-recommendations', 'routes/recommendations.page.tsx', id('recommendations')),
    route('ai-recommendations/result', 'routes/result.page.tsx', id('recommendation-result')),
    route('kais-experience', 'routes/experience.page.tsx', id('experience')),
    route('kais-mobility', 'routes/mobility.page.tsx', id('mobility')),
    route('kais-media', 'routes/media.page.tsx', id('media')),
    route('kais-media/articles', 'routes/articles.page.tsx', id('articles')),
    route('kais-media/articles/:slug', 'routes/article.page.tsx', id('article')),
    route('kais-media/podcast', 'routes/podcast.page.tsx', id('podcast')),
    route('kais-media/podcast/:id', 'routes/episode.page.tsx', id('episode')),
    route('invest', 'routes/invest.page.tsx', id('invest')),
    route('invest/:id', 'routes/project.page.tsx', id('project')),
    route('invest/:id/viewing', 'routes/viewing-booking.page.tsx', id('book-meeting')),
    route('invest/:id/callback', 'routes/callback.page.tsx', id('project-callback')),
    route('buying-costs', 'routes/buying-costs.page.tsx', id('buying-costs')),
    route('contact', 'routes/contact.page.tsx', id('contact')),
    route('callback', 'routes/callback.page.tsx', id('callback')),
    route('sent/:key', 'routes/sent.page.tsx', id('sent')),
    route('viewing/:key', 'routes/viewing.page.tsx', id('viewing')),
    route('stay/:key', 'routes/stay.page.tsx', id('stay')),
    // Where a payment provider sends a browser back to.
    route('stay/paid', 'routes/after-paying.page.tsx', id('paid')),
    route('stay/not-paid', 'routes/after-paying.page.tsx', id('not-paid')),
    route('faq', 'routes/faq.page.tsx', id('faq')),
    route('privacy-policy', 'routes/privacy-policy.page.tsx', id('privacy-policy')),
    route('terms-of-service', 'routes/terms-of-service.page.tsx', id('terms-of-service')),
    route('offline', 'offline/offline.page.tsx', id('offline')),
    route('parts', 'parts/parts.page.tsx', id('parts')),
    route('*', 'shell/not-found.page.tsx', id('not-found')),
  ]
}

/** The dashboard's tabs: each has its own address and its own small set of files. */
function dashboardTabs(): RouteConfigEntry[] {
  const features = '../features'
  return [
    index(`${features}/dashboard/pages/overview.page.tsx`),
    route('properties', `${features}/nest/staff/properties.page.tsx`),
    route('vehicles', `${features}/mobility/staff/vehicles.page.tsx`),
    route('investments', `${features}/invest/staff/investments.page.tsx`),
    route('investments/new', `${features}/invest/staff/investment-form.page.tsx`, { id: 'staff/new-investment' }),
    route('investments/:id', `${features}/invest/staff/investment-form.page.tsx`, { id: 'staff/investment' }),
    route('reviews', `${features}/company/staff/reviews.page.tsx`),
    route('social-media', `${features}/company/staff/social-media.page.tsx`),
    route('today', `${features}/dashboard/today/today.page.tsx`),
    route('calendar', `${features}/enquiries/calendar/staff/calendar.page.tsx`),
    route('viewings', `${features}/enquiries/viewings/staff/viewings.page.tsx`),
    route('tasks', `${features}/enquiries/tasks/staff/tasks.page.tsx`),
    route('templates', `${features}/dashboard/pages/reply-templates.page.tsx`),
    route('leads', `${features}/enquiries/leads/staff/leads.page.tsx`),
    route('leads/:id', `${features}/enquiries/leads/staff/lead.page.tsx`),
    route('contacts', `${features}/enquiries/desk/staff/contacts.page.tsx`),
    route('inquiries', `${features}/enquiries/desk/staff/inquiries.page.tsx`),
    route('bookings', `${features}/enquiries/desk/staff/bookings.page.tsx`),
    route('stays', `${features}/enquiries/stays/staff/stays.page.tsx`),
    route('stays/:id', `${features}/enquiries/stays/staff/stay.page.tsx`),
    route('articles', `${features}/media/staff/articles.page.tsx`),
    route('articles/new', `${features}/media/staff/article-editor.page.tsx`, { id: 'staff/new-article' }),
    route('articles/:id', `${features}/media/staff/article-editor.page.tsx`, { id: 'staff/article' }),
    route('podcasts', `${features}/media/staff/podcasts.page.tsx`),
    route('podcasts/new', `${features}/media/staff/podcast-editor.page.tsx`, { id: 'staff/new-podcast' }),
    route('podcasts/:id', `${features}/media/staff/podcast-editor.page.tsx`, { id: 'staff/podcast' }),
    route('media-partners', `${features}/media/staff/partners/media-partners.page.tsx`),
    route('rss', `${features}/dashboard/pages/rss.page.tsx`),
    route('outbox', `${features}/enquiries/desk/staff/outbox.page.tsx`),
    route('settings', `${features}/company/staff/settings.page.tsx`),
    route('staff', `${features}/dashboard/account/staff-accounts.page.tsx`),
    route('audit', `${features}/dashboard/audit/audit.page.tsx`),
    route('jobs', `${features}/dashboard/jobs/jobs.page.tsx`),
  ]
}

export default [
  route('sitemap.xml', 'site-files/sitemap.ts'),
  // Beside the index, not below it: a sitemap speaks only for addresses at and below its own.
  route(':file.sitemap.xml', 'site-files/sitemap-file.ts'),
  route('robots.txt', 'site-files/robots.ts'),
  route('manifest.webmanifest', 'site-files/manifest.ts', { id: 'manifest-en' }),
  route('fr/manifest.webmanifest', 'site-files/manifest.ts', { id: 'manifest-fr' }),
  route('admin/manifest.webmanifest', 'site-files/staff-manifest.ts'),
  // A feed has one language, whatever the reader's: its address says which.
  route('kais-media/articles.xml', '../features/media/feeds/articles-feed.ts', { id: 'articles-feed-en' }),
  route('fr/kais-media/articles.xml', '../features/media/feeds/articles-feed.ts', { id: 'articles-feed-fr' }),
  route('kais-media/podcast.xml', '../features/media/feeds/podcast-feed.ts', { id: 'podcast-feed-en' }),
  route('fr/kais-media/podcast.xml', '../features/media/feeds/podcast-feed.ts', { id: 'podcast-feed-fr' }),

  layout('../features/dashboard/pages/staff.frame.tsx', [
    route('admin/login', '../features/dashboard/pages/sign-in.page.tsx'),
    route('admin/forgot-password', '../features/dashboard/pages/forgot-password.page.tsx'),
    route('admin/choose-password', '../features/dashboard/pages/choose-password.page.tsx'),
    layout('../features/dashboard/pages/guard.layout.tsx', [
      ...prefix('admin', [
        layout('../features/dashboard/pages/dashboard.layout.tsx', { id: 'staff/home' }, [
          index('../features/dashboard/pages/overview.page.tsx', { id: 'staff/home-overview' }),
        ]),
        route(
          'dashboard',
          '../features/dashboard/pages/dashboard.layout.tsx',
          { id: 'staff/dashboard' },
          dashboardTabs(),
        ),
        route('account', '../features/dashboard/account/account.page.tsx'),
        route('add-property', '../features/nest/staff/add-property.page.tsx'),
        // Both readings of the specification's edit route work.
        route('edit-property/:id', '../features/dashboard/pages/edit-property.page.tsx', { id: 'staff/edit-property' }),
        route('property/:id/edit', '../features/dashboard/pages/edit-property.page.tsx', { id: 'staff/property-edit' }),
      ]),
    ]),
  ]),

  layout('shell/site.layout.tsx', { id: 'site-en' }, publicPages('en')),
  route('fr', 'shell/site.layout.tsx', { id: 'site-fr' }, publicPages('fr')),
] satisfies RouteConfigEntry[]
