import { formatMonth } from '#common/dates.ts'
import { formatWhole } from '#common/figures.ts'
import { formatMoney, type MoneyReader } from '#common/money.ts'
import { isPresetAmenity, PRESET_AMENITIES } from '../amenities.ts'
import { type NestMessages, nestMessages } from '../messages.ts'
import { pricePeriod } from '../price-period.ts'
import { leaseLength, upfrontAmount } from '../rental-terms.ts'
import { saleMark, saleMessages } from '../sale/sale-messages.ts'
import { shortlistMessages } from './messages.ts'
import type { ShortlistHome } from './shortlist-home.ts'

/** A value in words, or whether it is there at all. What does not apply to a home is null. */
export type CompareCell = { text: string; note?: string | undefined } | boolean | null

interface CompareLine {
  /** Unique in the table. */
  key: string
  label: string
  /** One for each home, in their order. */
  cells: CompareCell[]
  /** All homes say the same: the reader may leave it out. */
  isSame: boolean
}

interface CompareGroup {
  key: 'money' | 'home' | 'amenities'
  lines: CompareLine[]
}

function line(key: string, label: string, cells: CompareCell[]): CompareLine[] {
  if (cells.every((cell) => cell === null)) return []
  const said = new Set(cells.map((cell) => JSON.stringify(cell)))
  return [{ key, label, cells, isSame: said.size === 1 && cells.length > 1 }]
}

/** The house's own names in their order, then what staff wrote themselves. */
function amenityLines(homes: readonly ShortlistHome[], messages: NestMessages): CompareLine[] {
  const there = new Set(homes.flatMap(({ amenities }) => amenities))
  const presets = PRESET_AMENITIES.filter((name) => there.has(name))
  const others = [...there].filter((name) => !isPresetAmenity(name))
  return [...presets, ...others].flatMap((name) =>
    line(
      `amenity ${name}`,
      isPresetAmenity(name) ? messages.amenities[name] : name,
      homes.map(({ amenities }) => amenities.includes(name)),
    ),
  )
}

/** What is compared, line by line. A line that says nothing about any of the homes is left out. */
export function compareLines(homes: readonly ShortlistHome[], reader: MoneyReader): CompareGroup[] {
  const { locale } = reader
  const messages = nestMessages[locale]
  const { compare: words } = shortlistMessages[locale]
  const each = (
    key: string,
    label: string,
    say: (home: ShortlistHome) => string | null | { text: string; note?: string | undefined },
  ) =>
    line(
      key,
      label,
      homes.map((home) => {
        const said = say(home)
        return typeof said === 'string' ? { text: said } : said
      }),
    )
  const markOf = ({ saleState }: ShortlistHome) => saleMark(saleMessages[locale], saleState)
  // Where all can simply be had there is nothing to compare.
  const isMarked = homes.some(markOf)
  const rooms = (n: number, kind: ShortlistHome['kind']) => {
    if (n > 0) return formatWhole(n, locale)
    return kind === 'land' ? null : words.none
  }

  const groups: CompareGroup[] = [
    {
      key: 'money',
      lines: [
        ...each('price', words.price, (home) => ({
          text: formatMoney(home.price, reader),
          note: pricePeriod(messages, home),
        })),
        ...each('sqm', words.pricePerSqm, ({ type, pricePerSqm }) =>
          type === 'buy' ? formatMoney(pricePerSqm, reader) : null,
        ),
        ...each(
          'lease',
          words.lease,
          ({ rentalTerms }) => rentalTerms && leaseLength(rentalTerms.minimumLeaseMonths, words),
        ),
        ...each(
          'upfront',
          words.upfront,
          ({ rentalTerms: terms }) =>
            terms && {
              text: formatMoney(upfrontAmount(terms), reader),
              note: words.upfrontParts(terms.advanceRentMonths, terms.depositMonths, terms.agencyFeeMonths),
            },
        ),
      ],
    },
    {
      key: 'home',
      lines: [
        ...each('state', words.state, (home) => (isMarked ? (markOf(home) ?? words.available) : null)),
        ...each('place', words.place, ({ location }) => location),
        ...each('deal', words.deal, ({ isVefa, type }) => (isVefa ? messages.offPlan(null) : messages.deals[type])),
        ...each('kind', words.kind, ({ kind }) => messages.kinds[kind]),
        ...each('bedrooms', words.bedrooms, ({ bedrooms, kind }) => rooms(bedrooms, kind)),
        ...each('bathrooms', words.bathrooms, ({ bathrooms, kind }) => rooms(bathrooms, kind)),
        ...each('area', words.area, ({ area }) => `${formatWhole(area, locale)}\u00a0m²`),
        ...each('delivery', words.delivery, ({ isVefa, deliveryDate }) =>
          isVefa && deliveryDate ? formatMonth(deliveryDate, locale) : null,
        ),
      ],
    },
    { key: 'amenities', lines: amenityLines(homes, messages) },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}
