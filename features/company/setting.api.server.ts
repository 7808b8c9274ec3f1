import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Company } from './company.ts'

interface Options {
  /** What the environment says, until staff say otherwise. */
  startingValues: Company
}

export const settingApi: FastifyPluginAsyncZod<Options> = async (_app) => {}
