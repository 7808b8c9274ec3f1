/** 'trap': a field that people cannot see was filled in. 'haste': links, sent faster than anybody could have typed them. */
export type Suspicion = 'trap' | 'haste'

export interface FormSigns {
  /** What stood in the field that people cannot see. */
  trap?: string | undefined
  /** From the first look at the form to the press, as its page measured it; unknown without scripts. */
  elapsedMs?: number | undefined
  /** Everything that was typed. */
  text: string
}

/** A browser that fills in a whole form takes about a second; so does a practised hand with a kept draft. */
const HASTE_MS = 1_500
const LINK = /https?:\/\/|www\.|\[url/i

/** Speed alone accuses nobody: people are fast. */
export function suspicionOf({ trap, elapsedMs, text }: FormSigns): Suspicion | null {
  if (trap?.trim()) return 'trap'
  return elapsedMs !== undefined && elapsedMs < HASTE_MS && LINK.test(text) ? 'haste' : null
}
