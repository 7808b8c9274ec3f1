import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FilterSelect } from '#platform/staff-kit/record-head.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useMessages } from '#ui/page/site.ts'
import type { StaffMember } from '../../staff-member.repository.server.ts'
import { leadPageMessages } from './messages.ts'

interface Props {
  value: StaffMember | null
  onChange: (member: StaffMember | null) => void
  busy?: boolean
  /** Whose work it is given to: in a list the select has no visible label, and is heard as 'Owner: Awa Diop'. */
  of?: string
}

/** Who of the house looks after something. Whoever is signed in comes first: taking it oneself is the usual choice. */
export function AssignSelect({ value, onChange, busy = false, of }: Props) {
  const { assign: words } = useMessages(leadPageMessages)
  const id = useId()
  const actor = useActor()
  const { data: known = [] } = useQuery<StaffMember[]>({ queryKey: ['/api/admin/staff-members'] })
  const myId = actor.kind === 'staff' ? actor.id : null
  // An account that has left keeps what it was given until somebody else takes it.
  const members = value && !known.some((member) => member.id === value.id) ? [...known, value] : known
  const ordered = members.toSorted((one, other) => Number(other.id === myId) - Number(one.id === myId))
  return (
    <div className="field assign">
      {of === undefined && <label htmlFor={id}>{words.label}</label>}
      <select
        id={id}
        value={value?.id ?? ''}
        aria-label={of === undefined ? undefined : words.of(of)}
        aria-disabled={busy}
        onChange={({ target }) => {
          if (!busy) onChange(members.find((member) => String(member.id) === target.value) ?? null)
        }}
      >
        <option value="">{words.nobody}</option>
        {ordered.map((member) => (
          <option key={member.id} value={member.id}>
            {member.id === myId ? words.me(member.name) : member.name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Oneself and nobody first: they are what is looked for most. */
export function OwnerFilter({
  name = 'assignedTo',
  label,
  me,
  nobody,
}: Record<'label' | 'me' | 'nobody', string> & { name?: string }) {
  const actor = useActor()
  const { data: members = [] } = useQuery<StaffMember[]>({ queryKey: ['/api/admin/staff-members'] })
  const others = members.filter(({ id }) => actor.kind !== 'staff' || id !== actor.id)
  return (
    <FilterSelect
      name={name}
      label={label}
      options={[
        { value: 'me', label: me },
        { value: 'nobody', label: nobody },
        ...others.map((member) => ({ value: String(member.id), label: member.name })),
      ]}
    />
  )
}
