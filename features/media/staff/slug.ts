/** Long enough to say what it is about, short enough to be read in a message. */
const LONGEST = 80

const LETTERS: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', ŋ: 'ng' }

/** The address that a title makes: small letters and digits without accents, cut between two words. */
export function slugFrom(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[œæßøłŋ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    // 'buyer’s' is one word; 'l’achat' is two.
    .replace(/(?<=[a-z])['’](?=s\b)/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= LONGEST) return slug
  const start = slug.slice(0, LONGEST + 1)
  const end = start.lastIndexOf('-')
  return end > 0 ? start.slice(0, end) : slug.slice(0, LONGEST)
}

interface Typed {
  slug: string
  title: string
  titleBefore: string
}

/** Follows the title while nobody wrote an address by hand. */
export function nextSlug({ slug, title, titleBefore }: Typed): string {
  return slug === '' || slug === slugFrom(titleBefore) ? slugFrom(title) : slug
}
