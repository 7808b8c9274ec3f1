import type { Context } from '#db/context.server.ts'
import { listInvestments } from '#features/invest/read-investments.server.ts'
import { listArticles } from '#features/media/read-articles.server.ts'
import { listPodcasts } from '#features/media/read-podcasts.server.ts'
import { listVehicles } from '#features/mobility/read-vehicles.server.ts'
import { countProperties } from '#features/nest/property.repository.server.ts'
import { EXPERIENCE_SERVICES } from '../routes/experience.page.tsx'

/** What stands open today, line by line, counted by the lists that visitors see. */
export async function countLines(visitor: Context) {
  const paging = { limit: 1 }
  const [homes, vehicles, articles, podcasts, projects] = await Promise.all([
    // A search stops counting at a thousand; the house says how many it has.
    countProperties(visitor.db),
    listVehicles(visitor, { category: 'all', paging }),
    listArticles(visitor, paging),
    listPodcasts(visitor, paging),
    listInvestments(visitor, paging),
  ])
  return {
    homes: homes.available,
    services: EXPERIENCE_SERVICES.length,
    vehicles: vehicles.total,
    stories: articles.total + podcasts.total,
    projects: projects.total,
  }
}

export type LineCounts = Awaited<ReturnType<typeof countLines>>
