import { type ActionFunctionArgs, data } from 'react-router'
import { z } from 'zod'
import { dakarClock, momentInDakar } from '#common/dakar-time.ts'
import { AppError, type FieldProblems } from '#common/errors.ts'
import { fieldProblems, validationMessage } from '#common/validation.ts'
import type { Context } from '#db/context.server.ts'
import { codeOfUnknownError } from '#db/database-error.server.ts'
import { hireCategory, hireExtras, hireMoment } from '#features/mobility/hire/booking.schema.ts'
import { checkAvailability, checkCategory } from '#features/mobility/hire/check-availability.server.ts'
import { problemOfTimes } from '#features/mobility/hire/hire-rules.ts'
import { reservationForm } from '#features/mobility/hire/reservation.form.ts'
import { reservationMessages } from '#features/mobility/hire/reservation-messages.ts'
import type { HireAnswer, HireQuestion } from '#features/mobility/hire/use-availability.ts'
import {
  INTENT_FIELD,
  OFFER_INTENTS,
  PRICE_INTENT,
  type PriceAnswer,
} from '#features/mobility/hire/use-availability.ts'
import { cutToFields, type FormAnswer, readFormValues } from '#platform/forms/form-values.ts'
import { answerPlainPost, readPosted, returnedForm } from '#platform/forms/plain-post.server.ts'
import { pageContext } from '#ui/page/page-context.server.ts'
import { PLAIN_POSTS } from './plain-posts.server.ts'

/** What a price depends on; the rest of the form may still be empty. */
const priceSchema = z
  .object({
    vehicleId: z.string().transform((id) => (/^\d{1,9}$/.test(id) ? Number(id) : null)),
    vehicleCategory: z.string(),
    pickupDateTime: hireMoment,
    dropoffDateTime: hireMoment,
    extras: hireExtras,
    flightNumber: z.string(),
    passengers: z.string(),
    bags: z.string(),
  })
  .superRefine(({ vehicleId, vehicleCategory, pickupDateTime: pickup, dropoffDateTime: dropoff }, { addIssue }) => {
    const found = problemOfTimes({ pickup, dropoff })
    if (found) addIssue({ code: 'custom', path: [found.at], message: found.problem })
    if (vehicleId === null && !hireCategory.safeParse(vehicleCategory).success)
      addIssue({ code: 'custom', path: ['vehicleCategory'], message: 'chooseOne' })
  })

function questionOf(parsed: z.output<typeof priceSchema>): HireQuestion {
  const { vehicleCategory: category, pickupDateTime: pickup, dropoffDateTime: dropoff, flightNumber, ...rest } = parsed
  return { ...rest, category, pickup, dropoff, isFromAirport: flightNumber.trim() !== '' }
}

async function answerOf(visitor: Context, { vehicleId, category, ...request }: HireQuestion): Promise<HireAnswer> {
  if (vehicleId === null)
    return { about: 'category', ...(await checkCategory(visitor, hireCategory.parse(category), request)) }
  try {
    return { about: 'car', ...(await checkAvailability(visitor, vehicleId, request)) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return { about: 'gone' }
    throw error
  }
}

async function answerPrice({ context }: ActionFunctionArgs, posted: FormData) {
  const page = context.get(pageContext)
  const { context: visitor, locale, logError } = page
  const given = readFormValues(reservationForm, posted)
  const values = cutToFields(reservationForm, given)
  const parsed = priceSchema.safeParse(given)
  if (!parsed.success) {
    const found: FieldProblems = fieldProblems(parsed.error)
    const problems = Object.entries(found).map(([field, key]) => [field, validationMessage(key, locale)])
    return data<PriceAnswer>(
      { form: reservationForm.name, values, problems: Object.fromEntries(problems) },
      { status: 400 },
    )
  }
  const question = questionOf(parsed.data)
  const say = (answer: HireAnswer, status: number) =>
    data<PriceAnswer>({ form: reservationForm.name, values, problems: {}, price: { question, answer } }, { status })
  try {
    return say(await answerOf(visitor, question), 200)
  } catch (error) {
    logError(error)
    page.returned = returnedForm(reservationForm, reservationMessages[locale], values)
    return say({ about: 'nothing' }, new AppError(codeOfUnknownError(error)).status)
  }
}

/** What a button of the panel fills in: the time, the category or the car that it offers. */
function takeOffer(posted: FormData, [intent, value = '']: string[]): void {
  if (intent === 'category') posted.set('vehicleId', '')
  if (intent === 'category') posted.set('vehicleCategory', value)
  if (intent === 'car') posted.set('vehicleId', value)
  if (intent !== 'start') return
  const [start, pickup, dropoff] = [value, posted.get('pickupDateTime'), posted.get('dropoffDateTime')].map((text) =>
    momentInDakar(String(text)),
  )
  if (!start || !pickup || !dropoff) return
  posted.set('pickupDateTime', dakarClock(start))
  posted.set('dropoffDateTime', dakarClock(new Date(start.getTime() + dropoff.getTime() - pickup.getTime())))
}

/** Nothing was free: the page comes back with what is. */
async function withOffers({ context }: ActionFunctionArgs, answer: FormAnswer): Promise<PriceAnswer> {
  const { context: visitor, logError } = context.get(pageContext)
  const parsed = priceSchema.safeParse(answer.values)
  if (!parsed.success) return answer
  const question = questionOf(parsed.data)
  try {
    return { ...answer, price: { question, answer: await answerOf(visitor, question) } }
  } catch (error) {
    logError(error)
    return answer
  }
}

/** The reservation form without JavaScript; with it, the browser calls POST /api/bookings. */
export async function reservationAction(args: ActionFunctionArgs) {
  const posted = await readPosted(args.request.clone())
  const { refusal } = args.context.get(pageContext)
  const intent = String(posted?.get(INTENT_FIELD) ?? '').split(' ')
  const asksPrice = [PRICE_INTENT, ...OFFER_INTENTS].some((one) => one === intent[0]) && !refusal
  if (posted && asksPrice) {
    takeOffer(posted, intent)
    return answerPrice(args, posted)
  }
  const answer = await answerPlainPost(args, PLAIN_POSTS.reservation)
  if (answer instanceof Response || answer.init?.status !== 409) return answer
  return data<PriceAnswer>(await withOffers(args, answer.data), { status: 409 })
}
