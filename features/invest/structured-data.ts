import { inLocale } from '#common/locale.ts'
import type { Site } from '#ui/page/site.ts'
import type { PublicInvestment } from './investment.public.ts'
import { isTaken } from './ui/project-card-data.ts'
import { projectLink } from './ui/project-link.ts'

/** A project for search engines, as schema.org words it: what it asks and where it is. What it may bring is no fact. */
export function describeProject(site: Site, project: PublicInvestment): Record<string, unknown> {
  const { locale, publicUrl } = site
  const { latitude, longitude } = project
  return {
    '@type': 'RealEstateListing',
    name: inLocale(locale, project.title, project.titleFr),
    description: inLocale(locale, project.description, project.descriptionFr),
    url: projectLink(site, project.id),
    datePosted: project.createdAt,
    image: project.images.map((path) => publicUrl + path),
    offers: {
      '@type': 'Offer',
      price: project.minInvestment,
      priceCurrency: 'XOF',
      availability: `https://schema.org/${isTaken(project) ? 'SoldOut' : 'InStock'}`,
    },
    about: {
      '@type': 'Place',
      name: project.location,
      address: { '@type': 'PostalAddress', addressLocality: project.location, addressCountry: 'SN' },
      ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
  }
}
