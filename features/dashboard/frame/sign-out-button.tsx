import { dropLeadDrafts } from '#features/enquiries/replies/staff/lead-drafts.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useSignOut } from '#platform/staff-kit/ui/session.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'

export function SignOutButton({ className }: { className: string }) {
  const { error, top } = useMessages(staffMessages)
  // What was begun about people does not stay for whoever sits here next.
  const signOut = useSignOut({ onLeave: () => dropLeadDrafts() })
  const toast = useToast()
  return (
    <button
      type="button"
      className={className}
      disabled={signOut.isPending}
      onClick={() =>
        signOut.mutate(undefined, {
          onError: () => toast({ title: error, description: top.logoutFailed, variant: 'destructive' }),
        })
      }
    >
      {top.logout}
    </button>
  )
}
