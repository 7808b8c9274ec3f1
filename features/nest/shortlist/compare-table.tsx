import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type CompareCell, compareLines } from './compare-lines.ts'
import { shortlistMessages } from './messages.ts'
import { ShortlistButton } from './shortlist-button.tsx'
import type { ShortlistHome } from './shortlist-home.ts'

/** Columns that stand side by side on a wide screen; the others are reached by scrolling. */
const MOST_IN_VIEW = 4
const COLUMN_SIZES = '(min-width: 62rem) 26rem, 14rem'

function Cell({ cell }: { cell: CompareCell }): ReactNode {
  const { compare: words } = useMessages(shortlistMessages)
  if (typeof cell === 'boolean') {
    return (
      <>
        <i className={cell ? 'cmp__has' : 'cmp__dash'} aria-hidden="true" />
        <span className="sr">{cell ? words.yes : words.no}</span>
      </>
    )
  }
  if (cell === null) {
    return (
      <>
        <i className="cmp__dash" aria-hidden="true" />
        <span className="sr">{words.notSaid}</span>
      </>
    )
  }
  return (
    <>
      {cell.text}
      {cell.note && (
        <>
          {' '}
          <small>{cell.note}</small>
        </>
      )}
    </>
  )
}

function useTitle() {
  const { locale } = useSite()
  return ({ title, titleFr }: ShortlistHome) => inLocale(locale, title, titleFr)
}

interface StuckNamesProps {
  homes: readonly ShortlistHome[]
  region: RefObject<HTMLDivElement | null>
  head: RefObject<HTMLTableSectionElement | null>
}

/**
 * A table that scrolls sideways cannot keep its head at the top of the screen. This row does it for the eye: it shows when
 * the head has gone by, and follows the table sideways. Those who listen have the head's cells.
 */
function StuckNames({ homes, region, head }: StuckNamesProps) {
  const site = useSite()
  const titleOf = useTitle()
  const row = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const [scrolled, top] = [region.current, head.current]
    if (!scrolled || !top) return
    const follow = () => {
      if (row.current) row.current.style.translate = `${-scrolled.scrollLeft}px 0`
    }
    const watch = new IntersectionObserver(([entry]) => {
      if (entry) setShown(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    follow()
    watch.observe(top)
    scrolled.addEventListener('scroll', follow, { passive: true })
    return () => {
      watch.disconnect()
      scrolled.removeEventListener('scroll', follow)
    }
  }, [region, head])

  return (
    <div className="cmp__stuck" aria-hidden="true">
      <div className={isShown ? 'cmp__names is-shown' : 'cmp__names'}>
        <div ref={row}>
          {homes.map((home) => (
            <p key={home.id}>
              <b>{titleOf(home)}</b>
              <span>{formatMoney(home.price, site)}</span>
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Homes side by side. On a phone it moves sideways under its first column. */
export function CompareTable({ homes }: { homes: readonly ShortlistHome[] }) {
  const site = useSite()
  const { compare: words } = useMessages(shortlistMessages)
  const titleOf = useTitle()
  const captionId = useId()
  const region = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const groups = compareLines(homes, site)
  const lines = groups.flatMap((group) => group.lines)
  const same = lines.filter(({ isSame }) => isSame).length
  const columns = { '--homes': homes.length, '--in-view': Math.min(homes.length, MOST_IN_VIEW) } as CSSProperties

  return (
    <div className="cmp" style={columns}>
      <StuckNames homes={homes} region={region} head={head} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div ref={region} className="cmp__scroll" role="region" tabIndex={0} aria-labelledby={captionId}>
        <table className="cmp__table">
          <caption id={captionId} className="sr">
            {words.caption}
          </caption>
          <thead ref={head}>
            <tr>
              <td className="cmp__corner">
                {same > 0 && (
                  <label className="cmp__only">
                    <input type="checkbox" />
                    <span>
                      {words.onlyDifferences} <small>{words.sameLines(same, lines.length)}</small>
                    </span>
                  </label>
                )}
              </td>
              {homes.map((home) => (
                <th key={home.id} scope="col">
                  <div className="cmp__pic">
                    <PictureImage picture={home.picture} sizes={COLUMN_SIZES} alt="" />
                    <ShortlistButton propertyId={home.id} title={titleOf(home)} />
                  </div>
                  <SiteLink className="cmp__title" to={`/property/${home.id}`} prefetch="intent">
                    {titleOf(home)}
                  </SiteLink>
                  <span className="cmp__ref">{home.reference}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ key: group, lines: inGroup }) => (
            <tbody
              key={group}
              className={inGroup.every(({ isSame }) => isSame) ? `cmp__${group} is-same` : `cmp__${group}`}
            >
              <tr className="cmp__group">
                <th scope="rowgroup" colSpan={homes.length + 1}>
                  <span>{words.groups[group]}</span>
                </th>
              </tr>
              {inGroup.map(({ key, label, cells, isSame }) => (
                <tr key={key} className={isSame ? 'is-same' : undefined} data-line={key}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, position) => (
                    <td key={homes[position]?.id}>
                      <Cell cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  )
}
