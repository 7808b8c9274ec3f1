/** Words such as Cap-Vert, au-dessus or 3-bedroom. */
const COMPOUND = /((?:[\p{L}\p{N}]+-)+[\p{L}\p{N}]+)/u

/** Characters: a longer one would run off a phone, and may break. */
const LONGEST_KEPT = 11

/** A home's name, set so that no line ends inside a short compound. */
export function HomeTitle({ text }: { text: string }) {
  // Splitting by a group keeps what it caught: every second part is a compound.
  return text.split(COMPOUND).map((part, position) =>
    position % 2 === 1 && part.length <= LONGEST_KEPT ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name may say the same word twice; its parts never move
      <span key={position} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
