import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { formatDateTime } from '#common/dates.ts'
import { inLocale, LOCALES, type Locale } from '#common/locale.ts'
import { fillTemplate } from '#features/templates/fill-template.ts'
import { useTemplates } from '#features/templates/staff/use-templates.ts'
import type { StaffTemplate } from '#features/templates/template.public.ts'
import { keepEnter } from '#platform/staff-kit/staff-form.tsx'
import { OutcomeLine } from '#platform/staff-kit/ui/load-states.tsx'
import { Field, FieldGroup } from '#ui/field.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffLeadDetail } from '../../leads/lead.public.ts'
import { MAX_SUBJECT } from '../../letters/reply-letter.ts'
import { replyMessages } from './messages.ts'
import { MissingPlaces, missingPlaces, type ReplyField } from './missing-places.tsx'
import { replyValues } from './reply-values.ts'
import { ReplyWays, useMailServer } from './reply-ways.tsx'
import { TemplateChoice } from './template-choice.tsx'
import { TemplatePicker } from './template-picker.tsx'
import { useReplyDraft } from './use-reply-draft.ts'
import { useReplyFacts } from './use-reply-facts.ts'
import { useSendReply } from './use-send-reply.ts'

const MAX_BODY = 5_000

function useReply(lead: StaffLeadDetail) {
  const { locale: reader } = useSite()
  const kept = useReplyDraft(lead.id, lead.locale ?? reader)
  const { facts, isReady } = useReplyFacts(lead)
  const templates = useTemplates('email')

  function filled(template: StaffTemplate, locale: Locale): { subject: string; body: string } {
    const values = replyValues(facts, locale)
    return {
      subject: fillTemplate(inLocale(locale, template.subject ?? '', template.subjectFr), values),
      body: fillTemplate(inLocale(locale, template.body, template.bodyFr), values),
    }
  }

  function begin(template: StaffTemplate | null, locale: Locale): void {
    if (!template) {
      kept.change({ templateId: '', given: null, locale })
      return
    }
    const given = filled(template, locale)
    kept.change({ ...given, given, templateId: String(template.id), locale })
  }

  return {
    ...kept,
    isReady,
    agent: facts.agent,
    house: facts.company.name,
    choose: (template: StaffTemplate | null) => begin(template, kept.draft.locale),
    /** Its text where somebody writes; all of it where nothing is written yet. */
    insert(template: StaffTemplate, { start, end }: { start: number; end: number }): void {
      const { draft, hasOwnWords, change } = kept
      if (!hasOwnWords) {
        begin(template, draft.locale)
        return
      }
      const { subject, body } = filled(template, draft.locale)
      change({
        body: draft.body.slice(0, start) + body + draft.body.slice(end),
        ...(draft.subject.trim() ? {} : { subject }),
      })
    },
    /** A text that nobody has touched follows into the other language; words of somebody's own stay. */
    speak(locale: Locale): void {
      const template = templates.data?.find(({ id }) => String(id) === kept.draft.templateId)
      if (template && !kept.hasOwnWords) begin(template, locale)
      else kept.change({ locale })
    },
  }
}

type Problems = Partial<Record<ReplyField, string>>

/** Where staff answer somebody, from a template or in their own words, by e-mail or by WhatsApp. */
export function ReplyPart({ lead }: { lead: StaffLeadDetail }) {
  const words = useMessages(replyMessages)
  const { locale: reader } = useSite()
  const reply = useReply(lead)
  const { draft, change, clear } = reply
  const [problems, setProblems] = useState<Problems>({})
  const [outcome, setOutcome] = useState<'email' | 'whatsapp' | null>(null)
  const subject = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  const fields = { subject, body }
  const { isSending, problem, send, noteWhatsapp } = useSendReply({
    leadId: lead.id,
    onSent(way) {
      clear()
      setProblems({})
      setOutcome(way)
    },
  })
  const server = useMailServer()
  const [isPicking, setPicking] = useState(false)
  const signature = [reply.agent, reply.house].filter(Boolean).join('\n')

  function type(changes: Partial<Record<ReplyField, string>>): void {
    setOutcome(null)
    setProblems({})
    change(changes)
  }

  function goTo(field: ReplyField, name: string): void {
    const element = fields[field].current
    const place = new RegExp(`\\{\\{\\s*${name.replace(/[^\w]/g, '\\$&')}\\s*\\}\\}`).exec(draft[field])
    element?.focus()
    if (place) element?.setSelectionRange(place.index, place.index + place[0].length)
  }

  /** True when it can go out this way; otherwise says what to mend, and leads there. */
  function isComplete(needed: readonly ReplyField[]): boolean {
    const missing = missingPlaces(draft).filter(({ field }) => needed.includes(field))
    const found: Problems = {}
    for (const field of needed) {
      if (!draft[field].trim()) found[field] = field === 'subject' ? words.subjectRequired : words.bodyRequired
      else if (missing.some((place) => place.field === field)) found[field] = words.unfilled
    }
    setProblems(found)
    const first = needed.find((field) => found[field])
    if (!first) return true
    const place = missing.find(({ field }) => field === first)
    if (place) goTo(first, place.name)
    else fields[first].current?.focus()
    return false
  }

  function press(event: KeyboardEvent<HTMLFormElement>): void {
    if ((event.ctrlKey || event.metaKey) && event.key === '/' && reply.isReady) {
      event.preventDefault()
      setPicking(true)
    } else keepEnter(event)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    // A form without a button may be sent by Enter as well.
    if (isSending || server !== 'there' || !lead.email || !isComplete(['subject', 'body'])) return
    change({ tried: send(draft) })
  }

  return (
    <form className="reply" noValidate onKeyDown={press} onSubmit={submit}>
      {outcome && <OutcomeLine>{outcome === 'email' ? words.sent : words.opened}</OutcomeLine>}
      {reply.restoredFrom && (
        <div className="form-notice" role="status">
          <p>{words.restored(formatDateTime(reply.restoredFrom, reader))}</p>
          <button
            type="button"
            className="text-link"
            onClick={() => {
              clear()
              body.current?.focus()
            }}
          >
            {words.discard}
          </button>
        </div>
      )}
      <div className="reply__begin">
        <TemplateChoice
          chosen={draft.templateId}
          isReady={reply.isReady}
          hasOwnWords={reply.hasOwnWords}
          isFrench={draft.locale === 'fr'}
          onChoose={(template) => {
            setOutcome(null)
            setProblems({})
            reply.choose(template)
          }}
        />
        <FieldGroup label={words.language}>
          <div className="opts">
            {LOCALES.map((locale) => (
              <label key={locale} lang={locale}>
                <input
                  type="radio"
                  name={`reply-locale-${lead.id}`}
                  checked={draft.locale === locale}
                  onChange={() => reply.speak(locale)}
                />
                {words.languages[locale]}
              </label>
            ))}
          </div>
        </FieldGroup>
      </div>
      <Field label={words.subject} hint={lead.email ? undefined : words.subjectHint} error={problems.subject}>
        {(control) => (
          <input
            {...control}
            ref={subject}
            lang={draft.locale}
            dir="auto"
            autoComplete="off"
            maxLength={MAX_SUBJECT}
            value={draft.subject}
            onChange={(event) => type({ subject: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={words.body}
        hint={`${words.signed(reply.agent ?? '', reply.house)}. ${words.insertKeys}`}
        error={problems.body}
      >
        {(control) => (
          <textarea
            {...control}
            ref={body}
            lang={draft.locale}
            dir="auto"
            rows={10}
            maxLength={MAX_BODY}
            value={draft.body}
            onChange={(event) => type({ body: event.target.value })}
          />
        )}
      </Field>
      {isPicking && (
        <TemplatePicker
          onPick={(template) => {
            setPicking(false)
            setOutcome(null)
            setProblems({})
            const { selectionStart: start = 0, selectionEnd: end = 0 } = body.current ?? {}
            reply.insert(template, { start, end })
            body.current?.focus()
          }}
          onClose={() => setPicking(false)}
        />
      )}
      <MissingPlaces texts={draft} onGo={goTo} />
      {problem && (
        <div className="err reply__problem">
          <p>{problem.text}</p>
          <p>{problem.hint}</p>
        </div>
      )}
      <ReplyWays
        lead={lead}
        server={server}
        letter={draft}
        signature={signature}
        isSending={isSending}
        isComplete={isComplete}
        onWhatsapp={() => noteWhatsapp(draft.body)}
      />
    </form>
  )
}
