import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { randomKey } from '#platform/forms/post-message.ts'
import { ApiError, callApi } from '#platform/staff-kit/ui/api.ts'
import { useFailureText } from '#platform/staff-kit/ui/error-text.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useRecord } from '#platform/staff-kit/use-record.ts'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffMember } from '../../leads/staff-member.repository.server.ts'
import type { AssignmentRules } from '../assignment.schema.ts'
import { assignmentMessages } from './messages.ts'
import { RuleCard, type RuleDraft } from './rule-card.tsx'

const RULES_URL = '/api/admin/assignment-rules'
const MOUSE = { activationConstraint: { distance: 6 } }
const FINGER = { activationConstraint: { delay: 220, tolerance: 8 } }
const KEYS = { coordinateGetter: sortableKeyboardCoordinates }

const draftOf = (rule: AssignmentRules['rules'][number]): RuleDraft => ({ ...rule, key: String(rule.id) })

function useSaveRules(onSaved: (rules: AssignmentRules) => void) {
  const { rules: words } = useMessages(assignmentMessages)
  const queryClient = useQueryClient()
  const toast = useToast()
  const failureText = useFailureText()
  const isRunning = useRef(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ rules, version }: { rules: readonly RuleDraft[]; version: string }) => {
      const body = {
        rules: rules.map(({ id, line, locale, place, people }) => ({
          ...{ id, line, locale, place },
          userIds: people.map((person) => person.id),
        })),
      }
      return callApi<AssignmentRules>(RULES_URL, { method: 'PUT', body, version })
    },
    onSuccess(stored) {
      queryClient.setQueryData([RULES_URL], stored)
      onSaved(stored)
      toast({ title: words.saved })
    },
    onError(failed) {
      if (!(failed instanceof ApiError && failed.code === 'stale_edit'))
        toast({ title: words.error, description: failureText(failed), variant: 'destructive' })
    },
    onSettled: () => {
      isRunning.current = false
    },
  })
  return {
    isBusy: isPending,
    isStale: error instanceof ApiError && error.code === 'stale_edit',
    save: (rules: readonly RuleDraft[], version: string) => {
      if (isRunning.current) return
      isRunning.current = true
      mutate({ rules, version })
    },
  }
}

function Rules({ stored, onTheirs }: { stored: AssignmentRules; onTheirs: () => void }) {
  const { rules: words } = useMessages(assignmentMessages)
  const { data: members = [] } = useQuery<StaffMember[]>({ queryKey: ['/api/admin/staff-members'] })
  const [version, setVersion] = useState(stored.version)
  const [rules, setRules] = useState(() => stored.rules.map(draftOf))
  const [isChanged, setChanged] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [said, setSaid] = useState('')
  const focus = useKeptFocus<HTMLButtonElement>()
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, FINGER),
    useSensor(KeyboardSensor, KEYS),
  )
  const noteId = useId()
  const { save, isBusy, isStale } = useSaveRules((now) => {
    setVersion(now.version)
    setRules(now.rules.map(draftOf))
    setChanged(false)
    setRefused(false)
  })
  const staff = members.map((member) => ({ ...member, canTake: true }))

  function write(next: RuleDraft[]) {
    setRules(next)
    setChanged(true)
  }
  function moveTo(from: number, to: number) {
    if (from < 0 || to < 0 || to >= rules.length || from === to) return
    write(arrayMove(rules, from, to))
    setSaid(words.moved(to + 1, rules.length))
  }
  function submit() {
    const isWhole = rules.every(({ people }) => people.length > 0)
    setRefused(!isWhole)
    if (isWhole) save(rules, version)
  }

  return (
    <div className="rules" ref={focus.container}>
      <p className="soft" id={noteId}>
        {words.lead}
      </p>
      {rules.length === 0 && <p>{words.empty}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ screenReaderInstructions: { draggable: words.dragHelp } }}
        onDragEnd={({ active, over }) => {
          const place = (id: string | number) => rules.findIndex(({ key }) => key === id)
          if (over) moveTo(place(active.id), place(over.id))
        }}
      >
        <SortableContext items={rules.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
          <ol aria-describedby={noteId}>
            {rules.map((rule, index) => (
              <RuleCard
                key={rule.key}
                rule={rule}
                place={index + 1}
                isLast={index === rules.length - 1}
                staff={staff}
                error={isRefused}
                onChange={(changed) => write(rules.map((one) => (one.key === rule.key ? changed : one)))}
                onMove={(by) => {
                  focus.ask(rule.key, by < 0 ? 'up' : 'down')
                  moveTo(index, index + by)
                }}
                onRemove={() => {
                  focus.readOn()
                  write(rules.filter(({ key }) => key !== rule.key))
                }}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className="sr" role="status">
        {said}
      </p>
      <p>
        <button
          type="button"
          ref={focus.rest}
          className="btn btn--line"
          onClick={() => write([...rules, { key: randomKey(), line: null, locale: null, place: null, people: [] }])}
        >
          {words.add}
        </button>
      </p>
      {isStale && (
        <div className="staff-banner" role="alert">
          <p>{words.stale}</p>
          <button type="button" className="text-link" onClick={onTheirs}>
            {words.theirs}
          </button>
        </div>
      )}
      <div className="staff-submit">
        <Button type="button" className="btn" isBusy={isBusy} busyLabel={words.saving} onClick={submit}>
          {words.save}
        </Button>
        {isChanged && <span className="soft">{words.unsaved}</span>}
      </div>
    </div>
  )
}

/** Who gets new leads: rules in their order, each said in plain words. */
export function RulesDrawer({ onClose }: { onClose: () => void }) {
  const { rules: words } = useMessages(assignmentMessages)
  const { data, error, refetch } = useRecord<AssignmentRules>(RULES_URL)
  const [times, setTimes] = useState(0)
  return (
    <Drawer title={words.title} closeLabel={words.close} onClose={onClose}>
      {!data && (error ? <LoadFailed error={error} onRetry={() => refetch()} /> : <SkeletonRows rows={3} />)}
      {data && (
        <Rules
          key={times}
          stored={data}
          onTheirs={async () => {
            await refetch()
            setTimes(times + 1)
          }}
        />
      )}
    </Drawer>
  )
}
