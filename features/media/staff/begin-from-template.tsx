import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatDay } from '#common/dates.ts'
import { type Locale, withLocalePrefix } from '#common/locale.ts'
import { fillTemplate } from '#features/templates/fill-template.ts'
import { useTemplates } from '#features/templates/staff/use-templates.ts'
import type { StaffTemplate } from '#features/templates/template.public.ts'
import { FormPart } from '#platform/staff-kit/staff-form.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { Select } from '#ui/select.tsx'
import { articleStaffMessages } from './article-messages.ts'
import type { ArticleFormValues } from './media-form-values.ts'

/** What a template fills in; all of it may have been written already. */
const FILLED = ['title', 'titleFr', 'content', 'contentFr'] as const

/** Puts a template's words into the form. A place it has no value for stays, so that nobody overlooks it. */
function useFill() {
  const { company, publicUrl } = useSite()
  const { getValues, setValue } = useFormContext<ArticleFormValues>()
  return ({ subject, subjectFr, body, bodyFr }: StaffTemplate) => {
    const inLanguage = (text: string | null, locale: Locale) =>
      fillTemplate(text ?? '', {
        agent: getValues('author'),
        company: company.name,
        companyPhone: company.phone,
        companyEmail: company.email,
        siteUrl: publicUrl + withLocalePrefix('/', locale).replace(/^\/$/, ''),
        date: formatDay(new Date(), locale),
      })
    const words = {
      title: inLanguage(subject, 'en'),
      titleFr: inLanguage(subjectFr, 'fr'),
      content: inLanguage(body, 'en'),
      contentFr: inLanguage(bodyFr, 'fr'),
    }
    for (const name of FILLED) if (words[name]) setValue(name, words[name], { shouldDirty: true })
  }
}

/** For an article that is begun: a text to begin it with. Where the house has none, nothing is offered. */
export function BeginFromTemplate() {
  const { begin: words } = useMessages(articleStaffMessages)
  const { getValues } = useFormContext<ArticleFormValues>()
  const templates = useTemplates('article').data ?? []
  const [asked, setAsked] = useState<StaffTemplate | null>(null)
  const [chosen, setChosen] = useState('')
  const fill = useFill()

  function begin(template: StaffTemplate) {
    fill(template)
    setChosen(String(template.id))
    setAsked(null)
  }

  if (templates.length === 0) return null
  return (
    <FormPart heading="h3" title={words.part}>
      <Field label={words.template} hint={words.hint} isWide>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            options={[
              { value: '', label: words.none },
              ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ target }) => {
              const template = templates.find(({ id }) => String(id) === target.value)
              if (!template) return setChosen('')
              if (FILLED.some((name) => getValues(name).trim() !== '')) setAsked(template)
              else begin(template)
            }}
          />
        )}
      </Field>
      {asked && (
        <ConfirmDialog
          title={words.replace}
          consequence={words.replaceText}
          act={words.replaceAct}
          leave={words.replaceLeave}
          onAct={() => begin(asked)}
          onLeave={() => setAsked(null)}
        />
      )}
    </FormPart>
  )
}
