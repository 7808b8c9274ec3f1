import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffWishes } from '../matching.public.ts'
import type { Wishes } from '../wishes.schema.ts'
import { matchMessages } from './messages.ts'

export const wishesUrl = (leadId: number) => `/api/admin/leads/${leadId}/wishes`
export const homesUrl = (leadId: number) => `/api/admin/leads/${leadId}/matches`
/** Any home for a letter to this lead, and where the letter is posted. */
export const homeSearchUrl = (leadId: number) => `/api/admin/leads/${leadId}/homes`
export const leadsUrl = (propertyId: number) => `/api/admin/properties/${propertyId}/matches`
export const unsuitableHomesUrl = (leadId: number) => `/api/admin/leads/${leadId}/unsuitable`
export const unsuitableLeadsUrl = (propertyId: number) => `/api/admin/properties/${propertyId}/unsuitable`

/** A wish or a mark changes what fits on either side. */
const TOUCHED = /^\/api\/admin\/(leads|properties)\/\d+\/(wishes|matches|unsuitable)$/

function reloadMatches(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [url] }) => TOUCHED.test(String(url)) })
}

/** Saves what a lead looks for; what fits is looked up anew. */
export function useSaveWishes(leadId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wishes: Wishes) => callApi<StaffWishes>(wishesUrl(leadId), { method: 'PUT', body: wishes }),
    onSuccess: () => reloadMatches(queryClient),
  })
}

interface Mark {
  leadId: number
  propertyId: number
  /** Undefined takes it back. */
  reason?: string
}

const sendMark = ({ leadId, propertyId, reason }: Mark) =>
  callApi(`${unsuitableHomesUrl(leadId)}/${propertyId}`, {
    method: reason === undefined ? 'DELETE' : 'PUT',
    ...(reason !== undefined && { body: { reason } }),
  })

/** Leaves something out of both lists, and takes that back. */
export function useMark(onDone: () => void) {
  const { unsuitable: words, error: errorTitle } = useMessages(matchMessages)
  const queryClient = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  const onError = (error: Error) =>
    toast({ title: errorTitle, description: failureText(error), variant: 'destructive' })

  const back = useMutation({
    mutationFn: ({ leadId, propertyId }: Mark) => sendMark({ leadId, propertyId }),
    onSuccess: async () => {
      await reloadMatches(queryClient)
      toast({ title: words.undone })
      onDone()
    },
    onError,
  })
  const mark = useMutation({
    mutationFn: sendMark,
    onSuccess: async (_, marked) => {
      await reloadMatches(queryClient)
      toast({ title: words.done, action: { label: words.undo, onAct: () => back.mutate(marked) } })
      onDone()
    },
    onError,
  })
  return { mark: mark.mutate, takeBack: back.mutate, isBusy: mark.isPending || back.isPending }
}
