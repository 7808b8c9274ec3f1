import type { Proposals, RecommendationAnswer } from '../recommendation.public.ts'

type Homes = Pick<RecommendationAnswer, 'recommendations'>

/** An answer with its reasons in the order that was asked for. */
export function orderReasons<Answer extends Homes>(answer: Answer, orders: Proposals['orders']): Answer {
  const recommendations = answer.recommendations.map((home) => {
    const order = orders.find(({ propertyId }) => propertyId === home.propertyId)
    return order ? { ...home, reasons: order.reasons.flatMap((index) => home.reasons[index] ?? []) } : home
  })
  return { ...answer, recommendations }
}
