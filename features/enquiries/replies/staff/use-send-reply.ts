import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { randomKey } from '#platform/forms/post-message.ts'
import { callApi, NetworkError } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffActivity } from '../../leads/lead.public.ts'
import { replyMessages } from './messages.ts'
import type { ReplyDraft } from './use-reply-draft.ts'

const LEADS_URL = '/api/admin/leads'
const OUTBOX_URL = '/api/admin/outbox'

interface Options {
  leadId: number
  onSent: (way: 'email' | 'whatsapp') => void
}

/** The two ways out. Never twice at once; what changed for the lead is read anew after it. */
export function useSendReply({ leadId, onSent }: Options) {
  const words = useMessages(replyMessages)
  const queryClient = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  // Not the mutation's own state: the second tap of two comes before React has drawn it.
  const isRunning = useRef(false)

  const onSettled = () => {
    isRunning.current = false
    // Not waited for: the button is free as soon as the answer is there.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [url] }) => [LEADS_URL, OUTBOX_URL].some((start) => String(url).startsWith(start)),
    })
  }
  const email = useMutation({
    mutationFn: ({ subject, body, locale, key }: Pick<ReplyDraft, 'subject' | 'body' | 'locale'> & { key: string }) =>
      callApi<StaffActivity>(`${LEADS_URL}/${leadId}/replies`, {
        method: 'POST',
        body: { subject, body, locale },
        // A repeated try cannot become a second message.
        key,
      }),
    onSuccess: () => onSent('email'),
    onError: (error) =>
      toast({
        title: error instanceof NetworkError ? words.noAnswer : words.sendFailed,
        description: failureText(error),
        variant: 'destructive',
      }),
    onSettled,
  })
  const whatsapp = useMutation({
    mutationFn: (description: string) =>
      callApi<StaffActivity>(`${LEADS_URL}/${leadId}/activities`, {
        method: 'POST',
        body: { type: 'whatsapp', description },
      }),
    onSuccess: () => onSent('whatsapp'),
    onError: (error) => toast({ title: words.notWrittenDown, description: failureText(error), variant: 'destructive' }),
    onSettled,
  })

  function once(run: () => void): void {
    if (isRunning.current) return
    isRunning.current = true
    run()
  }

  return {
    isSending: email.isPending,
    /** Said beside the button as well: a toast passes. */
    problem: email.error && {
      text: failureText(email.error),
      hint: email.error instanceof NetworkError ? words.neverTwice : words.nothingLost,
    },
    /** Gives back under which key it was tried, to be kept with the draft. */
    send({ subject, body, locale, tried }: ReplyDraft): ReplyDraft['tried'] {
      const content = JSON.stringify([subject, body, locale])
      const key = tried?.content === content ? tried.key : randomKey()
      once(() => email.mutate({ subject, body, locale, key }))
      return { key, content }
    },
    noteWhatsapp: (text: string) => once(() => whatsapp.mutate(text)),
  }
}
