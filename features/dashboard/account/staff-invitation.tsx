import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCALES, type Locale } from '#common/locale.ts'
import type { StaffAccount } from '#platform/accounts/list-staff.server.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { unbrokenDateTime } from '#platform/staff-kit/ui/dates-in-words.ts'
import { Button } from '#ui/button.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { AccessLine, useStaffPress } from './access-line.tsx'
import { NewPassword } from './new-password.tsx'
import { STAFF_URL } from './staff-account-dialog.tsx'
import { staffAccountMessages } from './staff-messages.ts'

type Invitation = NonNullable<StaffAccount['invitation']>

export const hasExpired = ({ until }: Invitation) => until !== null && Date.parse(until) < Date.now()

/** Where an invitation stands, in words. */
export function useInvitedText(): (invitation: Invitation) => string {
  const { staff: words } = useMessages(staffAccountMessages)
  const { locale } = useSite()
  return (invitation) => {
    const { until } = invitation
    if (until === null) return words.invitedSoon
    return hasExpired(invitation) ? words.invitedBefore : words.invitedUntil(unbrokenDateTime(until, locale))
  }
}

/** For somebody who has never chosen a password: invited, invited again, or not any more. */
export function InvitationLine({ account }: { account: StaffAccount }) {
  const { access: words, staff } = useMessages(staffAccountMessages)
  const { locale } = useSite()
  const invitedText = useInvitedText()
  const [link, setLink] = useState<string | null>(null)
  const mail = useQuery<{ isMailOn: boolean }>({ queryKey: ['/api/admin/login/forgotten'] })
  const url = `${STAFF_URL}/${account.id}/invitation`
  const invite = useStaffPress(
    (language: Locale) =>
      callApi<StaffAccount & { link: string | null }>(url, { method: 'POST', body: { locale: language } }),
    {
      done: ({ link: made, email }) => (made ? null : staff.invitationSent(email)),
      onDone: ({ link: made }) => setLink(made),
    },
  )
  const withdraw = useStaffPress(() => callApi(url, { method: 'DELETE' }), { done: () => words.withdrawn })
  const { invitation, mayBeInvited, username } = account
  if (!mail.data || !(mayBeInvited || invitation)) return null
  const line = 'btn btn--line btn--tight'
  const labels = invitation ? words.inviteAgain : words.invite
  const ways = mail.data.isMailOn
    ? LOCALES.map((language) => ({ language, label: labels[language] }))
    : [{ language: locale, label: words.makeLink }]
  return (
    <>
      <AccessLine
        title={words.invitation}
        text={[invitation && `${invitedText(invitation)}.`, words.invitationText].filter(Boolean).join(' ')}
      >
        <div className="account-acts">
          {mayBeInvited &&
            ways.map(({ language, label }) => (
              <Button
                key={language}
                className={line}
                isBusy={invite.isPending && invite.variables === language}
                onClick={() => invite.mutate(language)}
              >
                {label}
              </Button>
            ))}
          {invitation && (
            <button type="button" className="text-link" onClick={() => withdraw.mutate()}>
              {words.withdraw}
            </button>
          )}
        </div>
      </AccessLine>
      {link && <NewPassword username={username} secret={{ kind: 'link', text: link }} onClose={() => setLink(null)} />}
    </>
  )
}
