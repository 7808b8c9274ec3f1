/** Only the server says it: how fast we answer is an aim, and depends on the opening hours of the settings. */
const en = {
  /** `hours` is 'Monday to Friday, 09:00 to 18:00'. */
  duringHours: (hours: string) =>
    `We aim to answer within the hour during opening hours, and on the next working morning otherwise. Opening hours, Dakar time: ${hours}.`,
  withoutHours: 'We aim to answer within one working day.',
}

const fr = {
  duringHours: (hours) =>
    `Nous nous efforçons de répondre dans l’heure pendant les heures d’ouverture, sinon le matin du jour ouvré suivant. Heures d’ouverture (heure de Dakar)\u00a0: ${hours}.`,
  withoutHours: 'Nous nous efforçons de répondre sous un jour ouvré.',
} satisfies typeof en

export const answerTimeMessages = { en, fr }
