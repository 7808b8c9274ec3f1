import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { assignmentRulesSchema } from './assignment.schema.ts'
import { readAssignmentRules, saveAssignmentRules } from './assignment-rules.server.ts'

const RULES = '/api/admin/assignment-rules'

/** Whose new leads are. */
export const assignmentApi: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags: ['Leads'] }
  app.get(RULES, { schema }, ({ context }) => readAssignmentRules(context))
  app.put(RULES, { schema: { ...schema, body: assignmentRulesSchema } }, (request) =>
    saveAssignmentRules(request.context, request.body, ifMatch(request)),
  )
}
