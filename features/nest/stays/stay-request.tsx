import { useEffect, useEffectEvent } from 'react'
import type { FormFieldProps } from '#platform/forms/form-field.tsx'
import { PublicForm } from '#platform/forms/public-form.tsx'
import { useMessages } from '#ui/page/site.ts'
import { ToastProvider } from '#ui/toast.tsx'
import { stayForm } from './stay.form.ts'
import { stayFormMessages } from './stay-form-messages.ts'
import type { StayWish } from './stay-rules.ts'

interface Props {
  propertyId: number
  wish: StayWish
  /** The server knew better: somebody was faster, or there is no more room for now. */
  onRefused: () => void
}

/** Under which its words and its confirmation are kept. */
export const requestKey = (propertyId: number): string => `propertyId-${propertyId}`

function Arrival({ shown, day, onRefused }: { shown: FormFieldProps; day: string; onRefused: () => void }) {
  const { error, name } = shown
  const refused = useEffectEvent(onRefused)
  useEffect(() => {
    if (error) refused()
  }, [error])
  return <input type="hidden" name={name} value={day} />
}

/** Who asks for the nights above it. */
export function StayRequest({ propertyId, wish, onRefused }: Props) {
  const words = useMessages(stayFormMessages)
  const { arrival, departure, guests } = wish
  return (
    <ToastProvider>
      <div className="ask" id="request">
        <PublicForm
          form={stayForm}
          words={words}
          url="/api/stays"
          toSubmission={({ propertyId: id, guests: count, ...answers }) => ({
            ...answers,
            propertyId: Number(id),
            guests: Number(count),
          })}
          initial={{ propertyId: String(propertyId), arrival, departure, guests: String(guests) }}
          draftKey={requestKey(propertyId)}
          draw={{ arrival: (shown) => <Arrival shown={shown} day={arrival} onRefused={onRefused} /> }}
          className="ask__form"
          fieldsClassName="ask__fields"
        />
      </div>
    </ToastProvider>
  )
}
