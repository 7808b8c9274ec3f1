import { type Control, useWatch } from 'react-hook-form'
import type { SubmitWords } from '#platform/staff-kit/staff-form.tsx'
import { useMessages } from '#ui/page/site.ts'
import { publicationState } from '../publication.ts'
import { mediaStaffMessages } from './messages.ts'
import type { Stored } from './publish-fields.tsx'
import type { PublishValues } from './publish-values.ts'

/** The button says what a press of it does: save a draft, publish, schedule. */
export function useSubmitWords(control: Control<PublishValues>, stored: Stored): SubmitWords {
  const { submit, saving, failed } = useMessages(mediaStaffMessages)
  const release = useWatch({ control, name: 'release' })
  const isLive = stored !== null && publicationState(stored) === 'published'
  return { submit: isLive && release === 'now' ? submit.live : submit[release], saving, failed }
}
