import { type FormEvent, useRef, useState } from 'react'
import { inLocale, LOCALES, type Locale } from '#common/locale.ts'
import { formatMoney } from '#common/money.ts'
import { nestMessages } from '#features/nest/messages.ts'
import { pricePeriod } from '#features/nest/price-period.ts'
import { propertyLink } from '#features/nest/property-link.ts'
import { fillTemplate } from '#features/templates/fill-template.ts'
import type { StaffTemplate } from '#features/templates/template.public.ts'
import { keepEnter } from '#platform/staff-kit/staff-form.tsx'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/field.tsx'
import { Drawer } from '#ui/modal.tsx'
import { useMessages, useSite } from '#ui/page/site.ts'
import type { StaffLeadDetail } from '../../leads/lead.public.ts'
import { replyValues } from '../../replies/staff/reply-values.ts'
import { NoMailServer, useMailServer, whatsappOf } from '../../replies/staff/reply-ways.tsx'
import { TemplateChoice } from '../../replies/staff/template-choice.tsx'
import { useReplyFacts } from '../../replies/staff/use-reply-facts.ts'
import type { MatchedHome } from '../matching.public.ts'
import { ChosenHomes } from './chosen-homes.tsx'
import { goToProblem, LetterFields, type Problems, problemsOf, useReplyWords, type Words } from './letter-fields.tsx'
import { sendHomesMessages } from './send-messages.ts'
import { useSendHomes } from './use-send-homes.ts'

type Way = 'email' | 'whatsapp'

interface Props {
  lead: StaffLeadDetail
  homes: readonly MatchedHome[]
  onTakeOut: (id: number) => void
  onSent: () => void
  onClose: () => void
}

/** The text as it begins, in a language: a template's where one was chosen, else ours. */
function useBeginnings(lead: StaffLeadDetail, count: number) {
  const { facts, isReady } = useReplyFacts(lead)
  return {
    isReady,
    begin(locale: Locale, template: StaffTemplate | null): Words {
      const { defaults } = sendHomesMessages[locale]
      if (!template)
        return {
          subject: defaults.subject(count),
          body: `${defaults.greeting(lead.firstName)}\n\n${defaults.body(count)}`,
        }
      const values = replyValues(facts, locale)
      return {
        subject: fillTemplate(inLocale(locale, template.subject ?? '', template.subjectFr), values),
        body: fillTemplate(inLocale(locale, template.body, template.bodyFr), values),
      }
    },
  }
}

/** For WhatsApp: the words, then each home with its price and its address. */
function useWholeText() {
  const { publicUrl } = useSite()
  return (body: string, homes: readonly MatchedHome[], locale: Locale) => {
    const lines = homes.map((home) => {
      const price = [formatMoney(home.price, 'XOF'), pricePeriod(nestMessages[locale], home)].filter(Boolean).join(' ')
      const title = inLocale(locale, home.title, home.titleFr)
      return `${title}, ${price}\n${propertyLink({ publicUrl, locale }, home.id)}`
    })
    return [body.trim(), ...lines].join('\n\n')
  }
}

/** Ticked homes on their way to one person: a letter with pictures and links, or a text for WhatsApp. */
export function SendHomesDialog({ lead, homes, onTakeOut, onSent, onClose }: Props) {
  const words = useMessages(sendHomesMessages)
  const replyWords = useReplyWords()
  const { locale: reader } = useSite()
  const server = useMailServer()
  const whatsapp = whatsappOf(lead)
  const ways: Way[] = [...(lead.email ? (['email'] as const) : []), ...(whatsapp ? (['whatsapp'] as const) : [])]
  const [way, setWay] = useState<Way | null>(ways[0] ?? null)
  const [locale, setLocale] = useState<Locale>(lead.locale ?? reader)
  const [template, setTemplate] = useState<StaffTemplate | null>(null)
  const [own, setOwn] = useState<Partial<Words>>({})
  const [problems, setProblems] = useState<Problems>({})
  const [opened, setOpened] = useState<string | null>(null)
  const { isReady, begin } = useBeginnings(lead, homes.length)
  const wholeText = useWholeText()
  const form = useRef<HTMLFormElement>(null)
  const { send, note, isBusy, problem } = useSendHomes(lead.id, () => {
    onSent()
    onClose()
  })

  const letter = { ...begin(locale, template), ...own }
  const propertyIds = homes.map(({ id }) => id)
  const hasOwnWords = Object.keys(own).length > 0
  const isEmail = way === 'email'
  const canSend = isEmail && server === 'there'

  /** True when it can go out; otherwise says what to mend, and leads there. */
  function isComplete(): boolean {
    const found = problemsOf(letter, replyWords, { needsSubject: isEmail })
    setProblems(found)
    if (Object.keys(found).length === 0) return true
    goToProblem(form.current)
    return false
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (canSend && !isBusy && isComplete()) send({ ...letter, locale, propertyIds })
  }

  return (
    <Drawer
      title={words.title(homes.length, lead.name)}
      closeLabel={words.close}
      isHeld={isBusy || hasOwnWords || opened !== null}
      onClose={onClose}
      end={
        opened === null ? (
          <>
            {isEmail && (
              <Button
                type="submit"
                form="send-homes"
                isBusy={isBusy || server === 'asked'}
                {...(isBusy && { busyLabel: words.sending })}
                disabled={server === 'missing'}
              >
                {words.act}
              </Button>
            )}
            {way === 'whatsapp' && (
              <a
                className="btn"
                href={`${whatsapp}?text=${encodeURIComponent(wholeText(letter.body, homes, locale))}`}
                target="_blank"
                rel="noopener noreferrer"
                onClick={(event) => {
                  if (isComplete()) setOpened(wholeText(letter.body, homes, locale))
                  else event.preventDefault()
                }}
              >
                {words.openWhatsapp}
                <span className="sr"> {words.newTab}</span>
              </a>
            )}
            <button type="button" className="text-link" onClick={onClose}>
              {words.leave}
            </button>
            {canSend && <p className="soft send-homes__keys">{words.shortcut}</p>}
          </>
        ) : (
          <>
            <p role="status">{words.didYouSend}</p>
            <Button isBusy={isBusy} onClick={() => note({ propertyIds, text: opened })}>
              {words.didSend}
            </Button>
            <button type="button" className="text-link" onClick={() => setOpened(null)}>
              {words.didNot}
            </button>
          </>
        )
      }
    >
      <ChosenHomes homes={homes} onTakeOut={opened === null && homes.length > 1 ? onTakeOut : null} />
      {way === null ? (
        <p className="form-notice">{words.noAddress}</p>
      ) : (
        <form id="send-homes" ref={form} className="small-form" noValidate onKeyDown={keepEnter} onSubmit={submit}>
          {/* For Ctrl+Enter, which presses the button of its own form. */}
          <button type="submit" hidden tabIndex={-1} />
          {ways.length > 1 && (
            <FieldGroup label={words.way}>
              <div className="opts">
                {ways.map((one) => (
                  <label key={one}>
                    <input type="radio" name="send-way" checked={way === one} onChange={() => setWay(one)} />
                    {one === 'email' ? words.byEmail : words.byWhatsapp}
                  </label>
                ))}
              </div>
            </FieldGroup>
          )}
          <p className="soft">{isEmail && lead.email ? words.byEmailHint(lead.email) : words.whatsappHint}</p>
          {isEmail && server === 'missing' && <NoMailServer />}
          <FieldGroup label={words.language}>
            <div className="opts">
              {LOCALES.map((one) => (
                <label key={one} lang={one}>
                  <input type="radio" name="send-locale" checked={locale === one} onChange={() => setLocale(one)} />
                  {replyWords.languages[one]}
                </label>
              ))}
            </div>
          </FieldGroup>
          <TemplateChoice
            chosen={template ? String(template.id) : ''}
            isReady={isReady}
            hasOwnWords={hasOwnWords}
            isFrench={locale === 'fr'}
            onChoose={(chosen) => {
              setTemplate(chosen)
              setOwn({})
              setProblems({})
            }}
          />
          <LetterFields
            letter={letter}
            locale={locale}
            labels={{ subject: words.subject, body: words.words }}
            problems={problems}
            needsSubject={isEmail}
            onChange={(changes) => {
              setOwn({ ...own, ...changes })
              setProblems({})
            }}
          />
          {problem && <p className="err">{problem}</p>}
        </form>
      )}
    </Drawer>
  )
}
