const en = {
  somebody: 'Somebody',
  newLead: 'A new request',
  answer: 'A new message',
  about: (who: string, what: string) => `${who} · ${what}`,
  viewing: (hour: string) => `Viewing at ${hour}`,
  moved: (when: string) => `A viewing was moved: ${when}`,
  cancelled: 'A viewing was cancelled',
  given: (when: string) => `A viewing is now yours: ${when}`,
  taken: 'A viewing is no longer yours',
  task: 'A task is due',
  callback: 'Somebody asked to be called',
  followUp: 'A follow-up is due',
}

const fr = {
  somebody: 'Quelqu’un',
  newLead: 'Une nouvelle demande',
  answer: 'Un nouveau message',
  about: (who: string, what: string) => `${who} · ${what}`,
  viewing: (hour: string) => `Visite à ${hour}`,
  moved: (when: string) => `Une visite est déplacée\u00a0: ${when}`,
  cancelled: 'Une visite est annulée',
  given: (when: string) => `Une visite vous est confiée\u00a0: ${when}`,
  taken: 'Une visite ne vous est plus confiée',
  task: 'Une tâche est à faire',
  callback: 'Quelqu’un attend un rappel',
  followUp: 'Une relance est à faire',
} satisfies typeof en

export const noticeMessages = { en, fr }
