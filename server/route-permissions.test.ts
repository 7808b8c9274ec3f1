import { afterAll, beforeAll, expect, test } from 'vitest'
import { can, type Permission, ROLES, type Role } from '#common/permissions.ts'
import { hashToken, newToken } from '#platform/accounts/secret-token.server.ts'
import { deleteSession, insertSession } from '#platform/accounts/session.repository.server.ts'
import { SESSION_COOKIE } from '#platform/accounts/sessions.server.ts'
import { insertUser } from '#platform/accounts/user.repository.server.ts'
import { auditEntries } from '#platform/content/audit.table.server.ts'
import {
  articleDraft,
  bookingDraft,
  contactDraft,
  dakarMorning,
  investmentDraft,
  jpeg,
  makeProperty,
  makeVehicle,
  pdf,
  podcastDraft,
  propertyDraft,
  reviewDraft,
  socialLinkDraft,
  vehicleDraft,
} from '#tests/helpers/factories.ts'
import { makeStayHome, stayDraft } from '#tests/helpers/stays.ts'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import { viewingDraft } from '#tests/helpers/viewings.ts'

let kais: TestApp
const users = new Map<Role, number>()

beforeAll(async () => {
  kais = await startTestApp()
  for (const role of ROLES) {
    const { id } = await insertUser(kais.db, { username: role, email: `${role}@example.com`, password: '-', role })
    users.set(role, id)
  }
})
afterAll(() => kais.close())

/** Who may pass: everybody, who is in the middle of signing in, whoever is signed in as staff, or those with a permission. */
type Needs =
  | 'everyone'
  | 'half a sign-in'
  | 'staff'
  | Permission
  | 'property:write or enquiry:write'
  | 'enquiry:read or property:write'

interface Door {
  needs: Needs
  /** What would be accepted, so that nothing but the person can be the reason to refuse. */
  body?: (n: number) => object | Promise<object>
  query?: string
  /** Never ends by itself. */
  isStream?: true
  /** Changes nothing here that anybody would want to read about later. */
  isUntraced?: true
}

const NOBODY = 999_999
const content = { needs: 'content:read-unpublished' } as const
const enquiries = { needs: 'enquiry:read' } as const
const house = { needs: 'staff:manage' } as const
const own = { needs: 'staff' } as const
const open = { needs: 'everyone' } as const
const account = (n: number) => ({ email: `person-${n}@example.com`, firstName: 'Awa', lastName: 'Diop', phone: null })
const named = (n: number) => `door-${n}`

const upload = async (name: string, bytes: Buffer) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return form
}

const writes = (permission: Permission, body: (n: number) => object | Promise<object>) => ({ needs: permission, body })
const property = writes('property:write', () => propertyDraft(kais))
const vehicle = writes('vehicle:write', () => vehicleDraft())
const investment = writes('investment:write', () => investmentDraft())
const review = writes('review:write', () => reviewDraft())
const socialLink = writes('social-link:write', () => socialLinkDraft())
const article = writes('article:write', (n) => articleDraft({ slug: named(n) }))
const podcast = writes('podcast:write', () => podcastDraft())
const lead = writes('enquiry:write', (n) => ({ firstName: 'Awa', email: `door-${n}@example.com` }))
const template = writes('template:write', (n) => ({ type: 'email', name: named(n), subject: 'Hello', body: 'Hello.' }))
const feed = writes('feed:write', (n) => ({
  title: 'Feed',
  url: `https://example.com/${named(n)}.xml`,
  category: 'news',
}))
/** What stands there, but for one thing: a save that changes nothing leaves no trace. */
const settingsNow = async (n: number) => {
  const answer = await kais.app.inject({ url: '/api/admin/settings', headers: await session('admin') })
  return { ...answer.json<{ values: object }>().values, legalName: named(n) }
}
const partner = writes('partner:write', () => ({ name: 'Radio Almadies' }))
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
const passkeyAnswer = {
  challenge: 'none',
  response: { ...credential, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } },
}
const passkeySignIn = {
  challenge: 'none',
  response: {
    ...credential,
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  },
}

const movedMoney = { amount: '150000', method: 'cash', day: '2026-01-01' }
const wish = { budget: { min: 0, max: 2_000_000, currency: 'FCFA' }, propertyType: 'villa' }

const adviserHours = { takesViewings: true, hours: Array(7).fill([]), minutes: 45, bufferMinutes: 30, daysOff: [] }
/** Nobody shows two homes at once. */
let viewingsFrom = 20

/** Every door of the API. One that is not here fails the test below: whoever opens a door says who may use it. */
const DOORS: Record<string, Door> = {
  'GET /api/properties': open,
  'GET /api/properties/facets': open,
  'GET /api/properties/map': { ...open, query: 'zoom=10' },
  'GET /api/properties/{id}': open,
  'GET /api/properties/{id}/calendar': open,
  'GET /api/properties/{id}/stay': open,
  'DELETE /api/properties/{id}': { needs: 'property:write' },
  'GET /api/admin/properties': content,
  'POST /api/admin/properties': property,
  'PATCH /api/admin/properties': {
    ...writes('property:write', () => ({ ids: [NOBODY], isAvailable: true })),
    isUntraced: true,
  },
  'PUT /api/admin/properties/{id}': property,
  'PATCH /api/admin/properties/{id}': writes('property:state', () => ({ saleState: 'sold' })),
  'POST /api/admin/properties/bulk': {
    ...writes('property:write', () => ({ homes: [{ id: NOBODY, isFeatured: true }] })),
    isUntraced: true,
  },
  'GET /api/admin/properties/{id}/prices': content,
  'GET /api/admin/properties/{id}/calendars': { needs: 'property:write' },
  'POST /api/admin/properties/{id}/calendars': writes('property:write', (n) => ({
    name: 'Airbnb',
    url: `https://example.com/${named(n)}.ics`,
  })),
  'POST /api/admin/properties/{id}/calendars/address': { needs: 'property:write' },
  'PUT /api/admin/calendar-feeds/{id}': writes('property:write', (n) => ({ name: named(n) })),
  'DELETE /api/admin/calendar-feeds/{id}': { needs: 'property:write' },
  'POST /api/admin/calendar-feeds/{id}/read': { needs: 'property:write' },
  'POST /api/admin/calendar-feeds/{id}/free': writes('property:write', () => ({ vanished: [] })),
  'GET /api/admin/calendar-conflicts': { needs: 'property:write or enquiry:write' },
  'POST /api/admin/calendar-conflicts/{id}/settle': { needs: 'property:write or enquiry:write' },
  'GET /api/admin/calendar-troubles': { needs: 'property:write or enquiry:write' },

  'GET /api/admin/held-nights': { ...content, query: `propertyId=${NOBODY}&from=2027-03-01&to=2027-03-31` },
  'POST /api/admin/held-nights': {
    needs: 'property:write or enquiry:write',
    body: () => ({ propertyId: NOBODY, from: '2027-03-01', to: '2027-03-03', reason: 'Painters' }),
  },
  'DELETE /api/admin/held-nights/{id}': { needs: 'property:write or enquiry:write' },

  'POST /api/property-recommendations': { ...open, body: () => wish, isUntraced: true },
  'POST /api/property-recommendations/proposals': { ...open, body: () => wish, isUntraced: true },
  'GET /api/property-recommendations/count': open,

  'GET /api/vehicles': open,
  'GET /api/vehicles/{id}': open,
  'GET /api/vehicles/{id}/availability': open,
  'GET /api/vehicles/availability': open,
  'POST /api/vehicles': vehicle,
  'PUT /api/vehicles/{id}': vehicle,
  'DELETE /api/vehicles/{id}': { needs: 'vehicle:write' },
  'GET /api/admin/fleet-calendar': { ...content, query: 'from=2026-12-01&to=2026-12-31' },

  'GET /api/investments': open,
  'GET /api/investments/{id}': open,
  'POST /api/investments': investment,
  'PUT /api/investments/{id}': investment,
  'DELETE /api/investments/{id}': { needs: 'investment:write' },

  'GET /api/reviews': open,
  'GET /api/reviews/{id}': content,
  'POST /api/reviews': review,
  'PUT /api/reviews/{id}': review,
  'DELETE /api/reviews/{id}': { needs: 'review:write' },
  'GET /api/social-media': open,
  'GET /api/social-media/{id}': content,
  'POST /api/social-media': socialLink,
  'PUT /api/social-media/{id}': socialLink,
  'DELETE /api/social-media/{id}': { needs: 'social-link:write' },

  'GET /api/articles': open,
  'GET /api/articles/{slug}': open,
  'GET /api/admin/articles': content,
  'GET /api/admin/articles/words': content,
  'GET /api/admin/articles/{id}': content,
  'POST /api/admin/articles': article,
  'PUT /api/admin/articles/{id}': article,
  'DELETE /api/admin/articles/{id}': { needs: 'article:write' },
  'GET /api/podcasts': open,
  'GET /api/podcasts/{id}': open,
  'GET /api/admin/podcasts': content,
  'GET /api/admin/podcasts/words': content,
  'GET /api/admin/podcasts/{id}': content,
  'POST /api/admin/podcasts': podcast,
  'PUT /api/admin/podcasts/{id}': podcast,
  'DELETE /api/admin/podcasts/{id}': { needs: 'podcast:write' },
  'GET /api/admin/media-partners': content,
  'GET /api/admin/media-partners/{id}': content,
  'POST /api/admin/media-partners': partner,
  'PUT /api/admin/media-partners/{id}': partner,
  'DELETE /api/admin/media-partners/{id}': { needs: 'partner:write' },

  'POST /api/upload': writes('picture:upload', async () => upload('a.jpg', await jpeg())),
  'POST /api/files': writes('file:upload', () => upload('a.pdf', pdf('doors'))),

  'POST /api/contact': { ...open, body: () => contactDraft() },
  'POST /api/bookings': { ...open, body: () => bookingDraft() },
  'POST /api/inquiries': { ...open, body: () => ({ propertyId: NOBODY, name: 'Awa', email: 'awa@example.com' }) },
  'POST /api/callbacks': { ...open, body: () => ({ name: 'Awa', phone: '+221 77 000 00 00', time: 'soon' }) },
  'GET /api/confirmations/{key}/calendar.ics': open,
  'GET /api/contact-submissions': enquiries,
  'PATCH /api/contact-submissions/{id}': writes('enquiry:write', () => ({ status: 'in-progress' })),
  'POST /api/stays': { ...open, body: () => stayDraft(NOBODY) },
  'GET /api/stays/{key}/calendar.ics': open,
  'GET /api/admin/stays/{id}': enquiries,
  'POST /api/admin/stays': writes('enquiry:write', async () => stayDraft(await makeStayHome(kais))),
  'PATCH /api/admin/stays/{id}': writes('enquiry:write', () => ({ act: 'accept' })),
  'GET /api/bookings': enquiries,
  'PATCH /api/bookings/{id}': writes('enquiry:write', () => ({ status: 'confirmed' })),
  'POST /api/admin/bookings': writes('enquiry:write', async () => ({
    name: 'Awa Diop',
    phone: '+221 77 000 00 00',
    locale: 'fr',
    vehicleId: await makeVehicle(kais),
    pickupDateTime: dakarMorning(10),
    dropoffDateTime: dakarMorning(12),
  })),
  'PUT /api/admin/bookings/{id}/hire': writes('enquiry:write', () => ({
    vehicleId: NOBODY,
    pickupDateTime: dakarMorning(10),
    dropoffDateTime: dakarMorning(12),
  })),
  'POST /api/admin/car-blocks': writes('enquiry:write', async () => ({
    vehicleId: await makeVehicle(kais),
    from: dakarMorning(10),
    until: dakarMorning(12),
    reason: 'Service',
  })),
  'DELETE /api/admin/car-blocks/{id}': { needs: 'enquiry:write' },
  'GET /api/admin/inquiries': enquiries,
  'PATCH /api/admin/inquiries/{id}': writes('enquiry:write', () => ({ status: 'in-progress' })),
  'GET /api/admin/stays': enquiries,
  'GET /api/viewings/slots': { ...open, query: `propertyId=${NOBODY}` },
  'POST /api/viewings': { ...open, body: () => viewingDraft(NOBODY, dakarMorning(10)) },
  'GET /api/viewings/{key}': open,
  'GET /api/viewings/{key}/slots': open,
  'POST /api/viewings/{key}/move': { ...open, body: () => ({ startsAt: dakarMorning(10) }) },
  'POST /api/viewings/{key}/cancel': { ...open, body: () => ({ reason: null }) },
  'POST /api/viewings/{key}/confirm': open,
  'GET /api/viewings/{key}/calendar.ics': open,
  'GET /api/admin/viewings': enquiries,
  'GET /api/admin/viewings/{id}': enquiries,
  'POST /api/admin/viewings': writes('enquiry:write', async () => ({
    propertyId: await makeProperty(kais),
    startsAt: dakarMorning(viewingsFrom++),
    name: 'Awa Diop',
    phone: '+221 77 000 00 00',
  })),
  'PATCH /api/admin/viewings/{id}': writes('enquiry:write', () => ({ status: 'confirmed' })),
  'GET /api/admin/viewing-slots': { ...enquiries, query: `propertyId=${NOBODY}` },
  'GET /api/admin/advisers': enquiries,
  'GET /api/admin/advisers/{userId}': enquiries,
  'PUT /api/admin/advisers/{userId}': writes('staff:manage', () => adviserHours),
  'GET /api/admin/stay-board': enquiries,
  'GET /api/admin/calendar': { ...enquiries, query: 'from=2027-03-01&to=2027-03-07' },
  'GET /api/admin/calendar/busy': { ...enquiries, query: 'from=2027-03-01&to=2027-03-07' },
  'GET /api/admin/calendar/address': enquiries,
  'POST /api/admin/calendar/address': { needs: 'enquiry:read' },
  'GET /api/admin/occupancy': { ...enquiries, query: 'from=2027-01&to=2027-12' },
  'GET /api/admin/stay-statement': { ...enquiries, query: `propertyId=${NOBODY}&month=2027-03` },
  'GET /api/admin/cleaning': { ...enquiries, query: 'from=2027-03-01&to=2027-03-07' },
  'GET /api/admin/cleaning.csv': { ...enquiries, query: 'from=2027-03-01&to=2027-03-07' },
  'GET /api/admin/contacts.csv': enquiries,
  'GET /api/admin/inquiries.csv': enquiries,
  'GET /api/admin/bookings.csv': enquiries,
  'POST /api/admin/submissions/{kind}/{id}/release': { needs: 'enquiry:write' },
  'DELETE /api/admin/submissions/{kind}/{id}': { needs: 'enquiry:erase' },
  'GET /api/admin/outbox': enquiries,
  'GET /api/admin/outbox/state': enquiries,
  'POST /api/admin/outbox/{id}/send-again': { needs: 'enquiry:write' },

  'GET /api/admin/leads': enquiries,
  'GET /api/admin/leads.csv': enquiries,
  'POST /api/admin/leads': lead,
  'GET /api/admin/leads/{id}': enquiries,
  'PUT /api/admin/leads/{id}': lead,
  'PATCH /api/admin/leads/{id}': writes('enquiry:write', () => ({ status: 'qualified' })),
  'GET /api/admin/leads/{id}/activities': enquiries,
  'POST /api/admin/leads/{id}/activities': writes('enquiry:write', () => ({ type: 'note', description: 'Called.' })),
  'POST /api/admin/leads/{id}/replies': writes('enquiry:write', () => ({
    subject: 'Visit',
    body: 'On Friday.',
    locale: 'en',
  })),
  'POST /api/admin/leads/{id}/answered': writes('enquiry:write', () => ({})),
  'GET /api/admin/desk/counts': enquiries,
  'GET /api/admin/leads/{id}/duplicates': enquiries,
  'GET /api/admin/lead-duplicates': enquiries,
  'POST /api/admin/leads/{id}/merge': writes('enquiry:write', () => ({ otherId: 1 })),
  'POST /api/admin/activities/{id}/separate': { needs: 'enquiry:write' },
  'GET /api/admin/leads/{id}/data': { needs: 'enquiry:erase' },
  'POST /api/admin/leads/{id}/erase': { needs: 'enquiry:erase' },
  'GET /api/admin/staff-members': { needs: 'enquiry:read or property:write' },
  'GET /api/admin/tasks': enquiries,
  'POST /api/admin/tasks': writes('enquiry:write', () => ({ title: 'Order the flowers' })),
  'GET /api/admin/tasks/{id}': enquiries,
  'PATCH /api/admin/tasks/{id}': writes('enquiry:write', () => ({ isDone: true })),
  'DELETE /api/admin/tasks/{id}': { needs: 'enquiry:write' },
  'GET /api/admin/assignment-rules': { needs: 'settings:write' },
  'PUT /api/admin/assignment-rules': {
    ...writes('settings:write', () => ({
      rules: [{ line: 'nest', locale: null, place: null, userIds: [users.get('agent')] }],
    })),
    isUntraced: true,
  },
  'GET /api/admin/saved-filters': own,
  'POST /api/admin/saved-filters': {
    ...own,
    body: (n) => ({ tab: 'leads', name: named(n), query: 'status=new' }),
    isUntraced: true,
  },
  'PATCH /api/admin/saved-filters/{id}': { ...own, body: (n) => ({ name: named(n) }), isUntraced: true },
  'DELETE /api/admin/saved-filters/{id}': { ...own, isUntraced: true },
  'GET /api/admin/stays/{id}/payments': enquiries,
  'POST /api/admin/stays/{id}/payments': writes('enquiry:write', () => ({
    amount: '150000',
    purpose: 'deposit',
    due: dakarMorning(10).slice(0, 10),
    provider: 'manual',
  })),
  'POST /api/admin/payments/{id}/mark-paid': writes('enquiry:write', () => movedMoney),
  'POST /api/admin/payments/{id}/refund': writes('enquiry:write', () => movedMoney),
  'POST /api/admin/payments/{id}/cancel': writes('enquiry:write', () => ({})),
  'POST /api/admin/payments/{id}/link': { needs: 'enquiry:write' },
  'GET /api/admin/payments': enquiries,
  'GET /api/admin/unclear-payments': enquiries,
  'POST /api/admin/unclear-payments/{id}/seen': { needs: 'enquiry:write' },
  'POST /api/payments/{provider}/webhook': open,
  'GET /api/admin/leads/{id}/wishes': enquiries,
  'PUT /api/admin/leads/{id}/wishes': writes('enquiry:write', () => ({ deal: 'rent' })),
  'GET /api/admin/leads/{id}/matches': enquiries,
  'GET /api/admin/properties/{id}/matches': enquiries,
  'GET /api/admin/leads/{id}/homes': { ...enquiries, query: 'search=villa' },
  'POST /api/admin/leads/{id}/homes': writes('enquiry:write', () => ({
    propertyIds: [NOBODY],
    subject: 'A home',
    body: 'For you.',
    locale: 'en',
  })),
  'POST /api/admin/leads/{id}/homes/noted': writes('enquiry:write', () => ({ propertyIds: [NOBODY], text: 'A home' })),
  'POST /api/admin/properties/{id}/letters': writes('enquiry:write', () => ({
    leadIds: [NOBODY],
    letters: { en: { subject: 'A home', body: 'For you.' } },
  })),
  'GET /api/admin/leads/{id}/unsuitable': enquiries,
  'GET /api/admin/properties/{id}/unsuitable': enquiries,
  'PUT /api/admin/leads/{id}/unsuitable/{propertyId}': writes('enquiry:write', () => ({ reason: null })),
  'DELETE /api/admin/leads/{id}/unsuitable/{propertyId}': { needs: 'enquiry:write' },
  'GET /api/admin/newest-submission': enquiries,
  'GET /api/admin/today': enquiries,
  'GET /api/admin/live': { ...enquiries, isStream: true },

  'GET /api/admin/dashboard': content,
  'GET /api/admin/overview': content,
  'GET /api/admin/find': content,
  'GET /api/admin/alarms': { needs: 'settings:write' },
  'GET /api/admin/jobs': { needs: 'settings:write' },
  'POST /api/admin/jobs/{name}/run': { needs: 'settings:write', isUntraced: true },
  'POST /api/visits': { ...open, body: () => ({ path: '/', referrer: '' }), isUntraced: true },
  'GET /api/admin/visits': content,
  'GET /api/admin/settings': { needs: 'settings:write' },
  'PUT /api/admin/settings': { needs: 'settings:write', body: settingsNow },
  'GET /api/admin/templates': content,
  'GET /api/admin/templates/{id}': content,
  'POST /api/admin/templates': template,
  'PUT /api/admin/templates/{id}': template,
  'DELETE /api/admin/templates/{id}': { needs: 'template:write' },
  'GET /api/admin/feeds': content,
  'GET /api/admin/feeds/{id}': content,
  'POST /api/admin/feeds': feed,
  'PUT /api/admin/feeds/{id}': feed,
  'DELETE /api/admin/feeds/{id}': { needs: 'feed:write' },
  'POST /api/admin/feeds/{id}/fetch': { needs: 'feed:write' },
  'GET /api/admin/feed-items': content,
  'POST /api/admin/feed-items/{id}/draft': { needs: 'article:write' },
  'PATCH /api/admin/feed-items/{id}': writes('feed:write', () => ({ isDismissed: true })),
  'GET /api/admin/audit': { needs: 'audit:read' },
  'POST /api/admin/deleted/{entity}/{id}/restore': { needs: 'property:write' },
  'POST /api/admin/deleted/{entity}': { ...writes('property:write', () => ({ ids: [NOBODY] })), isUntraced: true },
  'POST /api/admin/deleted/{entity}/restore': {
    ...writes('property:write', () => ({ ids: [NOBODY] })),
    isUntraced: true,
  },
  'PUT /api/admin/presence': {
    ...writes('property:write', () => ({ entity: 'property', id: NOBODY })),
    isUntraced: true,
  },

  'POST /api/admin/login': { ...open, body: () => ({ username: 'nobody', password: 'nothing' }) },
  'POST /api/admin/login/second-factor': {
    needs: 'half a sign-in',
    body: () => ({ challenge: 'none', code: '000000' }),
  },
  'POST /api/admin/login/passkey/options': { ...open, isUntraced: true },
  'POST /api/admin/login/passkey': { ...open, body: () => passkeySignIn },
  'GET /api/admin/login/forgotten': open,
  'POST /api/admin/login/forgotten': { ...open, body: () => ({ name: 'nobody' }) },
  'POST /api/admin/login/link': { ...open, body: () => ({ token: 'none' }) },
  'POST /api/admin/login/link/password': {
    ...open,
    body: () => ({ token: 'none', newPassword: 'another long password' }),
  },
  'GET /api/admin/check': open,
  'POST /api/admin/logout': { ...open, isUntraced: true },

  'GET /api/admin/account': own,
  'PUT /api/admin/account': { ...own, body: account },
  'POST /api/admin/account/password': {
    ...own,
    body: () => ({ currentPassword: 'not this one', newPassword: 'another long password' }),
  },
  'GET /api/admin/account/sessions': own,
  'DELETE /api/admin/account/sessions': { ...own, query: 'scope=others' },
  'DELETE /api/admin/account/sessions/{id}': own,
  'POST /api/admin/account/authenticator': { ...own, body: () => ({ password: 'not this one' }) },
  'POST /api/admin/account/authenticator/confirm': { ...own, body: () => ({ code: '000000' }) },
  'POST /api/admin/account/authenticator/off': { ...own, body: () => ({ password: 'not this one' }) },
  'POST /api/admin/account/recovery-codes': { ...own, body: () => ({ password: 'not this one' }) },
  'POST /api/admin/account/passkeys/options': { ...own, body: () => ({ password: 'not this one' }) },
  'POST /api/admin/account/passkeys': { ...own, body: () => ({ ...passkeyAnswer, name: 'Phone' }) },
  'PUT /api/admin/account/passkeys/{id}': { ...own, body: () => ({ name: 'Phone' }) },
  'POST /api/admin/account/passkeys/{id}/remove': { ...own, body: () => ({ password: 'not this one' }) },

  'GET /api/admin/push': enquiries,
  'POST /api/admin/push-subscriptions': {
    ...enquiries,
    body: (n) => ({
      endpoint: `https://push.example.com/${named(n)}`,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    }),
    isUntraced: true,
  },
  'DELETE /api/admin/push-subscriptions/{id}': { ...enquiries, isUntraced: true },
  'POST /api/admin/push-subscriptions/{id}/test': { ...enquiries, isUntraced: true },
  'PUT /api/admin/notice-choices': {
    ...enquiries,
    body: () => ({ unwanted: ['task-due'], quietFrom: '22:00', quietTo: '07:00' }),
    isUntraced: true,
  },

  'GET /api/admin/staff': house,
  'POST /api/admin/staff': { ...house, body: (n) => ({ ...account(n), username: named(n), role: 'agent' }) },
  'GET /api/admin/staff/{id}': house,
  'PUT /api/admin/staff/{id}': { ...house, body: (n) => ({ ...account(n), role: 'agent', isActive: true }) },
  'DELETE /api/admin/staff/{id}': house,
  'PUT /api/admin/staff/{id}/active': { ...house, body: () => ({ isActive: true }) },
  'POST /api/admin/staff/{id}/password': house,
  'POST /api/admin/staff/{id}/invitation': { ...house, body: () => ({ locale: 'en' }) },
  'DELETE /api/admin/staff/{id}/invitation': house,
  'DELETE /api/admin/staff/{id}/sessions': house,
  'DELETE /api/admin/staff/{id}/second-factor': house,
}

const IN_PATH: Record<string, string> = {
  id: String(NOBODY),
  slug: 'nowhere',
  kind: 'contact',
  key: 'nowhere',
  entity: 'property',
  propertyId: String(NOBODY),
  provider: 'stripe',
  userId: String(NOBODY),
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function session(role: Role, { isExpired = false, isRevoked = false } = {}): Promise<{ cookie: string }> {
  const token = newToken()
  const expiresAt = new Date(Date.now() + (isExpired ? -1 : 3_600_000))
  const userId = users.get(role) ?? 0
  await insertSession(kais.db, { userId, tokenHash: hashToken(token), userAgent: null, expiresAt })
  if (isRevoked) await deleteSession(kais.db, hashToken(token))
  return { cookie: `${SESSION_COOKIE}=${token}` }
}

/** Everybody who could stand before a door, and what they hold. Only the three with a living staff session are staff. */
const CALLERS: Record<string, { role: Role | null; headers: () => Promise<object> }> = {
  anonymous: { role: null, headers: async () => ({}) },
  forged: { role: null, headers: async () => ({ cookie: `${SESSION_COOKIE}=forged` }) },
  client: { role: null, headers: () => session('client') },
  agent: { role: 'agent', headers: () => session('agent') },
  editor: { role: 'editor', headers: () => session('editor') },
  admin: { role: 'admin', headers: () => session('admin') },
  expired: { role: null, headers: () => session('admin', { isExpired: true }) },
  revoked: { role: null, headers: () => session('admin', { isRevoked: true }) },
}

type Outcome = 'passes' | 'must sign in' | 'is forbidden'

function expected(role: Role | null, needs: Needs): Outcome {
  if (needs === 'everyone') return 'passes'
  if (role === null || needs === 'half a sign-in') return 'must sign in'
  const permissions = needs === 'staff' ? [] : (needs.split(' or ') as Permission[])
  const isAllowed =
    needs === 'staff' || permissions.some((one) => can({ kind: 'staff', id: 0, username: role, role }, one))
  return isAllowed ? 'passes' : 'is forbidden'
}

let count = 0

async function knock(door: string, { body, query, isStream }: Door, headers: object) {
  const [method, path = ''] = door.split(' ') as [Method, string]
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => IN_PATH[name] ?? '') + (query ? `?${query}` : '')
  count += 1
  const payload = await body?.(count)
  if (isStream) {
    const answer = await kais.app.inject({ method, url, headers: { ...headers }, payloadAsStream: true })
    const { statusCode, headers: answered } = answer
    if (statusCode === 200) {
      answer.raw.res.destroy()
      return { statusCode, headers: answered, body: '', json: () => ({}) as never }
    }
    const body = (await answer.stream().toArray()).join('')
    return { statusCode, headers: answered, body, json: () => JSON.parse(body) as never }
  }
  if (!(payload instanceof FormData)) {
    return kais.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) })
  }
  const form = new Request('http://kais', { method: 'POST', body: payload })
  const type = { 'content-type': form.headers.get('content-type') ?? '' }
  return kais.app.inject({
    method,
    url,
    headers: { ...headers, ...type },
    payload: Buffer.from(await form.arrayBuffer()),
  })
}

/** Describes the others, for everybody; and what answers where there is no door. */
const NOT_A_DOOR = /^\/api\/(docs.*|openapi\.json|\*)$/

/** From the server's own tree of routes, not from its description: a door that hides from that is a door. */
function doorsOf(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^((?:[│ ] {3})*)[├└]── (\S+) \(([^)]*)\)/.exec(line) ?? []
    const depth = indent.length / 4
    const path = (above[depth - 1] ?? '') + part
    above[depth] = path
    if (!path.startsWith('/api/') || NOT_A_DOOR.test(path)) return []
    const written = methods.split(', ').filter((method) => method !== 'HEAD' && method !== '-')
    return written.map((method) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  })
}

test('Every door of the API has a row that says who may use it, and every row has a door', async () => {
  expect(Object.keys(DOORS).sort()).toEqual(doorsOf(kais.app.printRoutes({ commonPrefix: false })).sort())
})

test.for(Object.entries(DOORS))('%s lets in those who may, and nobody else', async ([name, door]) => {
  const outcomes: Record<string, Outcome> = {}
  const isTraced = !name.startsWith('GET') && door.needs !== 'everyone' && !door.isUntraced
  for (const [caller, { headers }] of Object.entries(CALLERS)) {
    const before = await kais.db.$count(auditEntries)
    const answer = await knock(name, door, await headers())
    const { code } = answer.body.startsWith('{') ? answer.json<{ code?: string }>() : {}
    // Whoever shares the computer or the proxy reads none of it later, refusals included.
    expect(answer.headers['cache-control'], caller).toBe('no-store')
    outcomes[caller] = code === 'unauthenticated' ? 'must sign in' : code === 'forbidden' ? 'is forbidden' : 'passes'
    const traces = (await kais.db.$count(auditEntries)) - before
    if (outcomes[caller] !== 'passes') expect(traces, `${caller} was refused`).toBe(0)
    else if (isTraced && answer.statusCode < 300) expect(traces, `${caller} left a trace`).toBeGreaterThan(0)
    if (code === 'invalid_input') expect(door.needs, `${name}: ${answer.body}`).toMatch(/^(everyone|staff)$/)
  }
  expect(outcomes).toEqual(
    Object.fromEntries(Object.entries(CALLERS).map(([caller, { role }]) => [caller, expected(role, door.needs)])),
  )
})

test('No answer of any door may be kept by a browser or a proxy, be it given or refused', async () => {
  const kept: string[] = []
  for (const [name, door] of Object.entries(DOORS))
    for (const headers of [{}, await session('admin')]) {
      const answer = await knock(name, door, headers)
      if (answer.headers['cache-control'] !== 'no-store') kept.push(`${name} ${answer.statusCode}`)
    }
  for (const url of ['/api/nowhere', '/%61pi/admin/account', '/api/admin/staff/not-a-number']) {
    const answer = await kais.app.inject({ url, headers: await session('admin') })
    if (answer.headers['cache-control'] !== 'no-store') kept.push(`${url} ${answer.statusCode}`)
  }
  expect(kept).toEqual([])
})
