import type { Context } from '#db/context.server.ts'
import { EXPERIENCE_SERVICES } from '#features/experience/services.ts'
import { listInvestments } from '#features/invest/list-investments.server.ts'
import { listArticles } from '#features/media/list-articles.server.ts'
import { listPodcasts } from '#features/media/list-podcasts.server.ts'
import { listVehicles } from '#features/mobility/list-vehicles.server.ts'
import { readFiltersLeniently } from '#features/nest/property-filters.ts'
import { searchProperties } from '#features/nest/search-properties.server.ts'

/** What stands open today, line by line, counted by the lists that visitors see. */
export async function countLines(visitor: Context) {
  const paging = { limit: 1 }
  const [homes, vehicles, articles, podcasts, projects] = await Promise.all([
    searchProperties(visitor, { filters: readFiltersLeniently(new URLSearchParams()), paging }),
    listVehicles(visitor, { category: 'all', paging }),
    listArticles(visitor, paging),
    listPodcasts(visitor, paging),
    listInvestments(visitor, paging),
  ])
  return {
    homes: homes.total,
    services: EXPERIENCE_SERVICES.length,
    vehicles: vehicles.total,
    stories: articles.total + podcasts.total,
    projects: projects.total,
  }
}

export type LineCounts = Awaited<ReturnType<typeof countLines>>
