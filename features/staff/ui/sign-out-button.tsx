import { useMessages } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import { dropLeadDrafts } from '#features/enquiries/replies/staff/lead-drafts.ts'
import { staffMessages } from '../messages.ts'
import { useSignOut } from './session.ts'

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
