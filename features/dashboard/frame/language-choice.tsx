import { useMutation } from '@tanstack/react-query'
import { LOCALES, type Locale } from '#common/locale.ts'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useMessages, useSite, useSiteRefresh } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'

/**
 * The staff area has one address for both languages, so its choice is the cookie alone. Sent by script and not as a
 * form: the page stays as it is, with whatever was being filled in.
 */
export function LanguageChoice() {
  const { locale } = useSite()
  const { error: errorTitle, language, networkError } = useMessages(staffMessages)
  const toast = useToast()
  const refreshSite = useSiteRefresh()
  const choose = useMutation({
    // The answer leads to the page's public address in that language; only its cookie is wanted here.
    mutationFn: (choice: Locale) =>
      fetch('/preferences', { method: 'POST', body: new URLSearchParams({ language: choice }), redirect: 'manual' }),
    onSuccess: refreshSite,
    onError: ({ message }) => toast({ title: errorTitle, description: networkError(message), variant: 'destructive' }),
  })
  return (
    <fieldset className="lang" aria-label={language}>
      {LOCALES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === locale}
          disabled={choose.isPending}
          onClick={() => choose.mutate(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
