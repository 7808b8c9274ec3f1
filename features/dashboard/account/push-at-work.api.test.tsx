import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pushSubscriptions } from '#platform/push/push.table.server.ts'
import { startPushService } from '#platform/push/push-service.fixture.ts'
import { signInAs } from '#tests/helpers/factories.ts'
import { openAtWork } from '#tests/helpers/staff-at-work.tsx'
import { readText } from '#tests/helpers/staff-screen.tsx'
import { startTestApp, type TestApp } from '#tests/helpers/test-app.ts'
import AccountPage from './account.page.tsx'

let kais: TestApp
let service: Awaited<ReturnType<typeof startPushService>>

beforeAll(async () => {
  service = await startPushService()
  kais = await startTestApp({ env: { FEED_PRIVATE_HOSTS: service.host } })
})
afterAll(async () => {
  await kais.close()
  await service.close()
})

/** What a browser that can show notices has, and jsdom has not. */
function ableBrowser() {
  const { subscription } = service.browser()
  const has: { current: object | null } = { current: null }
  const subscribe = async () => {
    const made = {
      toJSON: () => subscription,
      // Once ended, a former one ends nothing that came after it.
      async unsubscribe() {
        if (has.current === made) has.current = null
        return true
      },
    }
    has.current ??= made
    return has.current
  }
  const worker = { pushManager: { subscribe, getSubscription: async () => has.current } }
  const serviceWorker = {
    ...{
      ready: Promise.resolve(worker),
      controller: null,
      addEventListener() {},
      removeEventListener() {},
      startMessages() {},
    },
    ...{ register: async () => worker, getRegistration: async () => worker },
  }
  const notification = {
    permission: 'default',
    async requestPermission() {
      notification.permission = 'granted'
      return notification.permission
    },
  }
  // One at a time, whichever tab asks.
  let last: Promise<unknown> = Promise.resolve()
  const alone = (work: () => Promise<unknown>) => {
    last = last.then(work, work)
    return last
  }
  const locks = { request: (_: string, work: () => Promise<unknown>) => alone(work) }
  vi.stubGlobal('navigator', {
    locks,
    serviceWorker,
    userAgent: 'Chrome',
    maxTouchPoints: 0,
    onLine: true,
    language: 'en',
  })
  vi.stubGlobal('Notification', notification)
  const enter = () => {
    Object.assign(window, { PushManager: class {}, Notification: notification })
    look()
  }
  /** As when somebody comes back to the tab. */
  const look = () => void window.dispatchEvent(new Event('focus'))
  return { has, subscribe, subscription, enter, look, alone }
}

async function openAccount(username: string) {
  const headers = await signInAs(kais, username, 'agent')
  const browser = ableBrowser()
  const pages = { account: AccountPage }
  const screen = await openAtWork(kais, { headers, pages, at: '/admin/account', site: { keepsPages: true } })
  const says = (text: string) =>
    screen.until(() => expect(readText(screen.document.querySelector('.push-state [role=status]'))).toBe(text))
  await screen.until(() => expect(screen.document.querySelector('.push-state')).not.toBeNull())
  browser.enter()
  await says('This browser shows no notifications.')
  return { ...browser, screen, says, headers }
}

test('One press turns notices on, and one off; the browser keeps what was reported', async () => {
  const { screen, says, has } = await openAccount('awa')
  await screen.press('Show notifications here')
  await says('This browser shows notifications.')
  expect(has.current).not.toBeNull()
  expect(await kais.db.$count(pushSubscriptions)).toBe(1)
  await screen.press('Stop showing notifications here')
  await says('This browser shows no notifications.')
  expect(has.current).toBeNull()
  expect(await kais.db.$count(pushSubscriptions)).toBe(0)
})

test('What another tab has just turned on stays on; what nobody here turned on is ended', async () => {
  const { says, has, subscribe, subscription, headers, look } = await openAccount('fatou')
  // Of somebody who used this browser before.
  await subscribe()
  look()
  await expect.poll(() => has.current).toBeNull()
  const reported = { method: 'POST', url: '/api/admin/push-subscriptions', headers, payload: subscription } as const
  expect((await kais.app.inject(reported)).statusCode).toBeLessThan(300)
  await subscribe()
  await Notification.requestPermission()
  look()
  await says('This browser shows notifications.')
  expect(has.current).not.toBeNull()
})

test('While another tab is turning notices on, nobody ends what it has not reported yet', async () => {
  const { says, has, subscribe, subscription, headers, look, alone } = await openAccount('khady')
  await alone(async () => {
    await Notification.requestPermission()
    await subscribe()
    look()
    // As long as this tab would need to read that nothing is reported.
    for (let asked = 0; asked < 20; asked += 1) await kais.app.inject({ url: '/api/admin/push', headers })
    expect(has.current).not.toBeNull()
    const reported = { method: 'POST', url: '/api/admin/push-subscriptions', headers, payload: subscription } as const
    expect((await kais.app.inject(reported)).statusCode).toBe(201)
  })
  await says('This browser shows notifications.')
  expect(has.current).not.toBeNull()
})

test('What another tab turned off and on again is turned off here at the first press', async () => {
  const { screen, says, has, subscription, headers } = await openAccount('rama')
  await screen.press('Show notifications here')
  await says('This browser shows notifications.')
  const call = (method: 'DELETE' | 'POST', url: string, payload?: object) =>
    kais.app.inject({ method, url: `/api/admin/push-subscriptions${url}`, headers, ...(payload && { payload }) })
  const [row] = await kais.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, subscription.endpoint))
  await call('DELETE', `/${row?.id}`)
  await call('POST', '', subscription)
  await screen.press('Stop showing notifications here')
  await says('This browser shows no notifications.')
  expect(has.current).toBeNull()
  expect(await kais.db.$count(pushSubscriptions, eq(pushSubscriptions.endpoint, subscription.endpoint))).toBe(0)
})
