const TONES = {
  neutral: 'badge',
  positive: 'badge badge--pos',
  warning: 'badge badge--warn',
  danger: 'badge badge--bad',
}

/** One word or two on the state of a thing. Staff only: the public side uses the notch of a card. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof TONES; children: string }) {
  return <span className={TONES[tone]}>{children}</span>
}
