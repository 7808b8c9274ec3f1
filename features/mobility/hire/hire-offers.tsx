import type { ReactNode } from 'react'
import { formatMoney } from '#common/money.ts'
import { CheckChoices } from '#ui/choices.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useHydrated } from '#ui/use-lazy-component.ts'
import { sayMoment } from './hire-times.ts'
import type { Availability, HireOffers } from './hire-types.ts'
import { AS_REQUEST, BOOKING_ID } from './reservation.form.ts'
import { reservationMessages } from './reservation-messages.ts'
import { INTENT_FIELD, type OfferIntent } from './use-availability.ts'

/** What fills in the form for the visitor; missing until the page is React's. */
export interface OfferActs {
  onChoose?: ((vehicleId: number) => void) | undefined
  onStart?: ((moment: Date) => void) | undefined
  onCategory?: ((category: string) => void) | undefined
}

interface OfferProps {
  intent: OfferIntent
  value: string | number
  onPress: (() => void) | undefined
  className?: string
  children: ReactNode
}

/** Without scripts it sends the form with what it fills in, stores nothing, and the page comes back with it. */
export function Offer({ intent, value, onPress, className = 'btn btn--line btn--tight', children }: OfferProps) {
  const isHydrated = useHydrated()
  if (onPress)
    return (
      <button type="button" className={className} onClick={onPress}>
        {children}
      </button>
    )
  return (
    <button
      type="submit"
      name={INTENT_FIELD}
      value={`${intent} ${value}`}
      formAction={`#${BOOKING_ID}`}
      className={className}
      // For the moment in which the form is React's and its answers are not read yet, a press would send it.
      disabled={isHydrated}
    >
      {children}
    </button>
  )
}

/** The chosen car is taken: this one later, or another one now. */
export function TakenOffers({ answer, onChoose, onStart }: OfferActs & { answer: Availability }) {
  const { cost } = useMessages(reservationMessages)
  const { locale } = useSite()
  const { freeFrom, others } = answer
  const start = freeFrom === null ? null : new Date(freeFrom)
  return (
    <div className="cost__ways">
      {start && (
        <Offer intent="start" value={start.toISOString()} onPress={onStart && (() => onStart(start))}>
          {cost.startAt(sayMoment(start, locale))}
        </Offer>
      )}
      {others.length > 0 && (
        <>
          <p className="small soft">{cost.others}</p>
          <ul className="cost__others">
            {others.map(({ id, name }) => (
              <li key={id}>
                <Offer intent="car" value={id} onPress={onChoose && (() => onChoose(id))}>
                  {cost.take(name)}
                </Offer>
              </li>
            ))}
          </ul>
        </>
      )}
      {!start && others.length === 0 && <p className="small soft">{cost.nothingElse}</p>}
    </div>
  )
}

interface NoneFreeProps extends OfferActs {
  offers: HireOffers
  /** On a page that came back. */
  wasTicked: boolean
}

/** No car of the category is free that fits: another time, another category, or a request that holds none. */
export function NoneFreeOffers({ offers, onStart, onCategory, wasTicked }: NoneFreeProps) {
  const { cost, choices } = useMessages(reservationMessages)
  const { locale } = useSite()
  const start = offers.freeFrom === null ? null : new Date(offers.freeFrom)
  return (
    <div className="cost__ways">
      <p className="small soft">{cost.waysOut}</p>
      {start && (
        <Offer intent="start" value={start.toISOString()} onPress={onStart && (() => onStart(start))}>
          {cost.nextFree(sayMoment(start, locale))}
        </Offer>
      )}
      {offers.categories.map(({ category, total }) => (
        <Offer key={category} intent="category" value={category} onPress={onCategory && (() => onCategory(category))}>
          {cost.otherCategory(choices.vehicleCategory[category], formatMoney(total, 'XOF'))}
        </Offer>
      ))}
      <CheckChoices
        name="isRequest"
        options={[{ value: AS_REQUEST, label: choices.isRequest[AS_REQUEST] }]}
        defaultValue={wasTicked ? [AS_REQUEST] : []}
      />
    </div>
  )
}
