import { hostname } from 'node:os'
import type { SendMailOptions } from 'nodemailer'
import type { Alarm } from '#features/dashboard/alarms/alarm.public.ts'
import { alarmMessages, describeAlarm } from '#features/dashboard/alarms/alarm-messages.ts'
import type { MailSettings } from '#platform/mail/letters.ts'

const LANGUAGES = [alarmMessages.fr, alarmMessages.en]

/** In both languages: whoever looks after the server need not be who chose the language of the house. */
export function alarmLetter(
  alarm: Alarm,
  isOver: boolean,
  { from, publicUrl }: Pick<MailSettings, 'from' | 'publicUrl'>,
  to: readonly string[],
): SendMailOptions {
  const titleOf = (words: (typeof LANGUAGES)[number]) =>
    isOver ? words.words[alarm.subject].over : words.words[alarm.subject].title
  const parts = LANGUAGES.map((words) =>
    [titleOf(words), ...(isOver ? [] : [describeAlarm(words, alarm).text, words.onceADay, words.runbook])].join('\n\n'),
  )
  return {
    from,
    to: to.map((address) => ({ name: '', address })),
    subject: `${isOver ? '✓' : '⚠'} ${LANGUAGES.map(titleOf).join(' · ')}`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    text: [...parts, `${publicUrl}/admin (${hostname()})`].join('\n\n--\n\n'),
  }
}

/** For a chat, which is read by those who read the log: in English. */
export function alarmNews(alarm: Alarm, isOver: boolean) {
  const { title, text } = describeAlarm(alarmMessages.en, alarm)
  const { over } = alarmMessages.en.words[alarm.subject]
  return {
    text: `Kais (${hostname()}): ${isOver ? over : `${title}. ${text}`}`,
    kind: isOver ? 'over' : 'alarm',
    alarm,
  }
}
