/** What a device can be told of. */
export const NOTICE_KINDS = ['new-lead', 'answer', 'viewing-soon', 'task-due'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
