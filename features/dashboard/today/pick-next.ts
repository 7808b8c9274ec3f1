import type { Today, TodayTask, TodayViewing, WaitingLead } from './today.public.ts'

export type Next =
  | { kind: 'viewing'; of: TodayViewing }
  | { kind: 'lead'; of: WaitingLead }
  | { kind: 'task'; of: TodayTask }
  | null

/** So long before an appointment nothing else goes before it: one has to get there. */
const SOON_MS = 90 * 60_000

/** Whether a viewing still asks something of the day. */
export const isAhead = ({ status, endsAt }: TodayViewing, now: number) =>
  (status === 'asked' || status === 'confirmed') && Date.parse(endsAt) > now

/**
 * What comes next: an appointment that is near or on, then what somebody was promised for an hour that is over, then whoever
 * has waited longest, then what is left of the day.
 */
export function pickNext({ waiting, viewings, tasks }: Today, now: number): Next {
  const viewing = viewings.find((each) => isAhead(each, now))
  if (viewing && Date.parse(viewing.startsAt) - now < SOON_MS) return { kind: 'viewing', of: viewing }
  const promised = tasks.items.find(({ isOverdue, hasHour }) => isOverdue && hasHour)
  if (promised) return { kind: 'task', of: promised }
  const [lead] = waiting.items
  if (lead) return { kind: 'lead', of: lead }
  const [task] = tasks.items
  if (task) return { kind: 'task', of: task }
  return viewing ? { kind: 'viewing', of: viewing } : null
}
