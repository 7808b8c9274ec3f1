import type { JobName, JobProblem } from '#platform/jobs/job.public.ts'

interface JobWords {
  name: string
  does: string
}

const jobsEn: Record<JobName, JobWords> = {
  mail: { name: 'E-mail', does: 'Sends what waits in the outbox.' },
  notices: { name: 'Notices', does: 'Tells the phones and browsers of staff what has come in and what is due.' },
  'task-reminders': { name: 'Task reminders', does: 'Writes to whoever has a task when its hour comes.' },
  'viewing-reminders': { name: 'Viewing reminders', does: 'Reminds visitors of their viewing.' },
  'car-holds': { name: 'Release of cars', does: 'Frees cars that nobody confirmed in time, and tells the visitor.' },
  'stay-holds': { name: 'Release of nights', does: 'Frees nights that nobody confirmed in time, and tells the guest.' },
  'viewing-holds': {
    name: 'Release of viewings',
    does: 'Frees hours that nobody confirmed in time, and tells the visitor.',
  },
  payments: { name: 'Payments', does: 'Asks the payment providers what their notices may have left out.' },
  publishing: { name: 'Publishing', does: 'Shows articles and episodes to visitors when their hour comes.' },
  feeds: { name: 'Feeds', does: 'Reads the news feeds of others.' },
  calendars: { name: 'Calendars', does: 'Reads the booking calendars of others, and holds the nights they name.' },
  backup: { name: 'Backup', does: 'Makes the daily backup, and lets go of the oldest ones.' },
  retention: { name: 'Clearing', does: 'Clears away what is older than the settings say.' },
  'try-counts': { name: 'Limits', does: 'Forgets counts of tries whose time is over.' },
}

const jobsFr: Record<JobName, JobWords> = {
  mail: { name: 'E-mails', does: 'Envoie ce qui attend dans «\u00a0Envois\u00a0».' },
  notices: {
    name: 'Notifications',
    does: 'Prévient les téléphones et navigateurs de l’équipe de ce qui arrive et de ce qui approche.',
  },
  'task-reminders': {
    name: 'Rappels de tâches',
    does: 'Écrit à la personne chargée d’une tâche quand son heure vient.',
  },
  'viewing-reminders': { name: 'Rappels de visites', does: 'Rappelle leur visite aux visiteurs.' },
  'car-holds': {
    name: 'Libération des voitures',
    does: 'Libère les voitures que personne n’a confirmées à temps et prévient le visiteur.',
  },
  'stay-holds': {
    name: 'Libération des nuits',
    does: 'Libère les nuits que personne n’a confirmées à temps et prévient le voyageur.',
  },
  'viewing-holds': {
    name: 'Libération des visites',
    does: 'Libère les créneaux que personne n’a confirmés à temps et prévient le visiteur.',
  },
  payments: {
    name: 'Paiements',
    does: 'Demande aux prestataires de paiement ce que leurs notifications ont pu omettre.',
  },
  publishing: { name: 'Publication', does: 'Montre articles et épisodes aux visiteurs à l’heure prévue.' },
  feeds: { name: 'Flux', does: 'Lit les flux d’actualité des autres.' },
  calendars: {
    name: 'Calendriers',
    does: 'Lit les calendriers de réservation des autres et retient les nuits qu’ils indiquent.',
  },
  backup: { name: 'Sauvegarde', does: 'Fait la sauvegarde quotidienne et supprime les plus anciennes.' },
  retention: { name: 'Effacement', does: 'Efface ce qui est plus ancien que ne le prévoient les réglages.' },
  'try-counts': { name: 'Limites', does: 'Oublie le nombre de tentatives dont le délai est écoulé.' },
}

const problemsEn: Record<JobProblem, string> = {
  database: 'The database did not answer, or refused.',
  network: 'Another server could not be reached.',
  'mail-server': 'The mail server does not take messages.',
  'other-backup': 'Another backup was being made; it is tried again within the hour.',
  refused: 'It could not be done as things are; the log says why.',
  'too-long': 'It took too long and was broken off.',
  lost: 'The process that did it is gone, or could not reach the database.',
  mistake: 'Something unexpected happened; the log has the details.',
}

const problemsFr: Record<JobProblem, string> = {
  database: 'La base de données n’a pas répondu, ou a refusé.',
  network: 'Un autre serveur n’a pas pu être joint.',
  'mail-server': 'Le serveur de courrier ne prend pas les messages.',
  'other-backup': 'Une autre sauvegarde était en cours\u202f; un nouvel essai suit dans l’heure.',
  refused: 'Ce n’était pas possible en l’état\u202f; le journal du serveur dit pourquoi.',
  'too-long': 'Cela a duré trop longtemps et a été interrompu.',
  lost: 'Le processus qui s’en chargeait a disparu, ou n’atteignait plus la base de données.',
  mistake: 'Un imprévu s’est produit\u202f; le journal du serveur en a le détail.',
}

const en = {
  intro:
    'What the house does by itself, each by one server at a time. The times are Dakar’s; the page follows by itself.',
  empty: 'Nothing is set up yet',
  emptyHint: 'A server that has just started enters its jobs here within seconds.',
  jobs: jobsEn,
  problems: problemsEn,
  states: { running: 'Running', waiting: 'Waiting', orphaned: 'Nobody takes it up' },
  orphanedHint: 'It is switched off, or no server that can do it is running.',
  failing: 'Failing',
  runningSince: 'Running since',
  on: (machine: string, process: string) => (process ? `on ${machine} (process ${process})` : `on ${machine}`),
  lastRun: 'Last run',
  took: (duration: string) => `took ${duration}`,
  never: 'Not run yet',
  nextRun: 'Next run',
  asSoonAsPossible: 'Now',
  failures: (n: number) => (n === 1 ? 'It failed once.' : `It failed ${n} times in a row.`),
  since: 'Since',
  runNow: 'Run now',
  asking: 'One moment…',
  asked: 'It begins within seconds.',
  askFailed: 'It could not be asked for',
  seconds: (n: string) => `${n} s`,
  minutes: (n: string) => `${n} min`,
  hours: (n: string) => `${n} h`,
}

const fr = {
  intro:
    'Ce que la maison fait d’elle-même, chaque tâche par un seul serveur à la fois. Les heures sont celles de Dakar\u202f; la page suit toute seule.',
  empty: 'Rien n’est encore en place',
  emptyHint: 'Un serveur qui vient de démarrer inscrit ses tâches ici en quelques secondes.',
  jobs: jobsFr,
  problems: problemsFr,
  states: { running: 'En cours', waiting: 'En attente', orphaned: 'Personne ne s’en charge' },
  orphanedHint: 'Elle est désactivée, ou aucun serveur capable de la faire ne tourne.',
  failing: 'En échec',
  runningSince: 'En cours depuis',
  on: (machine: string, process: string) => (process ? `sur ${machine} (processus ${process})` : `sur ${machine}`),
  lastRun: 'Dernière fois',
  took: (duration: string) => `durée\u00a0: ${duration}`,
  never: 'Pas encore lancée',
  nextRun: 'Prochaine fois',
  asSoonAsPossible: 'Maintenant',
  failures: (n: number) => (n === 1 ? 'Elle a échoué une fois.' : `Elle a échoué ${n}\u00a0fois de suite.`),
  since: 'Depuis',
  runNow: 'Lancer maintenant',
  asking: 'Un instant…',
  asked: 'Elle commence dans quelques secondes.',
  askFailed: 'Elle n’a pas pu être demandée',
  seconds: (n: string) => `${n}\u00a0s`,
  minutes: (n: string) => `${n}\u00a0min`,
  hours: (n: string) => `${n}\u00a0h`,
} satisfies typeof en

export const jobMessages = { en, fr }
