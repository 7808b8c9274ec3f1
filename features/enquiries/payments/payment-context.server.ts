import { createContext } from 'react-router'
import type { PaymentDesk } from './payment-desk.ts'

/** For the page on which a guest pays. Null where pages are made without anybody who makes links. */
export const paymentContext = createContext<PaymentDesk | null>(null)
