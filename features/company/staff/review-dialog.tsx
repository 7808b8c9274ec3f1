import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { PictureField } from '#platform/pictures/staff/picture-field.tsx'
import { ChoiceOrOwn, chosenWord, readChoice } from '#platform/staff-kit/dialogs/choice-or-own.tsx'
import { ContentDialog } from '#platform/staff-kit/dialogs/content-dialog.tsx'
import { BothLanguages, TextField, TickField } from '#platform/staff-kit/fields.tsx'
import { formOf, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { PublicReview } from '../review.public.ts'
import { type ReviewInput, reviewInputSchema } from '../review.schema.ts'
import { SERVICE_TYPES } from '../review-choices.ts'
import { DemoTick } from './demo-tick.tsx'
import { companyStaffMessages } from './messages.ts'
import { SCALE } from './rating-marks.tsx'
import { REVIEWS_URL } from './review-view.tsx'

const reviewForm = formOf(
  reviewInputSchema,
  { serviceOwn: z.string() },
  {
    show(review: PublicReview) {
      const { choice, own } = readChoice(review.serviceType, SERVICE_TYPES)
      return { ...review, serviceType: choice, serviceOwn: own }
    },
    read: (draft) => ({ ...draft, serviceType: chosenWord(draft.serviceType, draft.serviceOwn) }),
  },
)
type Values = ValuesOf<typeof reviewForm>

/** One of five, by mouse or by arrow keys. */
function RatingField() {
  const { reviews } = useMessages(companyStaffMessages)
  const errorText = useErrorText()
  const { control, register, getFieldState, formState } = useFormContext<Values>()
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

function ReviewFields({ review }: { review: PublicReview | null }) {
  const { reviews: words } = useMessages(companyStaffMessages)
  return (
    <>
      <TextField<Values> name="clientName" label={words.clientName} />
      <TextField<Values> name="location" isOptional />
      <BothLanguages<Values> name="clientTitle" nameFr="clientTitleFr" isOptional />
      <ChoiceOrOwn<Values>
        name="serviceType"
        nameOwn="serviceOwn"
        label={words.service}
        labelOwn={words.serviceOwn}
        options={SERVICE_TYPES.map((value) => ({ value, label: words.services[value] }))}
        own={words.serviceOther}
        none={words.serviceNone}
      />
      <RatingField />
      <BothLanguages<Values>
        name="reviewText"
        nameFr="reviewTextFr"
        label={words.text}
        labelFr={words.textFr}
        kind="text"
      />
      <PictureField<Values> name="clientImage" label={words.portrait} known={review?.picture ?? null} isOptional />
      <BothLanguages<Values>
        name="projectDetails"
        nameFr="projectDetailsFr"
        label={words.project}
        labelFr={words.projectFr}
        kind="text"
        rows={3}
        isOptional
      />
      <FieldGroup label={words.state} isWide>
        <div className="ticks ticks--one">
          <TickField<Values> name="isActive" label={words.isActive} />
          <TickField<Values> name="isFeatured" label={words.isFeatured} />
          <TickField<Values> name="isVerified" label={words.isVerified} />
          <DemoTick<Values> name="isDemo" record={review} />
        </div>
      </FieldGroup>
    </>
  )
}

/** A new review, or one that is changed. */
export function ReviewDialog(dialog: { open: 'add' | number; onClose: () => void }) {
  const { reviews: words, save, saving } = useMessages(companyStaffMessages)
  return (
    <ContentDialog<Values, ReviewInput, PublicReview>
      {...dialog}
      entity="review"
      url={REVIEWS_URL}
      form={reviewForm}
      fresh={reviewForm.empty({})}
      shownBy="isActive"
      words={{ ...words, save, saving }}
    >
      {(review) => <ReviewFields review={review} />}
    </ContentDialog>
  )
}
