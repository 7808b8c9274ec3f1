import { type Ref, useImperativeHandle, useRef } from 'react'
import { useActionData } from 'react-router'
import { ownEntry } from '#common/own-entry.ts'
import { FormField, type FormFieldProps } from '#platform/forms/form-field.tsx'
import { PublicForm } from '#platform/forms/public-form.tsx'
import { useMessages } from '#ui/page/site.ts'
import { HireCost } from './hire-cost.tsx'
import { BagsField, CarField, CategoryField, ExtrasField, PassengersField, TimeField } from './hire-fields.tsx'
import type { HireCar } from './hire-types.ts'
import { AS_REQUEST, reservationForm, toReservation } from './reservation.form.ts'
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
  const asked = hire.question ? hire : { ...price, isChecking: false }
  const car = asked.question ? fleet.find(({ id }) => id === asked.question?.vehicleId) : undefined

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
        words={isRequest ? { ...words, ...request } : words}
        parts={parts}
        url="/api/bookings"
        toSubmission={toReservation}
        onValues={hire.setValues}
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
