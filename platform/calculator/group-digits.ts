/** The narrow space that formatMoney groups francs with. */
const SPACE = '\u202f'

/** Plain digits and spaces are grouped by threes. Anything else, half-typed or meant otherwise, is left as it was typed. */
export function groupDigits(text: string): string {
  const digits = text.replace(/\s/g, '')
  return /^\d+$/.test(digits) ? digits.replace(/\B(?=(?:\d{3})+$)/g, SPACE) : text
}

/** After a key: the text grouped again, and where the caret stands in it, beside the same digit as before. */
export function regroup(text: string, caret: number, isForwardDelete = false): { text: string; caret: number } {
  const grouped = groupDigits(text)
  if (grouped === text) return { text, caret: isForwardDelete && text[caret] === SPACE ? caret + 1 : caret }
  const before = text.slice(0, caret).replace(/\s/g, '').length
  let at = 0
  for (let passed = 0; passed < before; at += 1) if (grouped[at] !== SPACE) passed += 1
  // The key took away a space, which came back: the next press must find the digit behind it.
  if (isForwardDelete && grouped[at] === SPACE) at += 1
  return { text: grouped, caret: at }
}
