import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { PictureField } from '#platform/pictures/staff/picture-field.tsx'
import { ChoiceOrOwn, chosenWord, readChoice } from '#platform/staff-kit/dialogs/choice-or-own.tsx'
import { EditedRecord } from '#platform/staff-kit/dialogs/edited-record.tsx'
import { BothLanguages, TextField, TickField } from '#platform/staff-kit/fields.tsx'
import { formOf, number, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { RecordDialog } from '#platform/staff-kit/record-dialog.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useErrorText } from '#platform/staff-kit/ui/error-text.ts'
import { useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { PublicReview } from '../review.public.ts'
import { type ReviewInput, reviewInputSchema } from '../review.schema.ts'
import { SERVICE_TYPES } from '../review-choices.ts'
import { companyStaffMessages } from './messages.ts'
import { SCALE } from './rating-marks.tsx'
import { REVIEWS_URL } from './review-view.tsx'

const reviewForm = formOf(
  reviewInputSchema,
  { rating: number, serviceOwn: z.string() },
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
        </div>
      </FieldGroup>
    </>
  )
}

function ReviewForm({ review, onClose }: { review: PublicReview | null; onClose: () => void }) {
  const { reviews: words, save: saveWord, saving } = useMessages(companyStaffMessages)
  const toast = useToast()
  const id = review?.id ?? 'new'
  const form = useStaffForm({
    schema: reviewForm.schema,
    initial: review ? reviewForm.toValues(review) : reviewForm.empty({}),
    draft: { entity: 'review', id },
    version: review?.updatedAt ?? null,
    save: useSaveRecord<ReviewInput, PublicReview>({ url: REVIEWS_URL, id, listUrl: REVIEWS_URL }),
    onSaved() {
      toast({ title: review ? words.saved : words.added })
      onClose()
    },
    async reload() {
      const stored = await callApi<PublicReview>(`${REVIEWS_URL}/${id}`)
      return { values: reviewForm.toValues(stored), version: stored.updatedAt }
    },
  })
  return (
    <RecordDialog
      title={review ? words.edit : words.add}
      form={form}
      words={{ submit: review ? saveWord : words.submit, saving }}
      onClose={onClose}
    >
      <ReviewFields review={review} />
    </RecordDialog>
  )
}

/** A new review, or one that is changed. */
export function ReviewDialog({ open, onClose }: { open: 'add' | number; onClose: () => void }) {
  const { reviews: words } = useMessages(companyStaffMessages)
  if (open === 'add') return <ReviewForm review={null} onClose={onClose} />
  return (
    <EditedRecord<PublicReview> key={open} url={`${REVIEWS_URL}/${open}`} title={words.edit} onClose={onClose}>
      {(review) => <ReviewForm review={review} onClose={onClose} />}
    </EditedRecord>
  )
}
