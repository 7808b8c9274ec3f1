import { AppError } from '#common/errors.ts'
import type { Locale } from '#common/locale.ts'
import { requirePermission } from '#common/permissions.ts'
import type { Context } from '#db/context.server.ts'
import { managementFee } from '#features/nest/management-fees.ts'
import { findProperty } from '#features/nest/property.repository.server.ts'
import { boundsOf } from '#features/nest/stays/occupancy.ts'
import { decimal } from '#features/nest/stays/quote-stay.ts'
import { type StatementFigures, statementOf, totalOf } from '#features/nest/stays/stay-statement.ts'
import { CSV_BOM, csvLine } from '../desk/csv.ts'
import { stayCsvMessages } from './stay-csv-messages.ts'
import { findStaysOfHome, hasStaysOfDeleted } from './stay-desk.repository.server.ts'
import type { StatementQuery } from './stay-desk.schema.ts'
import { stayReference } from './stay-reference.ts'

const francs = (centimes: bigint) => Number(decimal(centimes))
const amounts = ({ nights, gross, cleaning, tax, fee, net }: StatementFigures) => [
  nights,
  ...[gross, cleaning, tax, fee, net].map(francs),
]

/** What a month of a home comes to for its owner, stay by stay, for a spreadsheet: no guest is named in it. */
export async function exportStatement(
  { db, actor }: Context,
  { home, month }: StatementQuery,
  locale: Locale,
): Promise<string> {
  requirePermission(actor, 'enquiry:read')
  const isKnown = typeof home === 'number' ? await findProperty(db, home) : await hasStaysOfDeleted(db, home)
  if (!isKnown) throw new AppError('not_found')
  const words = stayCsvMessages[locale]
  const rows = (await findStaysOfHome(db, home, boundsOf(month))).flatMap((stay) => {
    const figures = statementOf(stay, month)
    return figures ? [{ stay, figures }] : []
  })
  const { reference, arrival, departure, nights, gross, cleaning, tax, fee, net } = words
  const heads = [
    reference,
    arrival,
    departure,
    nights,
    gross,
    cleaning,
    tax,
    fee(managementFee('shortTerm', locale)),
    net,
  ]
  const lines = rows.map(({ stay, figures }) => {
    const name = stayReference(stay.id)
    const called = stay.status === 'cancelled' ? `${name} (${words.cancelled})` : name
    return [called, stay.arrival, stay.departure, ...amounts(figures)]
  })
  const total = [words.total, null, null, ...amounts(totalOf(rows.map(({ figures }) => figures)))]
  return CSV_BOM + [heads, ...lines, total].map((line) => csvLine(line, locale)).join('')
}
