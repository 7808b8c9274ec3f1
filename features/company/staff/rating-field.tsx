import { useFormContext, useWatch } from 'react-hook-form'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { companyStaffMessages } from './messages.ts'
import { SCALE } from './rating-marks.tsx'
import type { ReviewFormValues } from './review-form-values.ts'

/** One of five, by mouse or by arrow keys. */
export function RatingField() {
  const { reviews } = useMessages(companyStaffMessages)
  const errorText = useErrorText()
  const { control, register, getFieldState, formState } = useFormContext<ReviewFormValues>()
  const rating = Number(useWatch({ control, name: 'rating' }))
  return (
    <FieldGroup label={reviews.rating} error={errorText(getFieldState('rating', formState).error)}>
      <div className="rating">
        {SCALE.map((mark) => (
          <label key={mark}>
            <input type="radio" value={mark} {...register('rating')} />
            <i className={mark > rating ? 'off' : undefined} />
            <span className="sr">{reviews.stars(mark)}</span>
          </label>
        ))}
        <span className="rating__said" aria-hidden="true">
          {reviews.stars(rating)}
        </span>
      </div>
    </FieldGroup>
  )
}
