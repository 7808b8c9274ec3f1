import type { CSSProperties } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { Recommendation } from '../recommendation.public.ts'
import { resultMessages } from './messages.ts'

interface Props {
  recommendation: Recommendation
  title: string
}

/** Every point of the score and what for. The bars are as long as the subject weighs, filled as far as it earned. */
export function ScorePoints({ recommendation: { matchScore, points }, title }: Props) {
  const { points: words } = useMessages(resultMessages)
  const heaviest = Math.max(1, ...points.map(({ of }) => of))
  return (
    <details className="rec__points">
      <summary>
        {words.summary(matchScore)}
        <Icon name="chevron" />
      </summary>
      <table>
        <caption className="sr">{words.caption(title)}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{words.subject}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, earned, of, reason }) => (
            <tr key={label + reason}>
              <th scope="row">
                {label} <small>{reason}</small>
              </th>
              <td>
                {words.earned(earned, of)}
                <i
                  aria-hidden="true"
                  style={{ '--weight': of / heaviest, '--earned': of > 0 ? earned / of : 0 } as CSSProperties}
                />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.together}</th>
            <td>{words.earned(matchScore, 100)}</td>
          </tr>
        </tfoot>
      </table>
    </details>
  )
}
