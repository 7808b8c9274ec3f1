import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PushDevice } from '#platform/push/manage-push.server.ts'
import type { PushOutcome } from '#platform/push/send-push.server.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { DakarTime } from '#platform/staff-kit/ui/dakar-clock.tsx'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { useInstall } from '../frame/install-app.ts'
import { AccountPart } from './account-part.tsx'
import { NoticeChoices } from './notice-choices.tsx'
import { noticesMessages } from './notice-messages.ts'
import type { PushState } from './push-state.ts'
import { useDeviceName } from './sessions-part.tsx'
import { PUSH_URL, subscriptionUrl, usePush } from './use-push.ts'

interface DeviceProps {
  device: PushDevice
  /** Also gives the browser's own subscription back, where it is this one. */
  onRemove: () => Promise<unknown>
}

function DeviceRow({ device, onRemove }: DeviceProps) {
  const words = useMessages(noticesMessages)
  const { error: errorTitle } = useMessages(staffMessages)
  const name = useDeviceName()(device)
  const toast = useToast()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const onError = (error: Error) =>
    toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })
  const onSettled = () => queryClient.invalidateQueries({ queryKey: [PUSH_URL] })
  const test = useMutation({
    mutationFn: () =>
      callApi<{ outcome: PushOutcome['kind'] }>(`${subscriptionUrl(device.id)}/test`, { method: 'POST' }),
    onSuccess: ({ outcome }) =>
      toast({ title: words.tested[outcome], ...(outcome !== 'sent' && { variant: 'destructive' }) }),
    onError,
    onSettled,
  })
  const remove = useMutation({
    mutationFn: onRemove,
    onSuccess: () => toast({ title: words.removed }),
    onError,
    onSettled,
  })
  return (
    <li className="account-row">
      <div>
        <p className="account-row__title">
          {name} {device.isCurrent && <Badge tone="positive">{words.here}</Badge>}
        </p>
        <p className="soft account-row__facts">
          <span>
            {words.since} <DakarTime iso={device.createdAt} />
          </span>
          <span>
            {words.lastSent} {device.lastSentAt ? <DakarTime iso={device.lastSentAt} /> : words.never}
          </span>
        </p>
      </div>
      <div className="account-acts">
        <Button className="text-link" isBusy={test.isPending} busyLabel={words.busy} onClick={() => test.mutate()}>
          {words.test}
          <span className="sr"> {name}</span>
        </Button>
        <Button className="text-link" isBusy={remove.isPending} onClick={() => remove.mutate()}>
          {words.remove}
          <span className="sr"> {name}</span>
        </Button>
      </div>
    </li>
  )
}

interface StateProps {
  state: PushState
  isBusy: boolean
  onTurnOn: () => void
  onTurnOff: () => void
}

/** What this browser does, and the one press that changes it where a press can. */
function BrowserState({ state, isBusy, onTurnOn, onTurnOff }: StateProps) {
  const words = useMessages(noticesMessages)
  const install = useInstall()
  return (
    <div className="push-state">
      <p role="status">{words.states[state]}</p>
      {state === 'not-installed' && (
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div className="account-acts">
        {state === 'off' && (
          <Button className="btn btn--tight" isBusy={isBusy} busyLabel={words.busy} onClick={onTurnOn}>
            {words.turnOn}
          </Button>
        )}
        {state === 'on' && (
          <Button className="btn btn--line btn--tight" isBusy={isBusy} busyLabel={words.busy} onClick={onTurnOff}>
            {words.turnOff}
          </Button>
        )}
        {install && (
          <button type="button" className="btn btn--line btn--tight" onClick={install}>
            {words.install}
          </button>
        )}
      </div>
    </div>
  )
}

/** Whether, where and of what somebody is told while they are elsewhere. */
export function NoticesPart() {
  const words = useMessages(noticesMessages)
  const { error: errorTitle } = useMessages(staffMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const { state, push, error, retry, isBusy, turnOn, turnOff, forget } = usePush((trouble) =>
    toast({ title: errorTitle, description: failureText(trouble), variant: 'destructive' }),
  )
  return (
    <AccountPart title={words.title} hint={words.hint}>
      {error && <LoadFailed error={error} onRetry={retry} />}
      {!push && !error && <SkeletonRows rows={3} />}
      {push && (
        <div className="push-part" id="notices">
          {state && <BrowserState state={state} isBusy={isBusy} onTurnOn={turnOn} onTurnOff={turnOff} />}
          <div>
            <h3>{words.devices}</h3>
            {push.devices.length === 0 && <p className="soft">{words.noDevices}</p>}
            <ul className="account-rows">
              {push.devices.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  onRemove={() =>
                    device.isCurrent ? forget() : callApi(subscriptionUrl(device.id), { method: 'DELETE' })
                  }
                />
              ))}
            </ul>
          </div>
          <NoticeChoices choices={push.choices} />
        </div>
      )}
    </AccountPart>
  )
}
