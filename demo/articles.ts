import { article as houseForTheClimate } from './articles/a-house-for-the-harmattan-and-the-rains.ts'
import { article as leaseBeforeSigning } from './articles/a-lease-in-dakar-before-you-sign.ts'
import { article as buyersCosts } from './articles/buyers-costs-on-200-million-fcfa.ts'
import { article as buyingFromAbroad } from './articles/buying-in-dakar-from-abroad.ts'
import { article as fiveDistricts } from './articles/five-districts-of-dakar-for-a-family.ts'
import { article as furnishingByTheSea } from './articles/furnishing-a-house-by-the-sea.ts'
import { article as movingInTenWeeks } from './articles/moving-to-dakar-in-ten-weeks.ts'
import { article as offPlan } from './articles/off-plan-in-senegal-what-to-ask.ts'
import type { DemoArticle } from './demo-types.ts'

export const demoArticles: DemoArticle[] = [
  buyingFromAbroad,
  offPlan,
  buyersCosts,
  fiveDistricts,
  movingInTenWeeks,
  houseForTheClimate,
  furnishingByTheSea,
  leaseBeforeSigning,
]
