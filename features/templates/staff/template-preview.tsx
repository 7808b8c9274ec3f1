import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { formatDay } from '#common/dates.ts'
import { inLocale, LOCALES, type Locale, withLocalePrefix } from '#common/locale.ts'
import { useActor } from '#platform/staff-kit/ui/session.ts'
import { FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import { fillTemplate, type TemplateValues } from '../fill-template.ts'
import { templateMessages } from './messages.ts'

/** Somebody who does not exist, and the house as it is. */
function useExample(): (locale: Locale) => TemplateValues {
  const { company, publicUrl } = useSite()
  const actor = useActor()
  return (locale) => {
    const { firstName, lastName, subject } = templateMessages[locale].example
    return {
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      subject,
      agent: actor.kind === 'staff' ? actor.username : null,
      company: company.name,
      companyPhone: company.phone,
      companyEmail: company.email,
      siteUrl: publicUrl + withLocalePrefix('/', locale).replace(/^\/$/, ''),
      date: formatDay(new Date(), locale),
    }
  }
}

/** The text as somebody would read it, while it is being written. */
export function TemplatePreview() {
  const words = useMessages(templateMessages)
  const { locale: reader } = useSite()
  const [locale, setLocale] = useState<Locale>(reader)
  const example = useExample()
  const { control } = useFormContext<Record<'subject' | 'subjectFr' | 'body' | 'bodyFr', string>>()
  const [subject, subjectFr, body, bodyFr] = useWatch({ control, name: ['subject', 'subjectFr', 'body', 'bodyFr'] })
  const values = example(locale)
  const title = fillTemplate(inLocale(locale, subject, subjectFr), values).trim()
  const text = fillTemplate(inLocale(locale, body, bodyFr), values).trim()
  return (
    <div className="full template-preview">
      <div className="template-preview__head">
        <h3>{words.preview}</h3>
        <p className="soft">{words.previewHint}</p>
        <FieldGroup label={words.previewLanguage}>
          <div className="opts">
            {LOCALES.map((one) => (
              <label key={one} lang={one}>
                <input
                  type="radio"
                  name="template-preview-locale"
                  checked={locale === one}
                  onChange={() => setLocale(one)}
                />
                {words.languages[one]}
              </label>
            ))}
          </div>
        </FieldGroup>
      </div>
      <div className="template-preview__text" lang={locale === 'fr' && bodyFr ? 'fr' : 'en'}>
        {title && <p className="serif">{title}</p>}
        {text ? <p>{text}</p> : !title && <p className="soft">{words.previewEmpty}</p>}
      </div>
    </div>
  )
}
