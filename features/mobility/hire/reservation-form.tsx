import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useActionData, useSearchParams } from 'react-router'
import { ownEntry } from '#common/own-entry.ts'
import { FormField, type FormFieldProps } from '#platform/forms/form-field.tsx'
import type { FormValues } from '#platform/forms/form-values.ts'
import { PublicForm } from '#platform/forms/public-form.tsx'
import { useMessages } from '#ui/page/site.ts'
import { HireCost } from './hire-cost.tsx'
import { BagsField, CarField, CategoryField, ExtrasField, PassengersField, TimeField } from './hire-fields.tsx'
import type { HireCar } from './hire-types.ts'
import { AS_REQUEST, RESERVED, reservationForm, toReservation, WITHOUT_CAR } from './reservation.form.ts'
import { reservationMessages } from './reservation-messages.ts'
import type { PriceAnswer } from './use-availability.ts'
import { useHire } from './use-hire.ts'

/** What the page around the form may ask of it. */
export interface ReservationHandle {
  /** The car of a card that was pressed. */
  choose: (vehicleId: number) => void
}

interface Props {
  /** Every car that visitors may hire. */
  fleet: readonly HireCar[]
  ref: Ref<ReservationHandle>
}

/** Stands inside a ToastProvider. */
export function ReservationForm({ fleet, ref }: Props) {
  const { parts, request, ...words } = useMessages(reservationMessages)
  const [params] = useSearchParams()
  const root = useRef<HTMLDivElement>(null)
  const chosen = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const hire = useHire(fleet, root)
  /** Without scripts: what the second button was answered. */
  const given = useActionData<PriceAnswer>()
  const price = given?.price
  const wasTicked = given?.values?.isRequest?.includes(AS_REQUEST) === true
  // A tick counts for as long as it is offered.
  const isOffered = hire.answer?.about === 'category' && hire.answer.offers !== null
  const isRequest = hire.question ? isOffered && hire.isRequest : wasTicked && price !== undefined
  const isReturned = params.get(RESERVED) === WITHOUT_CAR
  /** What was sent last. The form is empty by then, or is being filled in anew. */
  const [wasRequest, setWasRequest] = useState(isReturned)
  const asked = hire.question ? hire : { ...price, isChecking: false }
  const car = asked.question ? fleet.find(({ id }) => id === asked.question?.vehicleId) : undefined

  function hear(values: FormValues) {
    if (values.vehicleCategory === '' && hire.category !== '') setWasRequest(isRequest)
    hire.setValues(values)
  }

  function choose(vehicleId: number) {
    const car = fleet.find(({ id }) => id === vehicleId)
    if (car) hire.choose(car)
  }
  /** What was pressed goes away with the answer it belonged to: reading goes on in the panel. */
  const stayInPanel = () => panel.current?.focus({ preventScroll: true })

  useImperativeHandle(ref, () => ({
    choose(vehicleId) {
      choose(vehicleId)
      // After the link has led here: it takes the focus with it.
      requestAnimationFrame(() => setTimeout(() => chosen.current?.focus({ preventScroll: true })))
    },
  }))

  const cost = (
    <HireCost
      ref={panel}
      question={asked.question ?? null}
      answer={asked.answer ?? null}
      isChecking={asked.isChecking}
      car={car}
      isRequest={isRequest}
      wasTicked={wasTicked}
      category={ownEntry(words.choices.vehicleCategory, asked.question?.category ?? '') ?? ''}
      {...(hire.question && {
        onChoose(vehicleId: number) {
          choose(vehicleId)
          stayInPanel()
        },
        onCategory(category: string) {
          hire.takeCategory(category)
          stayInPanel()
        },
        onStart(moment: Date) {
          hire.startAt(moment)
          stayInPanel()
        },
      })}
    />
  )

  return (
    <div className="hire" ref={root}>
      <PublicForm
        form={reservationForm}
        words={{
          ...words,
          ...((isRequest || (isReturned && hire.category === '')) && request),
          sentNote: (wasRequest ? request : words).sentNote,
        }}
        parts={parts}
        url="/api/bookings"
        toSubmission={toReservation}
        sentParam={RESERVED}
        onValues={hear}
        draw={{
          vehicleCategory: (shown) => <CategoryField shown={shown} hire={hire} fleet={fleet} />,
          vehicleId: (shown) => <CarField shown={shown} hire={hire} fleet={fleet} chosenRef={chosen} />,
          pickupDateTime: (shown) => <TimeField shown={shown} hire={hire} at="pickupDateTime" />,
          dropoffDateTime: (shown) => <TimeField shown={shown} hire={hire} at="dropoffDateTime" />,
          passengers: (shown) => <PassengersField shown={shown} hire={hire} />,
          bags: (shown) => <BagsField shown={shown} hire={hire} />,
          extras: (shown) => <ExtrasField shown={shown} hire={hire} />,
          // Stands in the panel, where it is offered.
          isRequest: () => null,
          specialRequests: (shown: FormFieldProps) => (
            <>
              <FormField {...shown} />
              {cost}
            </>
          ),
        }}
      />
    </div>
  )
}
