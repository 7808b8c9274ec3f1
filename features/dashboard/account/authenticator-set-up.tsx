import { encode } from 'uqr'
import { codeSchema } from '#platform/accounts/account.schema.ts'
import type { PendingAuthenticator } from '#platform/accounts/set-up-authenticator.server.ts'
import { SmallForm, useSmallForm } from '#platform/staff-kit/small-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useMessages } from '#ui/page/site.ts'
import { CopyButton } from './account-part.tsx'
import { ACCOUNT_URL } from './account-requests.ts'
import { accountMessages } from './messages.ts'

/** Modules of white around it, without which readers do not find it. */
const QUIET = 3

/** Always dark on light, in either theme: not every reader takes it the other way round. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

interface Values {
  code: string
}

interface Props {
  pending: PendingAuthenticator
  onConfirmed: (recoveryCodes: string[]) => void
  onLeave: () => void
}

/** The secret goes into the app, and the app's first code proves that it is there. */
export function AuthenticatorSetUp({ pending, onConfirmed, onLeave }: Props) {
  const { authenticator: words } = useMessages(accountMessages)
  const { rest: heading } = useKeptFocus({ isArrival: true })
  const state = useSmallForm<Values, Values>({
    schema: codeSchema,
    initial: { code: '' },
    proof: 'code',
    async send(body) {
      const { recoveryCodes } = await callApi<{ recoveryCodes: string[] }>(`${ACCOUNT_URL}/authenticator/confirm`, {
        method: 'POST',
        body,
      })
      onConfirmed(recoveryCodes)
    },
  })
  return (
    <div className="set-up">
      <div className="set-up__say">
        <h3 ref={heading} tabIndex={-1}>
          {words.scan}
        </h3>
        <p className="soft">{words.scanText}</p>
      </div>
      <QrCode text={pending.address} label={words.picture} />
      <div className="set-up__type">
        <h3>{words.type}</h3>
        <p className="secret" translate="no">
          {pending.secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <CopyButton text={pending.secret} />
      </div>
      <SmallForm
        state={state}
        words={{ submit: words.confirm, busy: words.confirming }}
        isQuiet
        aside={
          <button type="button" className="text-link" onClick={onLeave}>
            {words.notNow}
          </button>
        }
      >
        <FormField<Values> name="code" label={words.code} hint={words.codeHint}>
          {(field) => (
            <input
              {...field}
              className="code-input"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
            />
          )}
        </FormField>
      </SmallForm>
    </div>
  )
}
