import { useState } from 'react'
import { inLocale } from '#common/locale.ts'
import type { PropertyCardData } from '#features/nest/property-card.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { Price } from '#ui/price.tsx'
import { SkeletonCard, Waiting } from '#ui/skeleton.tsx'
import { Table } from '#ui/table.tsx'
import { partsMessages } from './messages.ts'
import { Section, Specimen } from './specimen.tsx'

const CARD_SIZES = '(min-width: 48rem) 25vw, 100vw'
const VISITS = [1204, 388, 2951, 0]

export function CardsSection({ homes }: { homes: PropertyCardData[] }) {
  const { cards, states } = useMessages(partsMessages)
  const { locale } = useSite()
  const [isSaved, setSaved] = useState(false)
  const toggle = () => setSaved((was) => !was)
  const [first, second] = homes
  return (
    <Section name="cards">
      <div className="near parts__wide">
        {first && (
          <Card
            to={`/property/${first.id}`}
            title={inLocale(locale, first.title, first.titleFr)}
            picture={<PictureImage picture={first.picture} sizes={CARD_SIZES} alt="" />}
            notch={cards.rent}
            facts={first.location}
            price={<Price amount={first.price} period={cards.month} />}
            reference={first.reference}
          />
        )}
        {second && (
          <Card
            to={`/property/${second.id}`}
            title={cards.longTitle}
            picture={<PictureImage picture={second.picture} sizes={CARD_SIZES} alt="" />}
            notch={cards.offPlan}
            facts={cards.longFacts}
            price={<Price amount={second.price} />}
            reference={second.reference}
          />
        )}
        <Card
          to="/kais-nest"
          title={states.missing}
          picture={<PictureImage picture={undefined} sizes={CARD_SIZES} alt="" />}
          action={
            <button
              type="button"
              className="icobtn save"
              aria-label={cards.save}
              aria-pressed={isSaved}
              onClick={toggle}
            >
              <Icon name="bookmark" />
            </button>
          }
        />
      </div>
    </Section>
  )
}

export function TablesSection({ homes }: { homes: PropertyCardData[] }) {
  const { table, states, cards } = useMessages(partsMessages)
  const { locale } = useSite()
  const badges = [
    <Badge key="available" tone="positive">
      {table.available}
    </Badge>,
    <Badge key="reserved" tone="warning">
      {table.reserved}
    </Badge>,
    <Badge key="draft">{table.draft}</Badge>,
    <Badge key="unavailable" tone="danger">
      {table.unavailable}
    </Badge>,
  ]
  return (
    <Section name="tables">
      <div className="parts__wide">
        <Table caption={table.caption}>
          <thead>
            <tr>
              <th scope="col">{table.home}</th>
              <th scope="col">{table.place}</th>
              <th scope="col">{table.state}</th>
              <th scope="col" className="num">
                {table.price}
              </th>
              <th scope="col" className="num">
                {table.visits}
              </th>
            </tr>
          </thead>
          <tbody>
            {homes.map(({ id, title, titleFr, location, price }, row) => (
              <tr key={id}>
                <th scope="row">{inLocale(locale, title, titleFr)}</th>
                <td>{location}</td>
                <td>{badges[row]}</td>
                <td className="num">
                  <Price amount={price} />
                </td>
                <td className="num">{VISITS[row]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <Specimen name={states.rest}>
        <p className="price">
          <Price amount="545000000" />
        </p>
      </Specimen>
      <Specimen name={states.hint}>
        <p className="price">
          <Price amount="1600000" period={cards.month} />
        </p>
      </Specimen>
    </Section>
  )
}

export function WaitingSection() {
  const { waiting } = useMessages(partsMessages)
  return (
    <Section name="waiting">
      <div className="parts__wide">
        <Waiting label={waiting.label} className="near">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Waiting>
      </div>
      <div className="parts__wide">
        <EmptyState title={waiting.empty} hint={waiting.emptyHint} heading="h3">
          <a className="btn btn--line" href="#waiting">
            {waiting.clear}
          </a>
        </EmptyState>
      </div>
    </Section>
  )
}
