import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Field } from '#ui/field.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import { ApiError, callApi } from '../staff-kit/ui/api.ts'
import { useFailureText } from '../staff-kit/ui/error-text.ts'
import { StaffLink } from '../staff-kit/ui/staff-link.tsx'
import { savedFilterMessages } from './messages.ts'
import { type FilteredTab, filtersOf, type SavedFilter } from './saved-filter.schema.ts'

const URL = '/api/admin/saved-filters'

/** Keeping, renaming and deleting: each says what it did, and a refusal stands at the name or is said. */
function useFilterActs(tab: FilteredTab) {
  const words = useMessages(savedFilterMessages)
  const queryClient = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  const [nameError, setNameError] = useState<string>()
  interface Press {
    run: () => Promise<unknown>
    done: { title: string; undo?: () => void }
    then?: () => void
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Press) => run(),
    onSuccess(_, { done: { title, undo }, then }) {
      setNameError(undefined)
      then?.()
      toast({ title, ...(undo && { action: { label: words.undo, onAct: undo } }) })
    },
    onError(error) {
      const atName = error instanceof ApiError ? error.fields.name : undefined
      if (atName) setNameError(atName)
      else toast({ title: words.error, description: failureText(error), variant: 'destructive' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [`${URL}?tab=${tab}`] }),
  })
  const press = (wanted: Press) => {
    if (!isPending) mutate(wanted)
  }
  const post = (name: string, query: string) => () => callApi(URL, { method: 'POST', body: { tab, name, query } })
  return {
    nameError,
    forgetError: () => setNameError(undefined),
    keep: (name: string, query: string, then: () => void) =>
      press({ run: post(name, query), done: { title: words.saved(name) }, then }),
    rename: ({ id }: SavedFilter, name: string, then: () => void) =>
      press({
        run: () => callApi(`${URL}/${id}`, { method: 'PATCH', body: { name } }),
        done: { title: words.renamed(name) },
        then,
      }),
    remove: ({ id, name, query }: SavedFilter) =>
      press({
        run: () => callApi(`${URL}/${id}`, { method: 'DELETE' }),
        done: {
          title: words.deleted(name),
          undo: () => press({ run: post(name, query), done: { title: words.saved(name) } }),
        },
      }),
  }
}

interface NameFormProps {
  initial: string
  submit: string
  error: string | undefined
  onName: (name: string) => void
  onLeave: () => void
}

function NameForm({ initial, submit, error, onName, onLeave }: NameFormProps) {
  const words = useMessages(savedFilterMessages)
  const [name, setName] = useState(initial)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (name.trim()) onName(name.trim())
    else input.current?.focus()
  }
  return (
    <form className="kept-filters__form" onSubmit={onSubmit}>
      <Field label={words.name} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <button type="submit" className="btn btn--line btn--tight">
        {submit}
      </button>
      <button type="button" className="text-link" onClick={onLeave}>
        {words.leave}
      </button>
    </form>
  )
}

/**
 * What somebody looks for again and again: the filters of this list under a name, opened with one press. What a kept address
 * asks that the list no longer knows, the list leaves out.
 */
export function SavedFilters({ tab }: { tab: FilteredTab }) {
  const words = useMessages(savedFilterMessages)
  const id = useId()
  const [params] = useSearchParams()
  const present = filtersOf(params.toString())
  const { data: kept = [] } = useQuery<SavedFilter[]>({ queryKey: [`${URL}?tab=${tab}`] })
  const acts = useFilterActs(tab)
  const [naming, setNaming] = useState(false)
  // What is named is what stands there: with other filters the question is over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the filters count here
  useEffect(() => setNaming(false), [present])
  const current = kept.find(({ query }) => query === present)
  const leave = () => {
    setNaming(false)
    acts.forgetError()
  }
  if (kept.length === 0 && present === '') return null
  return (
    <div className="kept-filters">
      {kept.length > 0 && (
        <nav aria-label={words.label} id={id}>
          <ul>
            {kept.map((filter) => (
              <li key={filter.id}>
                <StaffLink to={{ search: `?${filter.query}` }} aria-current={filter === current ? 'true' : undefined}>
                  {filter.name}
                </StaffLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {naming ? (
        <NameForm
          initial={current?.name ?? ''}
          submit={current ? words.rename : words.save}
          error={acts.nameError}
          onName={(name) => (current ? acts.rename(current, name, leave) : acts.keep(name, present, leave))}
          onLeave={leave}
        />
      ) : (
        present !== '' && (
          <p className="kept-filters__acts">
            <button type="button" className="text-link" onClick={() => setNaming(true)}>
              {current ? words.rename : words.keep}
              {current && <span className="sr">{words.about(current.name)}</span>}
            </button>
            {current && (
              <button type="button" className="text-link" onClick={() => acts.remove(current)}>
                {words.delete}
                <span className="sr">{words.about(current.name)}</span>
              </button>
            )}
          </p>
        )
      )}
    </div>
  )
}
