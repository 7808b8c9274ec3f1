import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useMessages } from '#ui/page/site.ts'
import type { StaffLead } from '../../leads/lead.public.ts'
import { LEADS_URL } from '../../leads/staff/board/lead-lists.ts'
import { taskMessages } from './messages.ts'

const SHOWN = 6
const SHORTEST = 2

interface Props {
  value: { id: number; name: string } | null | undefined
  onChange: (lead: { id: number; name: string } | null) => void
}

/** For whom something is: somebody who is found by name, address or number, or nobody. */
export function LeadPicker({ value, onChange }: Props) {
  const { form: words } = useMessages(taskMessages)
  const id = useId()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const asked = typed.trim()
  const isAsked = asked.length >= SHORTEST
  const { data: found } = useQuery<StaffLead[]>({
    queryKey: [`${LEADS_URL}?search=${encodeURIComponent(asked)}&limit=${SHOWN}`],
    enabled: isAsked && !value,
  })
  if (value)
    return (
      <div className="field lead-picker">
        <span>{words.lead}</span>
        <p className="lead-picker__chosen">
          <b dir="auto">{value.name}</b>{' '}
          <button
            type="button"
            className="text-link"
            onClick={() => {
              onChange(null)
              setTimeout(() => input.current?.focus())
            }}
          >
            {words.takeOff(value.name)}
          </button>
        </p>
      </div>
    )
  return (
    <div className="field lead-picker">
      <label htmlFor={id}>{words.lead}</label>
      <input
        ref={input}
        id={id}
        type="search"
        value={typed}
        placeholder={words.noLead}
        autoComplete="off"
        maxLength={200}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form is not sent by it: the first that was found is chosen.
          event.preventDefault()
          const [first] = found ?? []
          if (first && isAsked) onChange({ id: first.id, name: first.name })
        }}
      />
      <p className="hint" id={`${id}-hint`} role="status">
        {isAsked && found ? words.found(found.length) : words.findLead}
      </p>
      {isAsked && found && found.length > 0 && (
        <ul className="lead-picker__found">
          {found.map((lead) => (
            <li key={lead.id}>
              <button type="button" onClick={() => onChange({ id: lead.id, name: lead.name })}>
                <b dir="auto">{lead.name}</b>{' '}
                <span className="soft">
                  {[lead.email, lead.phone].filter((way) => way && way !== lead.name).join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
