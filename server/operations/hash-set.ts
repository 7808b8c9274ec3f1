/** Digits of a hash that make a number without loss; two of a million hashes begin alike once in eight thousand houses. */
const DIGITS = 13
const FULL = 0.5

/**
 * Hashes in hexadecimal digits, of which there may be millions: sixteen to thirty-two bytes each, where a set of texts takes
 * over a hundred. They are kept by their beginning, so now and then it says that it has one which only begins alike.
 */
export class HashSet {
  #places = new Float64Array(1_024)
  size = 0

  add(hash: string): void {
    if (this.size >= this.#places.length * FULL) this.#grow()
    this.#put(toNumber(hash))
  }

  has(hash: string): boolean {
    const number = toNumber(hash)
    return this.#places[this.#placeOf(number)] === number
  }

  /** Where it stands, or the free place where it would. */
  #placeOf(number: number): number {
    let place = number % this.#places.length
    while (this.#places[place] !== 0 && this.#places[place] !== number) place = (place + 1) % this.#places.length
    return place
  }

  #put(number: number): void {
    const place = this.#placeOf(number)
    if (this.#places[place] === 0) this.size += 1
    this.#places[place] = number
  }

  #grow(): void {
    const before = this.#places
    this.#places = new Float64Array(2 * before.length)
    this.size = 0
    for (const number of before) if (number !== 0) this.#put(number)
  }
}

/** Never 0, which marks a free place. */
function toNumber(hash: string): number {
  return Number.parseInt(hash.slice(0, DIGITS), 16) + 1
}
