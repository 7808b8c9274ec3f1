import { useMessages } from '#ui/page/site.ts'
import { demoMessages } from './demo-messages.ts'

interface Props {
  of: keyof typeof demoMessages.en
  record: { isDemo: boolean }
}

/** Says of an invented review, partner or project that it is a sample; nothing beside what staff wrote. */
export function DemoMark({ of, record }: Props) {
  const marks = useMessages(demoMessages)
  return record.isDemo ? <span className="sample">{marks[of]}</span> : null
}
