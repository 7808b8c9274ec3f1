import type { Locale } from '#common/locale.ts'
import type { PushMessage } from '#platform/push/push-message.ts'
import { staffAwayPage } from './staff-away.ts'

/**
 * The worker of the staff area, beside the visitors' (service-worker.ts), which has every other page: it shows what is pushed
 * to this device and leads to what it is about, and says so where there is no network. It keeps nothing, of nobody.
 */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface PageEvent extends WorkerEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface PushEvent extends WorkerEvent {
  data: { json(): unknown } | null
}
interface NoticeEvent extends WorkerEvent {
  notification: Notification
}
interface RenewalEvent extends WorkerEvent {
  oldSubscription?: PushSubscription | null
}
interface Window extends Record<'url', string> {
  focus(): Promise<Window>
  postMessage(message: { open: string }): void
}
interface Worker {
  registration: ServiceWorkerRegistration
  navigator: Pick<Navigator, 'setAppBadge'>
  clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<Window[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: PageEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: RenewalEvent) => void): void
}
const worker = self as unknown as Worker

/** It was registered for somebody who reads this language: /admin/service-worker.js?lang=fr. */
const locale: Locale = new URLSearchParams(location.search).get('lang') === 'fr' ? 'fr' : 'en'

const HOME = '/admin/dashboard/today'
/** Nothing that comes by push leads out of the staff area. */
const inTheStaffArea = (path: unknown): string =>
  typeof path === 'string' && /^\/admin(?:[/?]|$)/.test(path) ? path : HOME

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(begin())
})

worker.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  const ask = async () => (await preloadResponse) ?? fetch(request)
  event.respondWith(ask().catch(() => staffAwayPage(locale)))
})

worker.addEventListener('push', (event) => {
  // A push that shows nothing costs us the right to send any.
  let message: Partial<PushMessage> = {}
  try {
    message = event.data?.json() as PushMessage
  } catch {}
  const { title = 'Kais', body = '', tag, path } = message
  // 'renotify' is newer than TypeScript's list: the second word of somebody rings like the first.
  const look: NotificationOptions & { renotify: boolean } = {
    body,
    lang: locale,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: inTheStaffArea(path),
    ...(tag && { tag }),
    renotify: tag !== undefined,
  }
  const show = async () => {
    await worker.registration.showNotification(title, look)
    // How many there are the page says when it is opened.
    await worker.navigator.setAppBadge?.().catch(() => {})
  }
  event.waitUntil(show())
})

/** A page of the dashboard goes there by itself, and keeps what is open; else a window is opened there. */
async function lead(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => new URL(url).pathname.startsWith('/admin/dashboard'))
  if (!open) return void (await worker.clients.openWindow(path))
  open.postMessage({ open: path })
  await open.focus()
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(inTheStaffArea(event.notification.data)))
})

/** The browser took its address back and has another: told to us, where somebody is still in. Else the account page offers it again. */
worker.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options
  if (!options) return
  const renew = async () => {
    const subscription = await worker.registration.pushManager.subscribe(options)
    await fetch('/api/admin/push-subscriptions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscription),
    })
  }
  event.waitUntil(renew().catch(() => {}))
})
