import { useEffect, useRef, useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router'
import { AppError } from '#common/errors.ts'
import type { Paging } from '#common/pagination.ts'
import { readSitePictures } from '#features/company/read-settings.server.ts'
import { readHireFleet } from '#features/mobility/hire/fleet-calendar.server.ts'
import type { ReservationHandle } from '#features/mobility/hire/reservation-form.tsx'
import { mobilityMessages } from '#features/mobility/messages.ts'
import { listVehicles } from '#features/mobility/read-vehicles.server.ts'
import { Booking } from '#features/mobility/ui/booking.tsx'
import { FleetFrame, readCategory } from '#features/mobility/ui/fleet.tsx'
import { VehicleCard } from '#features/mobility/ui/vehicle-card.tsx'
import { toVehicleCards } from '#features/mobility/ui/vehicle-card-data.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedList } from '#ui/failed-list.tsx'
import { pageContext } from '#ui/page/page-context.server.ts'
import { pageSheets } from '#ui/page/page-sheet.ts'
import { troubleOf } from '#ui/page/page-trouble.ts'
import { describePage, siteOf } from '#ui/page/seo.ts'
import { useMessages } from '#ui/page/site.ts'
import { CursorPagination } from '#ui/pagination.tsx'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import styles from '#ui/styles/pages/mobility.css?url'
import { Trouble } from '../shell/trouble.tsx'
import { reservationAction } from './reservation-action.server.ts'

const PAGE_SIZE = 12

export const links: LinksFunction = () => pageSheets(styles)

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { context: visitor, locale } = context.get(pageContext)
  const category = readCategory(url.searchParams)
  const cursor = url.searchParams.get('cursor') ?? undefined
  const list = (paging: Paging) => listVehicles(visitor, { category, paging })
  const [pictures, fleet, { items, total, nextCursor }] = await Promise.all([
    readSitePictures(visitor),
    readHireFleet(visitor),
    list({ limit: PAGE_SIZE, cursor }).catch((error: unknown) => {
      // A page mark someone mangled while sharing: start from the first page instead of failing.
      if (!(error instanceof AppError) || !cursor) throw error
      return list({ limit: PAGE_SIZE })
    }),
  ])
  return { picture: pictures.mobility, fleet, cards: toVehicleCards(items, locale), total, nextCursor, isFailed: false }
}

/** What this browser shows; set once the page stands. */
let shown: Awaited<ReturnType<typeof loader>> | null = null

/** A category that cannot be fetched leaves the rest of the page as it is, with what was typed into its form. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (!shown || request.signal.aborted) throw error
    return { ...shown, isFailed: true }
  }
}

export const action = reservationAction

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const site = siteOf(matches)
  const { title, description } = mobilityMessages[site.locale]
  return describePage({ site, path: '/kais-mobility', title, description, image: loaderData?.picture?.path })
}

function Stage({ picture }: { picture: Picture | undefined }) {
  const { title, lead } = useMessages(mobilityMessages)
  return (
    <section className="stage">
      <div className="stage__pic">
        <PictureImage picture={picture} sizes="100vw" alt="" isLead />
      </div>
      <div className="stage__name">
        <h1>{title}</h1>
      </div>
      <p className="lead stage__lead">{lead}</p>
    </section>
  )
}

export default function MobilityPage() {
  const data = useLoaderData<typeof clientLoader>()
  const { picture, fleet, cards, total, nextCursor } = data
  const messages = useMessages(mobilityMessages)
  const { pathname } = useLocation()
  const reservation = useRef<ReservationHandle>(null)
  /** Pressed before the form was awake. */
  const [early, setEarly] = useState<number | null>(null)
  const reserve = (vehicleId: number) =>
    reservation.current ? reservation.current.choose(vehicleId) : setEarly(vehicleId)
  const takeReservation = (handle: ReservationHandle | null) => {
    reservation.current = handle
    if (!handle || early === null) return
    setEarly(null)
    // When it has been drawn: choosing a car draws it anew.
    setTimeout(() => reservation.current?.choose(early))
  }
  useEffect(() => {
    shown = data
    return () => {
      shown = null
    }
  }, [data])

  const cars = (
    <>
      {cards.length > 0 ? (
        <div className="fleet">
          {cards.map((vehicle) => (
            <VehicleCard key={vehicle.id} vehicle={vehicle} onReserve={() => reserve(vehicle.id)} />
          ))}
        </div>
      ) : (
        <EmptyState heading="h2" title={messages.empty} hint={messages.emptyHint}>
          <Link className="btn btn--line" to={pathname}>
            {messages.all}
          </Link>
        </EmptyState>
      )}
      <CursorPagination nextCursor={nextCursor} words={messages} />
    </>
  )
  return (
    <>
      <Stage picture={picture} />
      <FleetFrame heading={data.isFailed ? null : messages.found(total)}>
        {data.isFailed ? <FailedList messages={mobilityMessages} /> : cars}
      </FleetFrame>
      <Booking fleet={fleet} reservation={takeReservation} isWanted={early !== null} />
    </>
  )
}

/** Nothing was here yet when the cars could not be fetched. */
export function ErrorBoundary() {
  // Whoever has just sent the form gets it back rather than the rest of the page.
  if (troubleOf(useRouteError())?.returned) return <Trouble />
  return (
    <>
      <Stage picture={undefined} />
      <FleetFrame heading={null}>
        <FailedList messages={mobilityMessages} />
      </FleetFrame>
    </>
  )
}
