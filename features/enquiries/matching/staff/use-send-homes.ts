import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Locale } from '#common/locale.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useOneKey } from '#platform/staff-kit/use-one-key.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffActivity } from '../../leads/lead.public.ts'
import type { SentToMany } from '../matching.public.ts'
import type { Words } from './letter-fields.tsx'
import { homeSearchUrl } from './match-requests.ts'
import { sendHomesMessages } from './send-messages.ts'

/** What is on its way changes timelines, lists of leads, the outbox and what counts as new. */
const TOUCHED = [
  '/api/admin/leads',
  '/api/admin/outbox',
  '/api/admin/overview',
  '/api/admin/dashboard',
  '/api/admin/desk',
]
const MATCHES = /^\/api\/admin\/properties\/\d+\/matches$/

function useTouched() {
  const queryClient = useQueryClient()
  return () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [url] }) =>
        MATCHES.test(String(url)) || TOUCHED.some((start) => String(url).startsWith(start)),
    })
}

interface HomesLetter extends Words {
  locale: Locale
  propertyIds: number[]
}

/** Homes to one person: never twice, however often the press is repeated. */
export function useSendHomes(leadId: number, onDone: () => void) {
  const words = useMessages(sendHomesMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const onSettled = useTouched()
  const withOneKey = useOneKey()
  const url = homeSearchUrl(leadId)
  const email = useMutation({
    mutationFn: (body: HomesLetter) =>
      withOneKey(body, (key) => callApi<StaffActivity>(url, { method: 'POST', body, key })),
    onSuccess: () => {
      toast({ title: words.sent })
      onDone()
    },
    onSettled,
  })
  const whatsapp = useMutation({
    mutationFn: (body: { propertyIds: number[]; text: string }) =>
      withOneKey(body, (key) => callApi<StaffActivity>(`${url}/noted`, { method: 'POST', body, key })),
    onSuccess: () => {
      toast({ title: words.noted })
      onDone()
    },
    onSettled,
  })
  const error = email.error ?? whatsapp.error
  return {
    send: (letter: HomesLetter) => !email.isPending && email.mutate(letter),
    note: (noted: { propertyIds: number[]; text: string }) => !whatsapp.isPending && whatsapp.mutate(noted),
    isBusy: email.isPending || whatsapp.isPending,
    problem: error && `${words.failed}. ${failureText(error)}`,
  }
}

interface ManyLetters {
  leadIds: number[]
  letters: Partial<Record<Locale, Words>>
}

/** One home to several, a letter to each. */
export function useSendHome(propertyId: number, onDone: (result: SentToMany) => void) {
  const words = useMessages(sendHomesMessages)
  const failureText = useFailureText()
  const onSettled = useTouched()
  const withOneKey = useOneKey()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: ManyLetters) =>
      withOneKey(body, (key) =>
        callApi<SentToMany>(`/api/admin/properties/${propertyId}/letters`, { method: 'POST', body, key }),
      ),
    onSuccess: onDone,
    onSettled,
  })
  return {
    send: (letters: ManyLetters) => !isPending && mutate(letters),
    isBusy: isPending,
    problem: error && `${words.failed}. ${failureText(error)}`,
  }
}
