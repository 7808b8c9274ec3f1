import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { ZodType } from 'zod'
import { CONTENT_ENTITIES, type ContentEntity, type Presence } from '#platform/content/entities.ts'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { FormBase } from './draft-store.ts'
import { kitMessages } from './messages.ts'
import { ApiError, callApi, NetworkError } from './ui/api.ts'
import { showServerFields, useFailureText } from './ui/error-text.ts'
import { endSession, useActor } from './ui/session.ts'
import { useFocusFirstError } from './ui/use-focus-first-error.ts'
import { useDraft } from './use-draft.ts'

const EVERY_MS = 20_000

/** Says every now and then that this record is open here, and hears who else has it open and which version is stored. */
function usePresence(entity: ContentEntity | null, id: number | 'new'): Presence | null {
  const [presence, setPresence] = useState<Presence | null>(null)
  useEffect(() => {
    if (entity === null || id === 'new') return
    let isOpen = true
    const say = (isLeaving: boolean) =>
      callApi<Presence>('/api/admin/presence', { method: 'PUT', body: { entity, id, isLeaving } })
    const tell = () =>
      say(false).then(
        (answer) => {
          if (isOpen) setPresence(answer)
        },
        // A courtesy only: whether a save is safe, the server decides when it comes.
        () => {},
      )
    void tell()
    const timer = setInterval(tell, EVERY_MS)
    return () => {
      isOpen = false
      clearInterval(timer)
      say(true).catch(() => {})
    }
  }, [entity, id])
  return presence
}

interface Options<Values extends FieldValues, Input, Item> {
  /** Turns what the inputs hold into what the API takes: the API's own schema at its end. */
  schema: ZodType<Input, Values>
  initial: Values
  /** Names the record. Accounts have no history to be warned of, content has. */
  draft: {
    entity: ContentEntity | 'staff' | 'setting' | 'lead' | 'hire' | 'car-block'
    id: number | 'new'
    copyOf?: number
  }
  /** The record's `updatedAt` as it was read; null for a new one. */
  version: string | null
  save: (input: Input, version: string | null) => Promise<Item>
  onSaved: (item: Item) => void
  /** Reads the record again, for when somebody else saved it meanwhile. Needed wherever there is a version. */
  reload?: () => Promise<FormBase<Values>>
  /** The toast of a refused save; without one, the server's own sentence. */
  failed?: string
}

/** Somebody saved the record, or deleted it, while this form was open. */
export type Trouble = 'stale' | 'gone' | null

function isContent(entity: string): entity is ContentEntity {
  return CONTENT_ENTITIES.some((one) => one === entity)
}

/** Lists of words and pictures show their problem as a whole; everything else has a field of its own. */
function fieldOf<Values extends FieldValues>(values: Values, serverPath: string): Path<Values> | null {
  const [root = ''] = serverPath.split('.')
  if (!Object.hasOwn(values, root)) return null
  const value: unknown = values[root]
  const isPlainList = Array.isArray(value) && typeof value[0] !== 'object'
  return (isPlainList ? root : serverPath) as Path<Values>
}

/** Everything a staff form does besides showing its fields: StaffForm and RecordDialog draw it. */
export function useStaffForm<Values extends FieldValues, Input, Item>(options: Options<Values, Input, Item>) {
  const { schema, initial, draft, version, save, onSaved, reload, failed } = options
  const { error: errorTitle, cut, signedOut } = useMessages(kitMessages)
  const queryClient = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  const actor = useActor()
  const element = useRef<HTMLFormElement>(null)
  // Not states: a saved page is left in the same breath, before React would draw it.
  const base = useRef<FormBase<Values>>({ values: initial, version })
  const isSaved = useRef(false)
  const [trouble, setTrouble] = useState<Trouble>(null)
  /** As the last refused save told it, until the form is a change of what is stored now. */
  const [found, setFound] = useState<Trouble>(null)

  const form = useForm<Values, unknown, Input>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: initial as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const { submitCount, isSubmitSuccessful, isDirty, isSubmitting } = form.formState
  useFocusFirstError(element, { submitCount, isSubmitSuccessful })

  const owner = actor.kind === 'staff' ? actor.id : 0
  const kept = useDraft<Values>({
    form: form as never,
    // A copy has a draft of its own: it must not meet the half of a new record that waits as 'new'.
    name: `${owner}:${draft.entity}:${draft.copyOf ? `copy-of-${draft.copyOf}` : draft.id}`,
    base,
    opened: { values: initial, version },
  })
  const presence = usePresence(isContent(draft.entity) ? draft.entity : null, draft.id)

  const hasChanges = useCallback(() => isDirty && !isSaved.current, [isDirty])

  const submit = form.handleSubmit(async (input) => {
    try {
      const item = await save(input, base.current.version)
      isSaved.current = true
      kept.finish()
      onSaved(item)
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null
      if (code === 'unauthenticated') {
        // The page is left for the sign-in, which says what waits here. What a browser does not keep goes with it.
        endSession(queryClient)
        if (!kept.putAway()) toast({ title: signedOut.title, description: signedOut.lost, variant: 'destructive' })
        return
      }
      const said = error instanceof Error ? failureText(error) : undefined
      const reason = (code === null ? undefined : said) ?? failed ?? said
      const stale = code === 'stale_edit'
      const gone = code === 'not_found' && draft.id !== 'new'
      // Makes the attempt count as failed. A dialog tells more than a sentence here would.
      form.setError('root', { type: 'server' })
      if (stale || gone) {
        setFound(stale ? 'stale' : 'gone')
        return setTrouble(stale ? 'stale' : 'gone')
      }
      // A toast lies under an open drawer: the reason stands beside the button as well.
      const message = error instanceof NetworkError ? cut : reason
      if (message !== undefined) form.setError('root', { type: 'server', message })
      if (error instanceof ApiError)
        showServerFields(error, { setError: form.setError, fieldOf: (path) => fieldOf(form.getValues(), path) })
      toast({ title: errorTitle, description: reason, variant: 'destructive' })
    }
  })

  /** From now on the form is a change of that version, with these values in it. */
  const rebase = useCallback(
    (stored: FormBase<Values>, values: Values) => {
      base.current = stored
      form.reset(stored.values)
      form.reset(values, { keepDefaultValues: true })
      setTrouble(null)
      setFound(null)
    },
    [form],
  )

  /** The form shows what is stored now; what was typed is dropped. */
  const { drop } = kept
  const takeStored = useCallback(
    (stored: FormBase<Values>) => {
      drop(stored)
      setTrouble(null)
      setFound(null)
    },
    [drop],
  )

  return {
    form,
    element,
    submit,
    isSubmitting,
    hasChanges,
    draft,
    kept,
    presence,
    /** True when the server has a newer version than this form is a change of; what was heard before that one says nothing. */
    isBehind: () => found === 'stale' || (presence?.version ?? '') > (base.current.version ?? ''),
    /** True when somebody deleted the record while it was open here. */
    isGone: found === 'gone',
    base,
    trouble,
    setTrouble,
    rebase,
    takeStored,
    reload,
  }
}

export type StaffFormState<Values extends FieldValues, Input, Item> = ReturnType<
  typeof useStaffForm<Values, Input, Item>
>

// biome-ignore lint/suspicious/noExplicitAny: the frame shows any form; its fields know their own types
export type AnyForm = StaffFormState<any, any, any>
