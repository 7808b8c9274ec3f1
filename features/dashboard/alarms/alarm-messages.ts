import { jobMessages } from '../jobs/messages.ts'
import type { Alarm, AlarmSubject } from './alarm.public.ts'

type Of<Subject extends AlarmSubject> = Extract<Alarm, { subject: Subject }>
type Words = { [Subject in AlarmSubject]: { title: string; over: string; explain: (alarm: Of<Subject>) => string } }

const hoursEn = (minutes: number) => (minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`)
const hoursFr = (minutes: number) => (minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} heures`)

const wordsEn: Words = {
  outbox: {
    title: 'Messages are not going out',
    over: 'Messages are going out again',
    explain: ({ waiting, stuckMinutes, lostNotices }) =>
      [
        stuckMinutes > 0 &&
          `Messages waiting: ${waiting}; the oldest for ${hoursEn(stuckMinutes)}. Nothing is lost: what waits is sent when the server takes it.`,
        lostNotices > 0 &&
          `Notices to staff refused in the past 24 hours: ${lostNotices}; these are not sent again by themselves.`,
        'Look at the mail server (SMTP_URL), then at “Outbox” in the staff area.',
      ]
        .filter(Boolean)
        .join(' '),
  },
  disk: {
    title: 'The disk is filling up',
    over: 'There is room on the disk again',
    explain: ({ level, freeMegabytes, percent, isWritable }) =>
      [
        isWritable
          ? `${freeMegabytes.toLocaleString('en')} MB are free (${percent}%).`
          : 'The data folder cannot be written to.',
        {
          low: 'Everything still works. Make room before pictures and files have to be refused.',
          full: 'Pictures and files are refused, and visits are not counted. Messages are still taken.',
          last: 'Nothing more can be taken, not even messages. Make room now.',
        }[level],
      ].join(' '),
  },
  backup: {
    title: 'The last backup is too old',
    over: 'There is a fresh backup again',
    explain: ({ hours }) =>
      `${hours === null ? 'There is no backup.' : `It is ${hours} hours old.`} Run npm run backup, and see why it did not run by itself.`,
  },
  jobs: {
    title: 'A job keeps failing',
    over: 'All jobs work again',
    explain: ({ names }) =>
      `Failing several times in a row: ${names.map((name) => jobMessages.en.jobs[name].name).join(', ')}. “Jobs” in the staff area says since when and why; the log has the details. Each is tried again by itself.`,
  },
  errors: {
    title: 'Errors are rising',
    over: 'Errors have gone down',
    explain: ({ errors, answers, minutes }) =>
      `${errors} of ${answers} requests failed within ${minutes} minutes. The log says why: look for lines with "level":50.`,
  },
}

const wordsFr = {
  outbox: {
    title: 'Les messages ne partent plus',
    over: 'Les messages partent de nouveau',
    explain: ({ waiting, stuckMinutes, lostNotices }: Of<'outbox'>) =>
      [
        stuckMinutes > 0 &&
          `Messages en attente\u00a0: ${waiting}\u202f; le plus ancien attend depuis ${hoursFr(stuckMinutes)}. Rien n’est perdu\u00a0: ce qui attend partira dès que le serveur l’acceptera.`,
        lostNotices > 0 &&
          `Avis à l’équipe refusés ces dernières 24\u00a0heures\u00a0: ${lostNotices}\u202f; ils ne repartent pas d’eux-mêmes.`,
        'Vérifiez le serveur de courrier (SMTP_URL), puis «\u00a0Envois\u00a0» dans l’espace équipe.',
      ]
        .filter(Boolean)
        .join(' '),
  },
  disk: {
    title: 'Le disque se remplit',
    over: 'Il y a de nouveau de la place sur le disque',
    explain: ({ level, freeMegabytes, percent, isWritable }: Of<'disk'>) =>
      [
        isWritable
          ? `Il reste ${freeMegabytes.toLocaleString('fr')}\u00a0Mo (${percent}\u00a0%).`
          : 'On ne peut plus écrire dans le dossier de données.',
        {
          low: 'Tout fonctionne encore. Faites de la place avant que les images et les fichiers ne soient refusés.',
          full: 'Les images et les fichiers sont refusés, les visites ne sont plus comptées. Les messages sont toujours reçus.',
          last: 'Plus rien ne peut être reçu, pas même les messages. Faites de la place sans attendre.',
        }[level],
      ].join(' '),
  },
  backup: {
    title: 'La dernière sauvegarde est trop ancienne',
    over: 'Une sauvegarde récente existe de nouveau',
    explain: ({ hours }: Of<'backup'>) =>
      `${hours === null ? 'Il n’y a aucune sauvegarde.' : `Elle remonte à ${hours}\u00a0heures.`} Lancez npm run backup et cherchez pourquoi elle ne s’est pas faite d’elle-même.`,
  },
  jobs: {
    title: 'Une tâche automatique échoue à répétition',
    over: 'Toutes les tâches automatiques fonctionnent de nouveau',
    explain: ({ names }: Of<'jobs'>) =>
      `En échec plusieurs fois de suite\u00a0: ${names.map((name) => jobMessages.fr.jobs[name].name).join(', ')}. «\u00a0Tâches automatiques\u00a0», dans l’espace équipe, dit depuis quand et pourquoi\u202f; le journal du serveur en a le détail. Chacune est retentée d’elle-même.`,
  },
  errors: {
    title: 'Les erreurs augmentent',
    over: 'Les erreurs ont diminué',
    explain: ({ errors, answers, minutes }: Of<'errors'>) =>
      `Requêtes en échec au cours des ${minutes}\u00a0dernières minutes\u00a0: ${errors} sur ${answers}. Le journal dit pourquoi\u00a0: cherchez les lignes "level":50.`,
  },
} satisfies Words

const en = {
  heading: 'Alarms for whoever looks after the server',
  since: (moment: string) => `Since ${moment}.`,
  onceADay: 'This is said once a day at most.',
  runbook: 'What each alarm means and what to do stands in docs/OPERATIONS.md.',
  words: wordsEn,
}

const fr = {
  heading: 'À signaler à la personne qui s’occupe du serveur',
  since: (moment: string) => `Depuis le ${moment}.`,
  onceADay: 'Cet avis est envoyé une fois par jour au plus.',
  runbook: 'Le sens de chaque alarme et ce qu’il faut faire se trouvent dans docs/OPERATIONS.md.',
  words: wordsFr,
} satisfies typeof en

export const alarmMessages = { en, fr }

/** The title and the sentences of an alarm. */
export function describeAlarm({ words }: typeof en, alarm: Alarm): { title: string; text: string } {
  const { title, explain } = words[alarm.subject]
  // The words of a subject are made for its alarm; TypeScript cannot follow the two together.
  return { title, text: (explain as (alarm: Alarm) => string)(alarm) }
}
