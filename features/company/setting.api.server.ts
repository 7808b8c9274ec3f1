import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ifMatch } from '#platform/content/if-match.server.ts'
import type { StartingValues } from '#ui/page/company-profile.ts'
import { readSettings } from './read-settings.server.ts'
import { settingsInputSchema } from './setting.schema.ts'
import { saveSettings } from './write-settings.server.ts'

interface Options {
  /** What the environment says, until staff say otherwise. */
  startingValues: StartingValues
}

export const settingApi: FastifyPluginAsyncZod<Options> = async (app, { startingValues }) => {
  const schema = { tags: ['Staff'] }

  app.get('/api/admin/settings', { schema }, (request) => readSettings(request.context, startingValues))

  app.put(
    '/api/admin/settings',
    { schema: { ...schema, body: settingsInputSchema }, config: { changesContent: true } },
    async (request) => {
      await saveSettings(request.context, { input: request.body, version: ifMatch(request), startingValues })
      return readSettings(request.context, startingValues)
    },
  )
}
