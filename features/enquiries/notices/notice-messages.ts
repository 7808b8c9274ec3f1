const en = {
  somebody: 'Somebody',
  newLead: 'A new request',
  answer: 'A new message',
  about: (who: string, what: string) => `${who} · ${what}`,
  viewing: (hour: string) => `Viewing at ${hour}`,
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
  task: 'Une tâche est à faire',
  callback: 'Quelqu’un attend un rappel',
  followUp: 'Une relance est à faire',
} satisfies typeof en

export const noticeMessages = { en, fr }
