import { fromPlace, toPlace } from '../reference.ts'

/** By which a visitor and staff speak of one viewing: 'KV-4827-1935'. */
export const viewingReference = (id: number): string => toPlace('KV', id)

/** However it is typed: 'kv 4827 1935'. Null for anything else. */
export const readViewingReference = (text: string): number | null => fromPlace('KV', text)
