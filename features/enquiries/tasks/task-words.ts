import type { Locale } from '#common/locale.ts'
import type { TaskKind } from './task-kinds.ts'

const en: Record<TaskKind, string> = { task: 'Task', 'follow-up': 'Follow-up', callback: 'Callback' }
const fr: Record<TaskKind, string> = { task: 'Tâche', 'follow-up': 'Relance', callback: 'Rappel' }
export const taskKindWords = { en, fr }

const COLON = { en: ': ', fr: '\u00a0: ' }

interface Called {
  kind: TaskKind
  title: string
}

/**
 * What a task is called, in the language of whoever reads: 'Print the brochures', 'Follow-up', 'Callback: Villa Teranga' (the site
 * plans callbacks, and names no more than the home).
 */
export function sayTask({ kind, title }: Called, locale: Locale): string {
  if (kind !== 'callback' && title) return title
  return [taskKindWords[locale][kind], title].filter(Boolean).join(COLON[locale])
}
