import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Path, useForm } from 'react-hook-form'
import { ApiError } from '#features/staff/ui/api.ts'
import { showServerFields } from '#features/staff/ui/error-text.ts'
import { isSessionOver } from '#features/staff/ui/session.ts'
import { useFocusFirstError } from '#features/staff/ui/use-focus-first-error.ts'
import type { PublicProperty } from '../property.public.ts'
import type { PropertyInput } from '../property.schema.ts'
import { rescueDraft, takeDraft } from './draft-rescue.ts'
import { NEW_PROPERTY, type PropertyFormValues, propertyFormSchema } from './property-form-values.ts'

const FIELDS = new Set<string>(Object.keys(NEW_PROPERTY))

/** `images.3` and `amenities.0` are shown at their list; the terms have a field for each of theirs. */
function fieldOf(serverPath: string): Path<PropertyFormValues> | null {
  const [root = ''] = serverPath.split('.')
  if (!FIELDS.has(root)) return null
  return (root === 'rentalTerms' ? serverPath : root) as Path<PropertyFormValues>
}

interface Options {
  initial: PropertyFormValues
  /** Names the draft: the property's id, or 'new'. */
  place: string
  save: (input: PropertyInput) => Promise<PublicProperty>
  onSaved: (property: PublicProperty) => void
  onFailed: (error: unknown) => void
}

export function usePropertyForm({ initial, place, save, onSaved, onFailed }: Options) {
  const element = useRef<HTMLFormElement>(null)
  const [isRestored, setRestored] = useState(false)
  // Not a state: the page is left in the same breath, before React would draw it.
  const isSaved = useRef(false)
  const form = useForm({ resolver: zodResolver(propertyFormSchema), defaultValues: initial, shouldFocusError: false })
  const { reset, getValues, formState } = form
  const { submitCount, isSubmitSuccessful, isDirty, isSubmitting } = formState
  useFocusFirstError(element, { submitCount, isSubmitSuccessful })

  useEffect(() => {
    const draft = takeDraft(place)
    if (!draft) return
    reset(draft, { keepDefaultValues: true })
    setRestored(true)
  }, [place, reset])

  const hasChanges = () => isDirty && !isSaved.current
  const latestHasChanges = useRef(hasChanges)
  useEffect(() => {
    latestHasChanges.current = hasChanges
  })
  const queryClient = useQueryClient()
  // Whichever call found the session over, the guard takes this form away: its contents wait for the next sign-in.
  useEffect(
    () => () => {
      if (latestHasChanges.current() && isSessionOver(queryClient)) rescueDraft(place, getValues())
    },
    [place, getValues, queryClient],
  )

  const submit = form.handleSubmit(async (input) => {
    try {
      const property = await save(input)
      isSaved.current = true
      onSaved(property)
    } catch (error) {
      if (error instanceof ApiError) showServerFields(error, { setError: form.setError, fieldOf })
      form.setError('root', { type: 'server' })
      onFailed(error)
    }
  })

  return { form, element, submit, isSubmitting, isRestored, hasChanges }
}
