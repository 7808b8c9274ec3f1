import type { Locale } from '#common/locale.ts'
import { ownEntry } from '#common/own-entry.ts'
import { relocationMessages } from '#features/experience/relocation/relocation-messages.ts'
import { consultationMessages } from '#features/nest/consultation/consultation-messages.ts'
import { leadPageMessages } from '../page/messages.ts'

/** A budget as people read it: the forms of the site note their choices by a key, staff write words. */
export function sayBudget(budget: string, locale: Locale): string {
  const rent = ownEntry<string>(relocationMessages[locale].choices.budget, budget)
  if (rent !== undefined) return leadPageMessages[locale].details.budgetPerMonth(rent)
  return ownEntry<string>(consultationMessages[locale].choices.budget, budget) ?? budget
}
