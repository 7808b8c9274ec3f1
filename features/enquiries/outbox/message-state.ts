/** Where a message stands. 'dropped': we chose not to send it. */
export const MESSAGE_STATES = ['waiting', 'sent', 'failed', 'dropped'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
