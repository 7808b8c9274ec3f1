import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { pagingSchema } from '#common/pagination.ts'
import { ROLES } from '#common/permissions.ts'
import { idParam, optionalSearch } from '#common/schema.ts'
import { sendPage } from '#common/send-page.server.ts'
import { ifMatch } from '#platform/content/if-match.server.ts'
import { accountChangeSchema, invitationSchema, newAccountSchema, switchSchema } from './account.schema.ts'
import { inviteAgain, withdrawInvitation } from './choose-password.server.ts'
import { getStaffAccount, listStaff } from './list-staff.server.ts'
import { addStaffAccount, changeStaffAccount, deleteStaffAccount } from './manage-staff.server.ts'
import type { LinkMail } from './password-links.server.ts'
import { endStaffSessions, removeSecondFactor, resetPassword } from './reset-staff.server.ts'
import type { SignInThrottle } from './sign-in-throttle.server.ts'

const listSchema = pagingSchema.extend({
  search: optionalSearch,
  role: z.enum(ROLES).optional(),
})

interface Options {
  throttle: SignInThrottle
  mail: LinkMail
}

/** The accounts of the house, for administrators. */
export const staffAccountApi: FastifyPluginAsyncZod<Options> = async (app, { throttle, mail }) => {
  const schema = { tags: ['Staff accounts'] }
  const one = { schema: { ...schema, params: idParam } }

  app.get('/api/admin/staff', { schema: { ...schema, querystring: listSchema } }, async (request, reply) =>
    sendPage(request, reply, await listStaff(request.context, request.query)),
  )

  app.post('/api/admin/staff', { schema: { ...schema, body: newAccountSchema } }, async (request, reply) => {
    const { id, ...firstAccess } = await addStaffAccount(request.context, request.body, mail)
    return reply.code(201).send({ ...(await getStaffAccount(request.context, id)), ...firstAccess })
  })

  app.get('/api/admin/staff/:id', one, (request) => getStaffAccount(request.context, request.params.id))

  app.put(
    '/api/admin/staff/:id',
    { schema: { ...schema, params: idParam, body: accountChangeSchema } },
    async (request) => {
      await changeStaffAccount(request.context, request.params.id, request.body, ifMatch(request))
      return getStaffAccount(request.context, request.params.id)
    },
  )

  app.put(
    '/api/admin/staff/:id/active',
    { schema: { ...schema, params: idParam, body: switchSchema } },
    async (request) => {
      await changeStaffAccount(request.context, request.params.id, request.body)
      return getStaffAccount(request.context, request.params.id)
    },
  )

  app.delete('/api/admin/staff/:id', one, async (request, reply) => {
    await deleteStaffAccount(request.context, request.params.id)
    return reply.code(204).send()
  })

  app.post('/api/admin/staff/:id/password', one, async (request) => ({
    password: await resetPassword(request.context, request.params.id),
  }))

  app.post(
    '/api/admin/staff/:id/invitation',
    { schema: { ...schema, params: idParam, body: invitationSchema } },
    async (request) => {
      const { context, params, body } = request
      const link = await inviteAgain({ ...context, throttle }, params.id, { ...mail, ...body })
      return { ...(await getStaffAccount(context, params.id)), link }
    },
  )

  app.delete('/api/admin/staff/:id/invitation', one, async (request) => {
    await withdrawInvitation(request.context, request.params.id)
    return getStaffAccount(request.context, request.params.id)
  })

  app.delete('/api/admin/staff/:id/sessions', one, async (request) => ({
    sessionsEnded: await endStaffSessions(request.context, request.params.id),
  }))

  app.delete('/api/admin/staff/:id/second-factor', one, async (request) => {
    await removeSecondFactor(request.context, request.params.id)
    return getStaffAccount(request.context, request.params.id)
  })
}
