import { useMessages } from '#ui/page/site.ts'
import { investMessages } from '../messages.ts'

const RISK_ID = 'risk'

/** At every figure of return: leads to the sentence that says what may become of it. */
export function RiskMark() {
  const { riskMark } = useMessages(investMessages)
  return (
    <a className="risk-mark" href={`#${RISK_ID}`} aria-label={riskMark}>
      *
    </a>
  )
}

/** Stands once on a page that names a return; the marks lead here. */
export function RiskSentence({ children }: { children: string }) {
  return (
    <span className="risk" id={RISK_ID}>
      <span aria-hidden="true">* </span>
      {children}
    </span>
  )
}
