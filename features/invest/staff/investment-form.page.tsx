import { useWatch } from 'react-hook-form'
import { type MetaArgs, useNavigate, useParams } from 'react-router'
import { can } from '#common/permissions.ts'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { StaffForm, useVisitors } from '#platform/staff-kit/staff-form.tsx'
import { staffMessages } from '#platform/staff-kit/staff-messages.ts'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { LoadFailed, SkeletonRows } from '#platform/staff-kit/ui/load-states.tsx'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { staffMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { tabPath } from '#platform/staff-kit/ui/tabs.ts'
import { isMissing, useRecord, useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { useToast } from '#ui/toast.tsx'
import type { PublicInvestment } from '../investment.public.ts'
import type { InvestmentInput } from '../investment.schema.ts'
import { InvestmentFields, type InvestmentFormValues, investmentForm } from './investment-fields.tsx'
import { INVESTMENTS_URL } from './investments.page.tsx'
import { investStaffMessages } from './messages.ts'

const LIST = tabPath('investments')

export function meta({ matches, params }: MetaArgs) {
  return staffMeta(matches, (locale) => {
    const { addTitle, editTitle } = investStaffMessages[locale].form
    return params.id ? editTitle : addTitle
  })
}

function InvestmentForm({ project }: { project: PublicInvestment | null }) {
  const { form: words } = useMessages(investStaffMessages)
  const { saveDraft, visitors: visitorsOf } = useMessages(kitMessages)
  const toast = useToast()
  const navigate = useNavigate()
  const id = project?.id ?? 'new'
  const save = useSaveRecord<InvestmentInput, PublicInvestment>({ url: INVESTMENTS_URL, id, listUrl: INVESTMENTS_URL })
  const form = useStaffForm<InvestmentFormValues, InvestmentInput, PublicInvestment>({
    schema: investmentForm.schema,
    initial: project ? investmentForm.toValues(project) : investmentForm.empty({ isActive: false }),
    draft: { entity: 'investment', id },
    version: project?.updatedAt ?? null,
    save,
    onSaved: ({ title, isActive }) => {
      const isDraft = project === null && !isActive
      toast({ title: project ? words.updated : words.added, description: isDraft ? visitorsOf.draft : title })
      void navigate(LIST)
    },
    reload: async () => {
      const stored = await callApi<PublicInvestment>(`${INVESTMENTS_URL}/${id}`)
      return { values: investmentForm.toValues(stored), version: stored.updatedAt }
    },
  })
  const isShown = useWatch({ control: form.form.control, name: 'isActive' })
  const visitors = useVisitors(form, isShown)
  const add = isShown ? words.addSubmit : saveDraft
  return (
    <StaffForm
      form={form}
      words={{ submit: project ? words.editSubmit : add, saving: words.saving, visitors }}
      aside={
        <>
          {project?.isActive && (
            <SiteLink className="text-link" to={`/invest/${project.id}`}>
              {words.seePage}
            </SiteLink>
          )}
          <StaffLink className="text-link" to={LIST}>
            {words.back}
          </StaffLink>
        </>
      }
    >
      <InvestmentFields project={project} />
    </StaffForm>
  )
}

function EditedInvestment({ id }: { id: string }) {
  const kit = useMessages(kitMessages)
  const { data, error, refetch } = useRecord<PublicInvestment>(`${INVESTMENTS_URL}/${encodeURIComponent(id)}`)
  if (data) return <InvestmentForm project={data} />
  if (!error) return <SkeletonRows rows={8} />
  if (!isMissing(error)) return <LoadFailed error={error} onRetry={() => refetch()} />
  return (
    <EmptyState heading="h3" title={kit.notFound} hint={kit.notFoundText}>
      <StaffLink className="btn btn--line" to={LIST}>
        {kit.backToList}
      </StaffLink>
    </EmptyState>
  )
}

export default function InvestmentFormPage() {
  const { form: words } = useMessages(investStaffMessages)
  const { dashboard } = useMessages(staffMessages)
  const { id } = useParams()
  const mayWrite = can(useActor(), 'investment:write')
  return (
    <section className="staff-section">
      <p className="crumb">
        <StaffLink to={LIST}>
          <Icon name="back" />
          {words.back}
        </StaffLink>
      </p>
      <h2>{id ? words.editTitle : words.addTitle}</h2>
      {!mayWrite && <p className="soft">{dashboard.notAllowed}</p>}
      {mayWrite && (id ? <EditedInvestment key={id} id={id} /> : <InvestmentForm project={null} />)}
    </section>
  )
}
