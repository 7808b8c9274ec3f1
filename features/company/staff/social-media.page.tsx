import { MAX_PAGE_SIZE } from '#common/pagination.ts'
import { can } from '#common/permissions.ts'
import { useQuickChange } from '#platform/staff-kit/dialogs/use-quick-change.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { RecordHead } from '#platform/staff-kit/record-head.tsx'
import { RecordList, type RecordView } from '#platform/staff-kit/record-list.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDeleteRecord } from '#platform/staff-kit/use-delete-record.tsx'
import { useDialogAddress } from '#platform/staff-kit/use-dialog-address.ts'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { useMessages } from '#ui/page/site.ts'
import type { PublicSocialLink } from '../social-link.public.ts'
import type { SocialLinkDraft } from '../social-link.schema.ts'
import { companyStaffMessages } from './messages.ts'
import { SOCIAL_LINKS_URL, SocialLinkDialog } from './social-link-dialog.tsx'

interface Ordered {
  id: number
  displayOrder: number
}

/**
 * Moves one of them a place up (-1) or down (1) and returns those whose number has to change for it. Where several have the
 * same number, as new ones have, their place in the list becomes their number.
 */
export function moveInOrder<Item extends Ordered>(items: readonly Item[], id: number, by: -1 | 1): Item[] {
  const from = items.findIndex((item) => item.id === id)
  const to = from + by
  const moved = items[from]
  if (!moved || to < 0 || to >= items.length) return []
  const others = items.filter((item) => item !== moved)
  const ordered = [...others.slice(0, to), moved, ...others.slice(to)]
  return ordered.flatMap((item, place) => (item.displayOrder === place ? [] : [{ ...item, displayOrder: place }]))
}

export const meta = tabMeta('social-media')

type List = ReturnType<typeof useApiList<PublicSocialLink>>

/** The buttons of a link: its place and whether it is shown can be changed without opening it. */
function useLinkActs(
  list: List,
  comeBackTo: ReturnType<typeof useKeptFocus>['ask'],
  ask: ReturnType<typeof useDeleteRecord>['ask'],
) {
  const { links: words } = useMessages(companyStaffMessages)
  const { list: kit, delete: deletion } = useMessages(kitMessages)
  const { edit } = useDialogAddress()
  const { isBusy, change } = useQuickChange<SocialLinkDraft>(SOCIAL_LINKS_URL, words)
  const { items } = list

  function write(done: string, links: readonly PublicSocialLink[]) {
    if (links.length === 0) return
    const changes = links.map((link) => {
      const before = items.find(({ id }) => id === link.id)
      return { id: link.id, input: link, version: link.updatedAt, ...(before && { before }) }
    })
    change(done, ...changes)
  }
  function move({ id, platform }: PublicSocialLink, by: -1 | 1, act: number) {
    comeBackTo(id, act)
    const place = items.findIndex((link) => link.id === id) + 1 + by
    write(words.moved(platform, place, items.length), moveInOrder(items, id, by))
  }

  return (link: PublicSocialLink): RecordView['acts'] => {
    const { id, platform, isActive } = link
    return [
      { label: kit.edit, onAct: () => edit(id) },
      {
        label: isActive ? words.switchOff : words.switchOn,
        isBusy,
        onAct: () => {
          comeBackTo(id, 1)
          write((isActive ? words.nowOff : words.nowOn)(platform), [{ ...link, isActive: !isActive }])
        },
      },
      { label: deletion.label, onAct: () => ask({ id, title: words.of(platform) }) },
      // At either end the button stays, so that the focus does: it only has nothing to do.
      { label: words.up, isBusy: isBusy || link === items[0], onAct: () => move(link, -1, 3) },
      { label: words.down, isBusy: isBusy || link === items.at(-1), onAct: () => move(link, 1, 4) },
    ]
  }
}

export default function SocialMediaPage() {
  const { links: words } = useMessages(companyStaffMessages)
  const { dashboard } = useMessages(staffMessages)
  const mayWrite = can(useActor(), 'social-link:write')
  const { open, add, close } = useDialogAddress()
  // All of them: an order is only one when it is seen whole.
  const list = useApiList<PublicSocialLink>(SOCIAL_LINKS_URL, { pageSize: MAX_PAGE_SIZE })
  const focus = useKeptFocus({ readAt: list.query.dataUpdatedAt })
  const deletion = useDeleteRecord({
    entity: 'social-link',
    url: (id) => `${SOCIAL_LINKS_URL}/${id}`,
    listUrl: SOCIAL_LINKS_URL,
    onDeleted: focus.readOn,
  })
  const actsOf = useLinkActs(list, focus.ask, deletion.ask)

  return (
    <section className="staff-section">
      <RecordHead
        title={dashboard.tabs['social-media']}
        list={list}
        add={mayWrite && { label: words.add, onAct: add }}
        headingRef={focus.rest}
      />
      {list.items.length > 0 && <p className="soft">{words.note}</p>}
      <div className="links" ref={focus.container}>
        <RecordList
          layout="rows"
          list={list}
          view={(link) => ({
            id: link.id,
            title: link.platform,
            text: (
              <a className="record-address" href={link.url} target="_blank" rel="noreferrer">
                {link.url} <span className="sr">{words.newTab}</span>
              </a>
            ),
            badges: [
              link.isActive ? { text: words.active, tone: 'positive' } : { text: words.inactive, tone: 'danger' },
              // Its place, not the number that is stored: that one begins at 0 and may have gaps.
              { text: words.order(list.items.indexOf(link) + 1) },
            ],
            acts: mayWrite ? actsOf(link) : [],
          })}
          empty={words.empty}
        />
      </div>
      {mayWrite && open !== null && <SocialLinkDialog open={open} onClose={close} />}
      {deletion.dialog}
    </section>
  )
}
