import type { TaskGroup } from '../task-due.ts'
import { taskKindWords } from '../task-words.ts'

const enGroups: Record<TaskGroup, string> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'The next seven days',
  later: 'Later',
  someday: 'No date',
}

const en = {
  kinds: taskKindWords.en,
  groups: enGroups,
  views: { label: 'Whose tasks', mine: 'Mine', all: 'Everybody’s', done: 'Done' },
  search: 'Search tasks and people',
  filters: (set: number) => (set > 0 ? `Filters (${set})` : 'Filters'),
  clear: 'Clear the filters',
  owner: 'Owner',
  me: 'Me',
  anybodys: 'Without an owner',
  kind: 'Kind',
  due: 'Due',
  empty: {
    mine: { title: 'Nothing is left to do', hint: 'What you or a colleague plan for you appears here.' },
    all: { title: 'Nothing is left to do', hint: 'Add a task, or plan one on the page of a lead.' },
    done: { title: 'Nothing has been done yet', hint: 'What is ticked off appears here, with what came of it.' },
  },
  keys: 'Keys on a task: ↑ ↓ choose, → a day later, ← a day earlier, Space done, E edit.',

  marks: {
    overdue: (when: string) => `Overdue: ${when}`,
    today: 'Today',
    todayAt: (hour: string) => `Today, ${hour}`,
    dayAt: (day: string, hour: string) => `${day}, ${hour}`,
  },

  row: {
    tick: (what: string) => `Done: ${what}`,
    reopen: (what: string) => `Reopen: ${what}`,
    outcomes: { spoke: 'Spoke to them', message: 'Left a message' },
    withWords: 'Done, with a note',
    outcome: 'What came of it',
    finish: 'Done',
    leave: 'Never mind',
    later: 'A day later',
    edit: 'Edit',
    about: (what: string) => ` (${what})`,
    call: 'Call',
    doneBy: (name: string, when: string) => `${name}, ${when}`,
  },

  said: {
    added: 'Task added',
    saved: 'Task saved',
    done: (what: string) => `Done: ${what}`,
    reopened: (what: string) => `Reopened: ${what}`,
    moved: (what: string, when: string) => `${what}: ${when}`,
    cannotMove: 'It cannot be due earlier than that.',
    deleted: 'Task deleted',
    back: 'The task is back',
    undo: 'Undo',
    error: 'Error',
    stale: 'Changed in the meantime',
    staleText: 'Somebody else changed this task just before you. Your change was not made; this is how it stands now.',
    gone: 'This task is not here any more',
    goneText: 'Somebody else deleted it.',
  },

  form: {
    add: 'Add a task',
    edit: 'Edit the task',
    close: 'Close',
    what: 'What is to be done',
    whatHint: 'For a follow-up or a callback it may stay empty.',
    quick: 'Quick choices',
    times: { today: 'Today', tomorrow: 'Tomorrow', threeDays: 'In 3 days', nextWeek: 'Next Monday', none: 'No date' },
    day: 'Day',
    hour: 'Time',
    hourHint: 'Dakar time, such as 14:30. Empty: any time that day.',
    lead: 'Lead',
    noLead: 'None',
    findLead: 'Search by name, address or number',
    found: (n: number) => (n === 0 ? 'Nobody found.' : n === 1 ? '1 person found.' : `${n} people found.`),
    takeOff: (name: string) => `Remove ${name}`,
    owner: 'Owner',
    anybody: 'Without an owner',
    you: (name: string) => `${name} (you)`,
    submit: 'Add the task',
    save: 'Save',
    delete: 'Delete the task',
    saving: 'Saving…',
  },

  part: {
    title: 'To do',
    none: 'Nothing is planned.',
    add: 'Add a task',
    quick: 'Plan the next step',
    times: { tomorrow: 'Tomorrow', threeDays: 'In 3 days', nextWeek: 'Next Monday' },
    all: (n: number) => `All ${n} tasks`,
  },

  timeline: {
    planned: (when: string) => `Planned for ${when}`,
    plannedSomeday: 'Planned, without a date',
    done: (what: string) => `Done: ${what}`,
    reopened: (what: string) => `Reopened: ${what}`,
    deleted: (what: string) => `Deleted: ${what}`,
  },
}

const frGroups: typeof enGroups = {
  overdue: 'En retard',
  today: 'Aujourd’hui',
  week: 'Les sept prochains jours',
  later: 'Plus tard',
  someday: 'Sans date',
}

const fr = {
  kinds: taskKindWords.fr,
  groups: frGroups,
  views: { label: 'À qui sont les tâches', mine: 'Les miennes', all: 'Toutes', done: 'Faites' },
  search: 'Rechercher une tâche ou une personne',
  filters: (set) => (set > 0 ? `Filtres (${set})` : 'Filtres'),
  clear: 'Effacer les filtres',
  owner: 'Responsable',
  me: 'Moi',
  anybodys: 'Sans responsable',
  kind: 'Type',
  due: 'Échéance',
  empty: {
    mine: {
      title: 'Il ne reste rien à faire',
      hint: 'Ce que vous prévoyez, ou qu’un collègue prévoit pour vous, apparaît ici.',
    },
    all: {
      title: 'Il ne reste rien à faire',
      hint: 'Ajoutez une tâche, ou prévoyez-en une sur la fiche d’un prospect.',
    },
    done: { title: 'Rien n’a encore été fait', hint: 'Ce qui est coché apparaît ici, avec ce qu’il en est ressorti.' },
  },
  keys: 'Touches sur une tâche\u00a0: ↑ ↓ choisir, → un jour plus tard, ← un jour plus tôt, Espace faite, E modifier.',

  marks: {
    overdue: (when) => `En retard\u00a0: ${when}`,
    today: 'Aujourd’hui',
    todayAt: (hour) => `Aujourd’hui, ${hour}`,
    dayAt: (day, hour) => `${day}, ${hour}`,
  },

  row: {
    tick: (what) => `Faite\u00a0: ${what}`,
    reopen: (what) => `Rouvrir\u00a0: ${what}`,
    outcomes: { spoke: 'Nous nous sommes parlé', message: 'Message laissé' },
    withWords: 'Faite, avec une note',
    outcome: 'Ce qu’il en est ressorti',
    finish: 'Faite',
    leave: 'Ne rien changer',
    later: 'Un jour plus tard',
    edit: 'Modifier',
    about: (what) => ` (${what})`,
    call: 'Appeler',
    doneBy: (name, when) => `${name}, ${when}`,
  },

  said: {
    added: 'Tâche ajoutée',
    saved: 'Tâche enregistrée',
    done: (what) => `Faite\u00a0: ${what}`,
    reopened: (what) => `De nouveau à faire\u00a0: ${what}`,
    moved: (what, when) => `${what}\u00a0: ${when}`,
    cannotMove: 'L’échéance ne peut pas être plus tôt.',
    deleted: 'Tâche supprimée',
    back: 'La tâche est de retour',
    undo: 'Annuler',
    error: 'Erreur',
    stale: 'Modifiée entre-temps',
    staleText:
      'Quelqu’un d’autre a modifié cette tâche juste avant vous. Votre modification n’a pas été enregistrée\u202f; voici où elle en est.',
    gone: 'Cette tâche n’est plus là',
    goneText: 'Quelqu’un d’autre l’a supprimée.',
  },

  form: {
    add: 'Ajouter une tâche',
    edit: 'Modifier la tâche',
    close: 'Fermer',
    what: 'Ce qu’il y a à faire',
    whatHint: 'Peut rester vide pour une relance ou un rappel.',
    quick: 'Choix rapides',
    times: {
      today: 'Aujourd’hui',
      tomorrow: 'Demain',
      threeDays: 'Dans 3\u00a0jours',
      nextWeek: 'Lundi prochain',
      none: 'Sans date',
    },
    day: 'Jour',
    hour: 'Heure',
    hourHint: 'Heure de Dakar, par exemple 14:30. Vide\u00a0: à n’importe quelle heure de ce jour.',
    lead: 'Prospect',
    noLead: 'Aucun',
    findLead: 'Rechercher par nom, adresse ou numéro',
    found: (n) =>
      n === 0 ? 'Aucun résultat.' : n === 1 ? '1\u00a0personne trouvée.' : `${n}\u00a0personnes trouvées.`,
    takeOff: (name) => `Retirer ${name}`,
    owner: 'Responsable',
    anybody: 'Sans responsable',
    you: (name) => `${name} (vous)`,
    submit: 'Ajouter la tâche',
    save: 'Enregistrer',
    delete: 'Supprimer la tâche',
    saving: 'Enregistrement…',
  },

  part: {
    title: 'À faire',
    none: 'Rien n’est prévu.',
    add: 'Ajouter une tâche',
    quick: 'Prévoir la suite',
    times: { tomorrow: 'Demain', threeDays: 'Dans 3\u00a0jours', nextWeek: 'Lundi prochain' },
    all: (n) => `Les ${n} tâches`,
  },

  timeline: {
    planned: (when) => `Prévue pour le ${when}`,
    plannedSomeday: 'Prévue, sans date',
    done: (what) => `Faite\u00a0: ${what}`,
    reopened: (what) => `De nouveau à faire\u00a0: ${what}`,
    deleted: (what) => `Supprimée\u00a0: ${what}`,
  },
} satisfies typeof en

export const taskMessages = { en, fr }
