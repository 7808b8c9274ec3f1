import type { ReactNode } from 'react'
import { inLocale } from '#common/locale.ts'
import { can } from '#common/permissions.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { ListState } from '#platform/staff-kit/ui/list-state.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { useApiList } from '#platform/staff-kit/ui/use-api-list.ts'
import { useDeleteRecord } from '#platform/staff-kit/use-delete-record.tsx'
import { useKeptFocus } from '#platform/staff-kit/use-kept-focus.ts'
import { Badge } from '#ui/badge.tsx'
import { useAddressParams } from '#ui/destination.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { useToast } from '#ui/toast.tsx'
import type { StaffTemplate } from '../template.public.ts'
import type { TemplateType } from '../template-types.ts'
import { templateMessages } from './messages.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { TEMPLATES_URL } from './use-templates.ts'

const NAME = 'template'

/** Which template is open stands in the address, under a name of its own: other parts of the tab have dialogs too. */
function useTemplateAddress(): { open: 'new' | number | null; go: (to: 'new' | number | null) => void } {
  const [params, change] = useAddressParams()
  const asked = params.get(NAME)
  const id = Number(asked)
  return {
    open: asked === 'new' ? 'new' : Number.isInteger(id) && id > 0 ? id : null,
    // Back closes what a press opened; closing leaves no second step.
    go: (to) => change({ [NAME]: to }, { replace: to === null }),
  }
}

const PER_PAGE = 100

interface RowProps {
  template: StaffTemplate
  onEdit: () => void
  onDelete: () => void
}

function TemplateRow({ template, onEdit, onDelete }: RowProps) {
  const words = useMessages(templateMessages)
  const { list: kit, delete: deletion, missingInFrench } = useMessages(kitMessages)
  const { locale } = useSite()
  const toast = useToast()
  const { name, subject, subjectFr, body, bodyFr } = template
  const heading = subject && inLocale(locale, subject, subjectFr)
  const text = inLocale(locale, body, bodyFr)
  const copy = () =>
    navigator.clipboard
      .writeText([heading, text].filter(Boolean).join('\n\n'))
      .then(() => toast({ title: words.copied }))
      .catch(() => toast({ title: words.copyFailed, variant: 'destructive' }))
  const of = <span className="sr"> {name}</span>
  return (
    <li className="template">
      <div className="template__what">
        <h5 dir="auto">
          {name}{' '}
          {(bodyFr === null || (subject !== null && subjectFr === null)) && (
            <Badge tone="warning">{missingInFrench}</Badge>
          )}
        </h5>
        <p className="template__text soft" lang={locale === 'fr' && bodyFr ? 'fr' : 'en'} dir="auto">
          {heading && <b>{heading} </b>}
          {text}
        </p>
      </div>
      <div className="record__acts">
        <button type="button" className="text-link" onClick={onEdit}>
          {kit.edit}
          {of}
        </button>
        <button type="button" className="text-link" onClick={copy}>
          {words.copy}
          {of}
        </button>
        <button type="button" className="text-link" onClick={onDelete}>
          {deletion.label}
          {of}
        </button>
      </div>
    </li>
  )
}

interface Props {
  /** Those that are shown here, in this order. */
  types: readonly TemplateType[]
  title: string
  lead: string
  /** Of the part: a tab of its own begins higher. */
  heading?: 'h2' | 'h3'
  empty: { title: string; hint: string }
  /** Where the others are. */
  children?: ReactNode
}

/** The texts staff begin from, by what they are for. */
export function TemplatesPart({ types, title, lead, heading: Heading = 'h3', empty, children }: Props) {
  const words = useMessages(templateMessages)
  const mayWrite = can(useActor(), 'template:write')
  const { rest: heading, readOn } = useKeptFocus()
  const { open, go } = useTemplateAddress()
  const [only] = types
  const list = useApiList<StaffTemplate>(TEMPLATES_URL, {
    pageSize: PER_PAGE,
    query: { type: types.length === 1 ? only : undefined },
  })
  const shown = list.items.filter(({ type }) => types.includes(type))
  const deletion = useDeleteRecord({
    entity: 'template',
    url: (id) => `${TEMPLATES_URL}/${id}`,
    listUrl: TEMPLATES_URL,
    consequence: words.deleteText,
    onDeleted: readOn,
  })
  if (!mayWrite) return null
  return (
    <section className="templates">
      <div className="headrow record-headrow">
        <Heading ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <button type="button" className="btn btn--line btn--tight" onClick={() => go('new')}>
          {words.add}
        </button>
      </div>
      <p className="soft templates__lead">{lead}</p>
      {children}
      <ListState list={{ ...list, items: shown } as never} empty={<EmptyState heading="h3" {...empty} />}>
        <div className="templates__types">
          {types.map((type) => {
            const ofType = shown.filter((template) => template.type === type)
            return (
              ofType.length > 0 && (
                <section key={type}>
                  <h4>{words.types[type]}</h4>
                  <p className="soft">{words.typeHints[type]}</p>
                  <ul>
                    {ofType.map((template) => (
                      <TemplateRow
                        key={template.id}
                        template={template}
                        onEdit={() => go(template.id)}
                        onDelete={() => deletion.ask({ id: template.id, title: words.of(template.name) })}
                      />
                    ))}
                  </ul>
                </section>
              )
            )
          })}
        </div>
      </ListState>
      {open !== null && <TemplateDialog open={open} type={only ?? 'email'} onClose={() => go(null)} />}
      {deletion.dialog}
    </section>
  )
}
