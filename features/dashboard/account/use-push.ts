import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { can } from '#common/permissions.ts'
import type { OwnPush, PushDevice } from '#platform/push/manage-push.server.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useSite } from '#ui/page/site.ts'
import { isAppleTouch, type PushState, pushStateOf } from './push-state.ts'

export const PUSH_URL = '/api/admin/push'
const SUBSCRIPTIONS_URL = '/api/admin/push-subscriptions'
export const subscriptionUrl = (id: number) => `${SUBSCRIPTIONS_URL}/${id}`

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

async function ownSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/admin')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** One tab of this browser at a time: none tidies up what another is turning on. */
const alone = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('kais-push', work) : work()

const currentOf = ({ devices }: OwnPush) => devices.find(({ isCurrent }) => isCurrent)

const report = (subscription: PushSubscription) =>
  callApi(SUBSCRIPTIONS_URL, { method: 'POST', body: subscription.toJSON() })

/** Asks the browser, then tells us. What the browser had for another key of ours is given back first. */
async function turnOn(publicKey: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    const former = await pushManager.getSubscription()
    if (!former) throw error
    await former.unsubscribe()
    return pushManager.subscribe(options)
  })
  await report(subscription)
}

/** Another tab may have turned them off and on since this one looked. */
async function turnOff(): Promise<void> {
  const current = currentOf(await callApi<OwnPush>(PUSH_URL))
  if (current) await callApi(subscriptionUrl(current.id), { method: 'DELETE' })
  await (await ownSubscription())?.unsubscribe()
}

interface Push {
  /** Null until it is known. */
  state: PushState | null
  push: OwnPush | undefined
  error: Error | null
  retry: () => void
  turnOn: () => void
  turnOff: () => void
  /** The same for a press that says itself how it went. */
  forget: () => Promise<void>
  isBusy: boolean
}

/** Notices in this browser: where they stand, and the two ways to change it. */
export function usePush(onError: (error: Error) => void): Push {
  const { keepsPages: hasWorkers, locale } = useSite()
  const mayHear = can(useActor(), 'enquiry:read')
  const queryClient = useQueryClient()
  const query = useQuery<OwnPush>({ queryKey: [PUSH_URL], enabled: mayHear, staleTime: 0 })
  const push = query.data
  const [state, setState] = useState<PushState | null>(null)
  const current = push && currentOf(push)
  const isRead = push !== undefined
  const knownLocale = current?.locale

  const inspect = useCallback(async () => {
    const isAble = hasWorkers && canPush()
    const subscription = isAble ? await ownSubscription() : null
    let device: Pick<PushDevice, 'locale'> | undefined = knownLocale && { locale: knownLocale }
    if (subscription && !device) {
      // What is known here may be older than the subscription: another tab, or this press, has just reported it.
      device = currentOf(await callApi<OwnPush>(PUSH_URL))
      // Of somebody who used this browser before, or ended from afar: it must not ring here for whoever sits here now.
      if (!device) await subscription.unsubscribe()
    }
    if (subscription && device && device.locale !== locale) await report(subscription)
    setState(
      pushStateOf({
        canPush: isAble,
        isApple: isAppleTouch(navigator),
        isInstalled: isInstalled(),
        permission: isAble ? Notification.permission : 'default',
        isSubscribed: subscription !== null && device !== undefined,
      }),
    )
  }, [hasWorkers, knownLocale, locale])
  const look = useCallback(() => alone(inspect), [inspect])

  useEffect(() => {
    if (!isRead) return
    look().catch(() => setState('unsupported'))
    // Allowed or blocked in the browser's own settings meanwhile.
    const again = () => void look().catch(() => {})
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [look, isRead])

  const change = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError,
    async onSettled() {
      await queryClient.invalidateQueries({ queryKey: [PUSH_URL] })
      await look()
    },
  })
  const forget = () => alone(turnOff)
  return {
    state,
    push,
    error: query.isLoadingError ? query.error : null,
    retry: () => void query.refetch(),
    isBusy: change.isPending,
    turnOn: () =>
      change.mutate(async () => {
        // Not while others wait: whoever is asked may take their time.
        if ((await Notification.requestPermission()) === 'granted') await alone(() => turnOn(push?.publicKey ?? ''))
      }),
    turnOff: () => change.mutate(forget),
    forget,
  }
}
