import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { inLocale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { leadsMessages } from '#features/enquiries/leads/staff/messages.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { pricePeriod } from '#features/nest/price-period.ts'
import { nearest, rankOf } from '#platform/staff-kit/palette/match-text.ts'
import { PickDialog, type PickGroup, type PickOption } from '#platform/staff-kit/palette/pick-dialog.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { Findings } from './find.server.ts'
import { addressOf } from './find-address.ts'
import { FOUND_KINDS, type Found } from './found.public.ts'
import { dashboardPaletteMessages } from './messages.ts'
import { noteOpened, openedBy } from './opened.ts'
import { type Command, useCommands } from './use-commands.ts'

/** So long nobody pauses between two letters of a word. */
const PAUSE_MS = 70
/** Of what is found by its words, and of what is new where nothing is typed. */
const OF_EACH = 5
const OF_EACH_NEW = 3
/** Of what can be done: more would push what was found off the screen. */
const MOST_COMMANDS = 6
const LETTERS_OF_A_NAME = 3

interface Option extends PickOption {
  to?: string | undefined
  act?: (() => void) | undefined
  opened?: string
}

/** What is typed, a moment after the last letter. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    if (typed === '') {
      setSettled('')
      return
    }
    const timer = setTimeout(setSettled, PAUSE_MS, typed)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}

function useFound(q: string, opened: readonly string[]) {
  const limit = q === '' ? OF_EACH_NEW : OF_EACH
  const search = new URLSearchParams({ q, limit: String(limit), ...(q === '' && { opened: opened.join(',') }) })
  return useQuery({
    queryKey: ['/api/admin/find', search.toString()],
    queryFn: ({ signal }) => callApi<Findings>(`/api/admin/find?${search}`, { signal }),
    // What was found for other letters stays until the answer is there; what is new is no answer to letters.
    placeholderData: (before, asked) =>
      (new URLSearchParams(String(asked?.queryKey[1])).get('q') === '') === (q === '') ? before : undefined,
    // It opens on what is new now.
    staleTime: q === '' ? 0 : 15_000,
    gcTime: 60_000,
  })
}

function useFoundOption(): (found: Found) => Option {
  const { locale } = useSite()
  const actor = useActor()
  const words = useMessages(dashboardPaletteMessages)
  const { statuses } = useMessages(leadsMessages)
  const nest = useMessages(nestMessages)
  return (found) => {
    const { kind, id, title, titleFr, detail, reference, price, deal, status, isShown } = found
    const cost =
      price && deal && [formatMoney(price, 'XOF'), pricePeriod(nest, { type: deal })].filter(Boolean).join(' ')
    return {
      id: `${kind}-${id}`,
      title: inLocale(locale, title, titleFr),
      detail: [reference, detail, cost].filter(Boolean).join(' · '),
      mark: status ? statuses[status] : isShown === false ? words.hidden : null,
      to: addressOf(found, actor),
      opened: `${kind}-${id}`,
    }
  }
}

const ofCommand = ({ id, names: [title = ''], detail, to, act }: Command): Option => ({ id, title, detail, to, act })

interface Props {
  onClose: () => void
  onShortcuts: () => void
}

/** Ctrl+K: everything the house keeps and everything one can do, by a few letters of it. */
export function Palette({ onClose, onShortcuts }: Props) {
  const words = useMessages(dashboardPaletteMessages)
  const actor = useActor()
  const userId = actor.kind === 'staff' ? actor.id : 0
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [opened] = useState(() => openedBy(userId))
  const q = useSettled(typed.trim())
  const query = useFound(q, opened)
  const commands = useCommands({ onShortcuts })
  const toOption = useFoundOption()

  const isTyped = typed.trim() !== ''
  const meant = nearest(commands, typed, ({ names }) => names)
  const commandsOf = (group: Command['group'], most = Number.POSITIVE_INFINITY): PickGroup<Option> => ({
    name: words.groups[group],
    options: meant
      .filter((command) => command.group === group)
      .slice(0, most)
      .map(ofCommand),
  })
  const data = isTyped === (q !== '') ? query.data : undefined
  const found = FOUND_KINDS.map((kind): PickGroup<Option> => {
    return { name: words.groups[kind], options: (data?.found ?? []).filter((one) => one.kind === kind).map(toOption) }
  })
  const acts = (['do', 'go'] as const).map((group) => commandsOf(group, MOST_COMMANDS))
  // What is called just so is meant before anybody whose address holds the word.
  const isCalledSo = (group: PickGroup<Option>) =>
    typed.trim().length >= LETTERS_OF_A_NAME && group.options[0] && rankOf(group.options[0].title, typed) === 0
  const groups: PickGroup<Option>[] = isTyped
    ? [
        ...acts.filter(isCalledSo),
        ...found.slice(0, 3),
        ...acts.filter((group) => !isCalledSo(group)),
        ...found.slice(3),
        commandsOf('settings', MOST_COMMANDS),
      ]
    : [
        { name: words.groups.opened, options: (data?.opened ?? []).map(toOption) },
        ...found,
        commandsOf('do'),
        commandsOf('go'),
      ]

  function pick({ to, act, opened: named }: Option, isBeside: boolean) {
    if (named) noteOpened(userId, named)
    if (to && isBeside) {
      window.open(to, '_blank', 'noopener')
      return
    }
    onClose()
    if (to) void navigate(to)
    else act?.()
  }

  return (
    <PickDialog<Option>
      title={words.title}
      placeholder={words.placeholder}
      typed={typed}
      onType={setTyped}
      groups={groups}
      isBusy={q !== typed.trim() || query.isPending || query.isPlaceholderData}
      problem={query.isError ? { text: words.failed, onRetry: () => void query.refetch() } : null}
      canOpenBeside
      onPick={pick}
      onClose={onClose}
    />
  )
}
