import { type FormEvent, useRef, useState } from 'react'
import { inLocale, LOCALES, type Locale, withLocalePrefix } from '#common/locale.ts'
import { propertyReference } from '#features/nest/property-types.ts'
import { fillTemplate, placesIn } from '#features/templates/fill-template.ts'
import type { StaffTemplate } from '#features/templates/template.public.ts'
import { keepEnter } from '#platform/staff-kit/staff-form.tsx'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffLead } from '../../leads/lead.public.ts'
import { NoMailServer, useMailServer } from '../../replies/staff/reply-ways.tsx'
import { TemplateChoice } from '../../replies/staff/template-choice.tsx'
import { useAgentName } from '../../replies/staff/use-reply-facts.ts'
import type { SentToMany, SkipReason } from '../matching.public.ts'
import { NAME_PLACES } from '../send-limits.ts'
import { goToProblem, LetterFields, type Problems, problemsOf, useReplyWords, type Words } from './letter-fields.tsx'
import { sendHomesMessages } from './send-messages.ts'
import { useSendHome } from './use-send-homes.ts'

/** Of whom we know no language, the house's visitors most often read French: as the server has it. */
const languageOf = ({ locale }: StaffLead): Locale => locale ?? 'fr'

const hasName = ({ firstName, lastName }: StaffLead, place: string) =>
  place === 'firstName' ? firstName : place === 'lastName' ? lastName : (firstName ?? lastName)

/** Why somebody will get no letter, said before it is sent; null: they will. */
function skipReason(lead: StaffLead, { subject, body }: Words): SkipReason | null {
  if (lead.email === null) return 'no-address'
  return placesIn(subject + body).some((place) => !hasName(lead, place)) ? 'unfilled' : null
}

function Names({ title, people }: { title: string; people: readonly { name: string; reason: SkipReason }[] }) {
  const { skipped } = useMessages(sendHomesMessages)
  if (people.length === 0) return null
  return (
    <div className="form-notice" role="status">
      <div>
        <p>
          <b>{title}</b>
        </p>
        <ul>
          {people.map(({ name, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and they keep their places
            <li key={at} dir="auto">
              {name}: {skipped[reason]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Result({ result, onClose }: { result: SentToMany; onClose: () => void }) {
  const words = useMessages(sendHomesMessages)
  const { sent, skipped } = result
  return (
    <>
      <p role="status">{sent.length > 0 ? words.outcome(sent.length) : words.outcomeNone}</p>
      {sent.length > 0 && (
        <ul>
          {sent.map(({ leadId, name }) => (
            <li key={leadId} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      )}
      <Names title={words.cannotReach} people={skipped} />
      <Button onClick={onClose}>{words.done}</Button>
    </>
  )
}

interface Props {
  propertyId: number
  leads: readonly StaffLead[]
  /** They have it: the ticks are done with. */
  onSent: () => void
  onClose: () => void
}

/** One home to several people: their own letter each, in their language and with their name. */
export function SendHomeDialog({ propertyId, leads, onSent, onClose }: Props) {
  const words = useMessages(sendHomesMessages)
  const replyWords = useReplyWords()
  const { company, publicUrl } = useSite()
  const { agent, isPending } = useAgentName()
  const server = useMailServer()
  const [template, setTemplate] = useState<StaffTemplate | null>(null)
  const [own, setOwn] = useState<Partial<Record<Locale, Partial<Words>>>>({})
  const [problems, setProblems] = useState<Partial<Record<Locale, Problems>>>({})
  const [result, setResult] = useState<SentToMany | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { send, isBusy, problem } = useSendHome(propertyId, (answer) => {
    setResult(answer)
    onSent()
  })

  const reached = leads.filter(({ email }) => email !== null)
  const languages = LOCALES.filter((locale) => reached.some((lead) => languageOf(lead) === locale))
  function begin(locale: Locale): Words {
    const { defaults } = sendHomesMessages[locale]
    if (!template)
      return { subject: defaults.subject(1), body: `${defaults.greeting('{{firstName}}')}\n\n${defaults.body(1)}` }
    const values = {
      agent,
      company: company.name,
      companyPhone: company.phone,
      companyEmail: company.email,
      siteUrl: publicUrl + withLocalePrefix('/', locale).replace(/^\/$/, ''),
    }
    return {
      subject: fillTemplate(inLocale(locale, template.subject ?? '', template.subjectFr), values),
      body: fillTemplate(inLocale(locale, template.body, template.bodyFr), values),
    }
  }
  const letterIn = (locale: Locale): Words => ({ ...begin(locale), ...own[locale] })
  const skipped = leads.flatMap((lead) => {
    const reason = skipReason(lead, letterIn(languageOf(lead)))
    return reason ? [{ name: lead.name, reason }] : []
  })
  const count = leads.length - skipped.length
  const hasOwnWords = Object.values(own).some((changes) => Object.keys(changes).length > 0)

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy || server !== 'there' || count === 0) return
    const found = Object.fromEntries(
      languages.map((locale) => [locale, problemsOf(letterIn(locale), replyWords, { mayStay: NAME_PLACES })]),
    )
    setProblems(found)
    if (Object.values(found).some((one) => Object.keys(one).length > 0)) goToProblem(form.current)
    else
      send({
        leadIds: leads.map(({ id }) => id),
        letters: Object.fromEntries(languages.map((locale) => [locale, letterIn(locale)])),
      })
  }

  if (result)
    return (
      <Drawer title={words.titleMany(propertyReference(propertyId))} closeLabel={words.close} onClose={onClose}>
        <Result result={result} onClose={onClose} />
      </Drawer>
    )
  return (
    <Drawer
      title={words.titleMany(propertyReference(propertyId))}
      closeLabel={words.close}
      isHeld={isBusy || hasOwnWords}
      onClose={onClose}
      end={
        <>
          <Button
            type="submit"
            form="send-home"
            isBusy={isBusy || server === 'asked'}
            {...(isBusy && { busyLabel: words.sending })}
            disabled={server === 'missing' || count === 0}
          >
            {words.actMany(count)}
          </Button>
          <button type="button" className="text-link" onClick={onClose}>
            {words.leave}
          </button>
          <p className="soft send-homes__keys">{words.shortcut}</p>
        </>
      }
    >
      {server === 'missing' && <NoMailServer />}
      <Names title={words.cannotReach} people={skipped} />
      <form id="send-home" ref={form} className="small-form" noValidate onKeyDown={keepEnter} onSubmit={submit}>
        {/* For Ctrl+Enter, which presses the button of its own form. */}
        <button type="submit" hidden tabIndex={-1} />
        <TemplateChoice
          chosen={template ? String(template.id) : ''}
          isReady={!isPending}
          hasOwnWords={hasOwnWords}
          isFrench={languages.length === 1 && languages[0] === 'fr'}
          onChoose={(chosen) => {
            setTemplate(chosen)
            setOwn({})
            setProblems({})
          }}
        />
        {languages.map((locale) => (
          <LetterFields
            key={locale}
            letter={letterIn(locale)}
            locale={locale}
            labels={{
              subject: languages.length > 1 ? words.subjectIn[locale] : words.subject,
              body: languages.length > 1 ? words.wordsIn[locale] : words.words,
            }}
            hint={words.namePlaces}
            problems={problems[locale] ?? {}}
            onChange={(changes) => {
              setOwn({ ...own, [locale]: { ...own[locale], ...changes } })
              setProblems({})
            }}
          />
        ))}
        {problem && <p className="err">{problem}</p>}
      </form>
    </Drawer>
  )
}
