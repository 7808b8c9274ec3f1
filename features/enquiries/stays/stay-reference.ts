/** By which a guest and staff speak of one stay: 'KS-4827-1935'. As a submission's `KR-…` (reference.ts), with numbers of its own. */
import { fromPlace, toPlace } from '../reference.ts'

export const stayReference = (id: number): string => toPlace('KS', id)

/** However it is typed: 'ks 4827 1935'. Null for anything else. */
export const readStayReference = (text: string): number | null => fromPlace('KS', text)
