import type { Context } from '#db/context.server.ts'
import { readOpenProjects } from '#features/invest/read-investments.server.ts'
import { listArticles } from '#features/media/read-articles.server.ts'
import { countPodcasts } from '#features/media/read-podcasts.server.ts'
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
    countPodcasts(visitor),
    readOpenProjects(visitor),
  ])
  return {
    homes: homes.available,
    services: EXPERIENCE_SERVICES.length,
    vehicles: vehicles.total,
    // What can be read or heard: an episode that is only announced is neither.
    stories: articles.total + podcasts.recorded,
    projects: projects.count,
  }
}

export type LineCounts = Awaited<ReturnType<typeof countLines>>
