import { ApiError, NetworkError } from '#features/staff/ui/api.ts'
import type { StaffActivity } from '../../leads/lead.public.ts'
import type { ReplyDraft as Content } from '../reply.schema.ts'

/** Sends an answer under a key of its own, so that a repeated try cannot become a second message. */
export async function postReply(leadId: number, content: Content, key: string): Promise<StaffActivity> {
  let response: Response
  try {
    response = await fetch(`/api/admin/leads/${leadId}/replies`, {
      method: 'POST',
      credentials: 'include',
      headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(content),
    })
  } catch (cause) {
    throw new NetworkError(cause)
  }
  if (response.ok) return (await response.json()) as StaffActivity
  throw new ApiError(response.status, await response.json().catch(() => ({})), response.statusText)
}
