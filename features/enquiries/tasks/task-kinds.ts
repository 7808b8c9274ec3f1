/** A callback is what a visitor asked for; a follow-up what staff promised on a lead; the rest is a task. */
export const TASK_KINDS = ['task', 'follow-up', 'callback'] as const
export type TaskKind = (typeof TASK_KINDS)[number]
