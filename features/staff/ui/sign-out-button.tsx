import { useMessages } from '#app/site.ts'
import { useToast } from '#app/ui/toast.tsx'
import { staffMessages } from '../messages.ts'
import { useSignOut } from './session.ts'

export function SignOutButton({ className }: { className: string }) {
  const { error, top } = useMessages(staffMessages)
  const signOut = useSignOut()
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
