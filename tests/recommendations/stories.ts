import { englishBuyers } from './buyers.en.ts'
import { frenchBuyers } from './buyers.fr.ts'
import { englishInvestors } from './investors.en.ts'
import { frenchInvestors } from './investors.fr.ts'
import { englishRenters } from './renters.en.ts'
import { frenchRenters } from './renters.fr.ts'
import type { Story } from './story.ts'
import { englishWishes } from './wishes.en.ts'
import { frenchWishes } from './wishes.fr.ts'

export const STORIES: readonly Story[] = [
  ...[...englishBuyers, ...englishRenters, ...englishInvestors, ...englishWishes],
  ...[...frenchBuyers, ...frenchRenters, ...frenchInvestors, ...frenchWishes],
]
