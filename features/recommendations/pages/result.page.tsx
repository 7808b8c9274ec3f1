import { RESULT_PATH } from '../answers.ts'

/** A result that somebody saved or was sent: rendered from the answers in its address. */
export default function ResultPage() {
  return <p>{RESULT_PATH}</p>
}
