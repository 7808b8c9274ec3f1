import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type pg from 'pg'
import type { DestinationStream } from 'pino'
import { siteIcons } from '#app/site-files/icons.api.server.ts'
import { shareApi } from '#app/site-files/share.api.server.ts'
import { errorBody } from '#common/error-body.ts'
import { AppError } from '#common/errors.ts'
import { localeFromAcceptLanguage } from '#common/locale.ts'
import type { ObjectStore } from '#common/object-store.ts'
import type { TryCounts } from '#common/try-counter.ts'
import type { Database } from '#db/client.server.ts'
import { contentHasChanged } from '#db/last-known.server.ts'
import { type Databases, oneForAll } from '#db/work.server.ts'
import { reviewApi } from '#features/company/review.api.server.ts'
import { settingApi } from '#features/company/setting.api.server.ts'
import { readSecret } from '#features/company/signed-ids.server.ts'
import { socialLinkApi } from '#features/company/social-link.api.server.ts'
import { dashboardApi, overviewApi } from '#features/dashboard/overview/overview.api.server.ts'
import { findApi } from '#features/dashboard/palette/find.api.server.ts'
import { todayApi } from '#features/dashboard/today/today.api.server.ts'
import { assignmentApi } from '#features/enquiries/assignment/assignment.api.server.ts'
import { reservationApi } from '#features/enquiries/bookings/reservation.api.server.ts'
import { staffHireApi } from '#features/enquiries/bookings/staff-hire.api.server.ts'
import { calendarApi } from '#features/enquiries/calendar/calendar.api.server.ts'
import { callbackApi } from '#features/enquiries/callbacks/callback.api.server.ts'
import { confirmationApi } from '#features/enquiries/confirmation/confirmation.api.server.ts'
import { contactApi } from '#features/enquiries/contact/contact.api.server.ts'
import { deskApi } from '#features/enquiries/desk/desk.api.server.ts'
import { inquiryApi } from '#features/enquiries/inquiry/inquiry.api.server.ts'
import { leadApi } from '#features/enquiries/leads/lead.api.server.ts'
import { submissionApi } from '#features/enquiries/leads/submission.api.server.ts'
import { matchingApi } from '#features/enquiries/matching/matching.api.server.ts'
import { newestSubmissionApi } from '#features/enquiries/notices/newest-submission.api.server.ts'
import { outboxApi } from '#features/enquiries/outbox/outbox.api.server.ts'
import { paymentApi } from '#features/enquiries/payments/payment.api.server.ts'
import { paymentWebhookApi } from '#features/enquiries/payments/webhook.api.server.ts'
import { replyApi } from '#features/enquiries/replies/reply.api.server.ts'
import { stayApi } from '#features/enquiries/stays/stay.api.server.ts'
import { stayDeskApi } from '#features/enquiries/stays/stay-desk.api.server.ts'
import { taskApi } from '#features/enquiries/tasks/task.api.server.ts'
import { countOpenViewings } from '#features/enquiries/viewings/count-open-viewings.server.ts'
import { viewingApi } from '#features/enquiries/viewings/viewing.api.server.ts'
import { viewingDeskApi } from '#features/enquiries/viewings/viewing-desk.api.server.ts'
import { investmentApi } from '#features/invest/investment.api.server.ts'
import { articleApi } from '#features/media/article.api.server.ts'
import { feedApi } from '#features/media/foreign-feeds/feed.api.server.ts'
import { startFeedReader } from '#features/media/foreign-feeds/start-feed-reader.server.ts'
import { mediaPartnerApi } from '#features/media/media-partner.api.server.ts'
import { podcastApi } from '#features/media/podcast.api.server.ts'
import { fleetCalendarApi } from '#features/mobility/hire/fleet-calendar.api.server.ts'
import { vehicleApi } from '#features/mobility/vehicle.api.server.ts'
import { propertyApi } from '#features/nest/property.api.server.ts'
import { saleApi } from '#features/nest/sale/sale.api.server.ts'
import { calendarFeedApi } from '#features/nest/stays/calendar-feeds/calendar-feed.api.server.ts'
import { startCalendarReader } from '#features/nest/stays/calendar-feeds/start-calendar-reader.server.ts'
import { checkStayApi } from '#features/nest/stays/check-stay.api.server.ts'
import { heldNightsApi } from '#features/nest/stays/held-nights.api.server.ts'
import { catalogueHasChanged } from '#features/recommendations/kept-catalogue.server.ts'
import { recommendationApi } from '#features/recommendations/recommendation.api.server.ts'
import { templateApi } from '#features/templates/template.api.server.ts'
import { startVisitCounter } from '#features/visits/start-visit-counter.server.ts'
import { visitApi } from '#features/visits/visit.api.server.ts'
import { staffApi } from '#platform/accounts/staff.api.server.ts'
import { contentApi } from '#platform/content/content.api.server.ts'
import { fileApi } from '#platform/files/file.api.server.ts'
import { systemResolve } from '#platform/foreign-fetch/address-guard.server.ts'
import { jobsApi } from '#platform/jobs/jobs.api.server.ts'
import { type Jobs, startJobs } from '#platform/jobs/start-jobs.server.ts'
import { shareTryCounts } from '#platform/limits/shared-try-counts.server.ts'
import { PaymentProviders } from '#platform/payments/payment-providers.server.ts'
import { createPictureDeriver } from '#platform/pictures/derive-pictures.server.ts'
import { pictureApi } from '#platform/pictures/picture.api.server.ts'
import { pushApi } from '#platform/push/push.api.server.ts'
import { vapidKeysOf } from '#platform/push/vapid-keys.server.ts'
import { savedFilterApi } from '#platform/saved-filters/saved-filter.api.server.ts'
import { liveApi } from '#platform/staff-kit/live/live.api.server.ts'
import { Connections } from './connections.ts'
import { CONTENT_KINDS } from './content-kinds.ts'
import { companyOf, type Env, mailSettings, modelSettings, paymentSettings } from './env.ts'
import { withShortcut } from './http-server.ts'
import { houseJobs } from './jobs.ts'
import { loggerOptions } from './logger.ts'
import { type OperationsOptions, openOperations } from './operations/operations.ts'
import { REQUEST_ID, requestId, requestIds } from './operations/request-id.ts'
import { PageCache } from './pages/page-cache.ts'
import { pages, type RenderPage } from './pages/pages.ts'
import { replay } from './pages/replay.ts'
import { createReplayLog } from './pages/replay-log.ts'
import { errorAnswers, refuseUnreadable } from './plugins/error-answers.ts'
import { jsonBodies } from './plugins/json-bodies.ts'
import { answersOf, health, openapi, validatorCompiler } from './plugins/openapi.ts'
import { preferences } from './plugins/preferences.ts'
import { rateLimits } from './plugins/rate-limits.ts'
import { requestContext, requestLog } from './plugins/request-context.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { senders } from './plugins/senders.ts'
import { serviceWorker } from './plugins/service-worker.ts'
import { sameOrigin, staffOnly } from './plugins/staff-only.ts'
import { uploads } from './plugins/uploads.ts'
import type { Stores } from './stores.ts'
import { noSiblings, type Siblings } from './workers/siblings.ts'

const MAX_BODY_BYTES = 256 * 1024

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections
    jobs: Jobs
    /** Of what strangers may try, on all machines. */
    sharedCounts: TryCounts
  }
  interface FastifyContextConfig {
    /** A success here changes what visitors see: rendered pages are forgotten before the answer leaves. */
    changesContent?: boolean
  }
}

export interface AppOptions extends OperationsOptions, Stores {
  env: Env
  /** For what the server does by itself. */
  db: Database
  /** For what it is asked; without them everything goes over the one above. */
  databases?: Databases
  /** For the listener's own connection. */
  databaseConfig: pg.ClientConfig
  /** The pages of the site; the API is complete without them, and its tests run without them. */
  renderPage?: RenderPage
  /** Where log lines go; standard output unless a test listens. */
  logStream?: DestinationStream
  /** Who else serves this house on this machine; without them, nobody. */
  siblings?: Siblings
  /** Files of the build; in development Vite serves them. */
  serveAssets?: (app: FastifyInstance, objects: ObjectStore) => Promise<void>
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, db, databaseConfig, objects, pictureStore, fileStore, renderPage, serveAssets, logStream } = options
  const databases = options.databases ?? oneForAll(db)
  const siblings = options.siblings ?? noSiblings(databaseConfig)
  const { counts } = siblings
  const sharedCounts = shareTryCounts({
    // Some who count hold a form's connection meanwhile.
    db: databases.pulse,
    readSecret: () => readSecret(databases.pulse, 'limits.secret'),
    own: counts,
    onFault: (error) => app.log.error({ err: error }, 'tries cannot be counted for all machines'),
  })
  const cache = new PageCache(undefined, undefined, siblings.sharePage)
  const requestIdOf = requestIds(env.TRUST_PROXY)
  const operations = await openOperations({
    ...options,
    siblings,
    cache,
    patternOf: renderPage?.patternOf,
    jobNames: () => (app.hasDecorator('jobs') ? app.jobs.names : []),
    log: () => app.log,
  })
  const { disk } = operations
  const replays = createReplayLog(() => app.log, operations.countReplays)
  const connections = new Connections()
  const app = Fastify({
    // Kept pages are most of what visitors ask for: they are sent again before the framework is woken.
    serverFactory: withShortcut((request, response) => {
      if (connections.answerReadiness(request, response, requestIdOf)) return true
      const answer = replay(cache, request, response, requestIdOf)
      if (answer) replays.count(answer)
      return answer !== null
    }, connections),
    logger: loggerOptions(env, logStream, operations.onErrorLine) ?? false,
    frameworkErrors: (_error, { url, headers, id }, reply) => {
      reply.raw.setHeader(REQUEST_ID, id)
      const locale = localeFromAcceptLanguage(headers['accept-language'])
      void refuseUnreadable(reply as FastifyReply, { url, locale })
    },
    // One proxy stands before us, and only what that one wrote counts: the rest of the header is the caller's own words.
    trustProxy: env.TRUST_PROXY && ((_address, hop) => hop === 0),
    bodyLimit: MAX_BODY_BYTES,
    // Whoever still reaches us is answered, and told that the connection ends: see connections.ts.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true }),
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  await app.register(requestId)
  await app.register(requestLog)
  await app.register(cookie)
  await app.register(requestContext, { databases, room: disk })
  await app.register(errorAnswers)
  await app.register(jsonBodies)
  await app.register(securityHeaders, { mapOrigin: env.MAP_STYLE_URL && new URL(env.MAP_STYLE_URL).origin })
  await app.register(sameOrigin)
  await app.register(rateLimits, { factor: env.RATE_LIMIT_FACTOR, counts, sharedCounts })
  await app.register(senders, {
    allowance: env.RATE_LIMIT_FACTOR,
    canBeWrittenTo: mailSettings(env) !== null,
    counts: sharedCounts,
  })
  await app.register(staffOnly)
  await app.register(uploads)
  await app.register(openapi)
  const checks = { database: answersOf(databases.fresh), listener: () => listener.isAlive, ...operations.checks }
  await app.register(health, { checks })
  await app.register(operations.plugin)
  await app.register(preferences)
  await app.register(serviceWorker, { isOn: env.SERVICE_WORKER && env.NODE_ENV !== 'development' })

  const readContentAnew = () => {
    contentHasChanged()
    catalogueHasChanged(databases.page)
  }
  const forgetContent = () => {
    cache.clear()
    readContentAnew()
  }
  app.addHook('onSend', async (request, reply) => {
    if (!request.routeOptions.config.changesContent || reply.statusCode >= 300) return
    forgetContent()
    // Whoever saved may look over another connection, which is another worker's.
    await siblings.forgetContent()
  })
  const waits = (error: unknown) => app.log.error({ err: error }, 'pictures wait')
  const hasRoom = () => !objects.isOnDisk || disk.hasRoom()
  const takesUp = siblings.watchesMachine
  const deriver = createPictureDeriver({ db, store: pictureStore, onError: waits, hasRoom, takesUp })
  const foreign = { db, log: app.log, privateHosts: env.FEED_PRIVATE_HOSTS }
  const feedReader = startFeedReader(foreign)
  const calendarReader = startCalendarReader(foreign)
  const payments = {
    providers: new PaymentProviders(paymentSettings(env)),
    publicUrl: env.PUBLIC_URL,
    log: app.log,
  }
  const pushPost = async () => ({
    keys: vapidKeysOf(await readSecret(db, 'push.secret')),
    subject: `mailto:${env.COMPANY_EMAIL}`,
    privateHosts: env.FEED_PRIVATE_HOSTS,
    resolve: systemResolve,
  })
  const visitCounter = startVisitCounter({ db, log: app.log, hasRoom: disk.hasRoom })
  const house = houseJobs({
    env,
    db,
    databaseConfig,
    stores: options,
    readers: { feeds: feedReader, calendars: calendarReader },
    payments,
    pushPost,
    log: app.log,
  })
  // Their heartbeats go over a connection that nobody's work takes.
  const jobs = startJobs({ db: databases.pulse, jobs: house.all, log: app.log })
  const listener = siblings.listen({
    onChange() {
      forgetContent()
      house.rearmPublisher()
    },
    onConnect() {
      cache.doubt()
      readContentAnew()
      house.rearmPublisher()
    },
  })
  siblings.attend({
    keepPage: (page) => cache.adopt(page),
    sharePagesAgain: () => cache.shareAgain(),
    ...operations.inquiries,
  })
  app.decorate('connections', connections)
  app.decorate('jobs', jobs)
  app.decorate('sharedCounts', sharedCounts)
  let jobsEnd: Promise<unknown> | undefined
  app.addHook('preClose', async () => {
    // Beside the requests that are finishing, so that both fit into the time we have.
    jobsEnd = Promise.all([jobs, feedReader, calendarReader, deriver].map((work) => work.stop()))
    jobsEnd.catch(() => {})
    await connections.drain(undefined, (requests) => app.log.warn({ requests }, 'stopping: requests were cut off'))
    replays.write(app.log)
  })
  app.addHook('onClose', async () => {
    await connections.closed()
    await Promise.all([jobsEnd, visitCounter.stop(), listener.stop()])
  })

  const model = modelSettings(env, siblings.size)
  await app.register(staffApi, {
    publicUrl: env.PUBLIC_URL,
    isMailOn: mailSettings(env) !== null,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    counts: sharedCounts,
  })
  await app.register(dashboardApi)
  await app.register(liveApi, { db, databaseConfig })
  await app.register(overviewApi)
  await app.register(findApi)
  await app.register(todayApi)
  await app.register(settingApi, { startingValues: companyOf(env) })
  await app.register(jobsApi, { jobs })
  await app.register(contentApi, { kinds: CONTENT_KINDS })
  await app.register(pictureApi, { store: pictureStore, deriver })
  await app.register(fileApi, { store: fileStore })
  await app.register(propertyApi, { countOpenViewings })
  await app.register(saleApi, { countOpenViewings })
  await app.register(checkStayApi)
  await app.register(heldNightsApi)
  await app.register(calendarFeedApi, { reader: calendarReader })
  await app.register(recommendationApi, {
    startingValues: companyOf(env),
    // Few houses have one: what speaks to models is not loaded without.
    askModel: model
      ? (await import('#features/recommendations/model/ask-model.server.ts')).createAskModel(model, app.log)
      : null,
  })
  await app.register(vehicleApi)
  await app.register(investmentApi)
  await app.register(articleApi)
  await app.register(podcastApi)
  await app.register(mediaPartnerApi)
  await app.register(feedApi, { reader: feedReader })
  await app.register(templateApi)
  await app.register(visitApi, { counter: visitCounter })
  await app.register(reviewApi)
  await app.register(socialLinkApi)
  await app.register(contactApi)
  await app.register(confirmationApi)
  await app.register(inquiryApi)
  await app.register(callbackApi)
  await app.register(reservationApi)
  await app.register(staffHireApi)
  await app.register(fleetCalendarApi)
  await app.register(stayApi)
  await app.register(stayDeskApi)
  await app.register(viewingApi)
  await app.register(viewingDeskApi)
  await app.register(calendarApi, { publicUrl: env.PUBLIC_URL })
  await app.register(submissionApi)
  await app.register(leadApi)
  await app.register(newestSubmissionApi)
  await app.register(pushApi, { post: pushPost })
  await app.register(taskApi)
  await app.register(assignmentApi)
  await app.register(savedFilterApi)
  await app.register(replyApi)
  await app.register(matchingApi)
  await app.register(deskApi)
  await app.register(paymentApi, { desk: payments })
  await app.register(paymentWebhookApi, { desk: payments })
  await app.register(outboxApi, { isConfigured: env.SMTP_URL !== undefined })
  await app.register(shareApi, { store: pictureStore, objects, hasRoom })
  await app.register(siteIcons)

  const notFound = new AppError('not_found')
  app.all('/api/*', { schema: { hide: true }, config: { isOpen: true } }, async (request, reply) =>
    reply.code(notFound.status).send(errorBody(notFound, request.locale)),
  )
  if (serveAssets) await serveAssets(app, objects)
  if (renderPage)
    await app.register(pages, {
      render: renderPage,
      cache,
      room: disk,
      payments,
      publicUrl: env.PUBLIC_URL,
      isDevelopment: env.NODE_ENV === 'development',
      sharedSeconds: env.SHARED_CACHE,
      mapOrigin: env.MAP_STYLE_URL && new URL(env.MAP_STYLE_URL).origin,
    })
  return app
}
