import { createContext } from 'react-router'
import type { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import type { Currency } from '#common/money.ts'
import type { Sender } from '#common/sender.ts'
import type { Context } from '#db/context.server.ts'
import type { CompanyProfile } from './company-profile.ts'
import type { ReturnedForm } from './page-trouble.ts'
import type { Site } from './site.ts'

/** What a page's loader may know: the company, a language, a currency, and the rights of an anonymous visitor. */
export interface PageContext {
  context: Context
  company: CompanyProfile
  socialLinks: Site['socialLinks']
  locale: Locale
  currency: Currency
  savesData: boolean
  keepsPages: boolean
  publicUrl: string
  /** Another map than our own drawing (MAP_STYLE_URL). */
  mapStyleUrl: string | null
  /** The page of all parts of the interface: for those who build it, not for visitors. */
  showsParts: boolean
  /** Asked for by a page that is open, for another that it is about to show: its data and its head, no HTML. */
  isForData: boolean
  /** Only where a form was sent without scripts: whatever is kept for others knows of nobody. */
  sender?: Sender | undefined
  /** Why a form that was sent without scripts is not taken, whatever it says; its page gives back what was typed. */
  refusal?: AppError | undefined
  /** Set by an action that could not take a form: given back even where the rest of its page cannot be made. */
  returned?: ReturnedForm | undefined
  /** What broke while a page was made; the visitor only reads that something did. */
  logError: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()
