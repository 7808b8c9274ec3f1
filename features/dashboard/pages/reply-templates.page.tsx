import { VARIABLES_OF } from '#features/templates/fill-template.ts'
import { templateMessages } from '#features/templates/staff/messages.ts'
import { TemplatesPart } from '#features/templates/staff/templates-part.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { tabMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { useMessages } from '#ui/page/site.ts'

export const meta = tabMeta('templates')

/** What can stand in a text, and what it becomes. */
function Places() {
  const words = useMessages(templateMessages)
  return (
    <details className="template-names">
      <summary>{words.places}</summary>
      <p className="soft">{words.placesHint}</p>
      <dl>
        {VARIABLES_OF.email.map((name) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code>
            </dt>
            <dd>{words.variables[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The texts that answers begin from, where answers are written. */
export default function TemplatesPage() {
  const { dashboard } = useMessages(staffMessages)
  const words = useMessages(templateMessages)
  return (
    <div className="staff-section">
      <TemplatesPart
        types={['email']}
        title={dashboard.tabs.templates}
        lead={words.repliesLead}
        heading="h2"
        empty={words.emptyReplies}
      >
        <Places />
      </TemplatesPart>
      <p className="soft">
        {words.contentAt}{' '}
        <StaffLink className="text-link" to={`${tabPath('rss')}?part=templates`}>
          {words.contentLink}
        </StaffLink>
      </p>
    </div>
  )
}
