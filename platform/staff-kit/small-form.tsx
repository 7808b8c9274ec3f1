import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, type RefObject, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { ZodType } from 'zod'
import type { ErrorCode } from '#common/errors.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { staffMessages } from './staff-messages.ts'
import { ApiError } from './ui/api.ts'
import { showServerFields, useFailureText } from './ui/error-text.ts'
import { useFocusFirstError } from './ui/use-focus-first-error.ts'

/** The server's sentence about these stands where the password or the code was typed, and stays there. */
const REFUSED_PROOFS: readonly (ErrorCode | null)[] = ['wrong_password', 'invalid_code', 'too_many_sign_ins']

interface Options<Values extends FieldValues, Input> {
  schema: ZodType<Input, Values>
  initial: Values
  /** Where a password or a code is typed. */
  proof?: Path<Values>
  send: (input: Input, values: Values) => Promise<unknown>
  /** Where a refusal stands that is about something this form does not show. */
  elsewhere?: Partial<Record<string, Path<Values>>>
  /** What to say of something that is not the server's refusal; null leaves it to the server's words. */
  explain?: (error: unknown) => string | null
}

export interface SmallFormState<Values extends FieldValues> {
  form: UseFormReturn<Values>
  element: RefObject<HTMLFormElement | null>
  submit: () => Promise<void>
}

/**
 * The forms of one's own account. Unlike the forms for records they keep no draft in the browser: a password must not lie
 * about there.
 */
export function useSmallForm<Values extends FieldValues, Input>(
  options: Options<Values, Input>,
): SmallFormState<Values> {
  const { schema, initial, proof, send, elsewhere, explain } = options
  const { error: errorTitle } = useMessages(staffMessages)
  const toast = useToast()
  const failureText = useFailureText()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<Values, unknown, Input>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: initial as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const { submitCount, isSubmitSuccessful } = form.formState
  useFocusFirstError(element, { submitCount, isSubmitSuccessful })

  function show(error: unknown) {
    // Makes the attempt count as failed, so that the focus comes back to the form.
    form.setError('root', { type: 'server' })
    if (error instanceof ApiError) {
      if (proof && REFUSED_PROOFS.includes(error.code))
        return form.setError(proof, { type: 'server', message: error.message })
      const fieldOf = (path: string) =>
        elsewhere?.[path] ?? (Object.hasOwn(initial, path) ? (path as Path<Values>) : null)
      showServerFields(error, { setError: form.setError, fieldOf })
      if (Object.keys(error.fields).some(fieldOf)) return
    }
    const said = explain?.(error) ?? (error instanceof Error ? failureText(error) : '')
    toast({ title: errorTitle, description: said, variant: 'destructive' })
  }

  const submit = form.handleSubmit(async (input) => {
    try {
      await send(input, form.getValues())
    } catch (error) {
      show(error)
    }
  })
  return { form: form as unknown as UseFormReturn<Values>, element, submit }
}

interface Props<Values extends FieldValues> {
  state: SmallFormState<Values>
  words: { submit: string; busy: string; leave?: string }
  /** The way out, by `words.leave`. */
  onLeave?: () => void
  /** Beside another form on the same page: one button of a view is solid. */
  isQuiet?: boolean
  /** Stands beside the button. */
  aside?: ReactNode
  children: ReactNode
}

export function SmallForm<Values extends FieldValues>({
  state,
  words,
  isQuiet = false,
  onLeave,
  aside,
  children,
}: Props<Values>) {
  const { form, element, submit } = state
  const { isSubmitting } = form.formState
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        className="small-form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (!isSubmitting) void submit()
        }}
      >
        {children}
        <div className="small-form__acts">
          <Button
            type="submit"
            className={isQuiet ? 'btn btn--line' : 'btn'}
            isBusy={isSubmitting}
            busyLabel={words.busy}
          >
            {words.submit}
          </Button>
          {onLeave && (
            <button type="button" className="text-link" onClick={onLeave}>
              {words.leave}
            </button>
          )}
          {aside}
        </div>
      </form>
    </FormProvider>
  )
}
