import { formatMoney } from '#common/money.ts'
import { useMessages } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import type { MatchedHome } from '../matching.public.ts'
import { useHomeTitle } from './home-row.tsx'
import { sendHomesMessages } from './send-messages.ts'

/** What goes with the letter, in its order. */
export function ChosenHomes({
  homes,
  onTakeOut,
}: {
  homes: readonly MatchedHome[]
  onTakeOut: ((id: number) => void) | null
}) {
  const words = useMessages(sendHomesMessages)
  const titleOf = useHomeTitle()
  return (
    <section className="chosen-homes" aria-label={words.chosen}>
      <ul>
        {homes.map((home) => (
          <li key={home.id}>
            <div className="match__pic">
              <PictureImage picture={home.picture ?? undefined} sizes="6rem" alt="" />
            </div>
            <div>
              <p dir="auto">{titleOf(home)}</p>
              <p className="soft">{[home.reference, formatMoney(home.price, 'XOF')].join(' · ')}</p>
            </div>
            {onTakeOut && (
              <button type="button" className="text-link" onClick={() => onTakeOut(home.id)}>
                {words.takeOut}
                <span className="sr"> {titleOf(home)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
