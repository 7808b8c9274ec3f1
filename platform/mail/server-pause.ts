import { type MailTiming, pauseAfter } from './mail-timing.ts'

/** Whether the mail server is worth asking: when it is away, messages wait together instead of failing one by one. */
export class ServerPause {
  #failures = 0
  #until = 0
  readonly #timing: MailTiming

  constructor(timing: MailTiming) {
    this.#timing = timing
  }

  /** How long to wait before the next try. Several messages that meet the same trouble lengthen the wait once. */
  failed(now = Date.now()): number {
    if (now >= this.#until) {
      this.#until = now + pauseAfter(this.#failures, this.#timing)
      this.#failures += 1
    }
    return this.#until - now
  }

  /** True if it was away until now. */
  worked(): boolean {
    const wasAway = this.#failures > 0
    this.#failures = 0
    this.#until = 0
    return wasAway
  }

  isOn(now = Date.now()): boolean {
    return now < this.#until
  }

  /** After a failure one message goes ahead; the others follow when it got through. */
  get isTrying(): boolean {
    return this.#failures > 0
  }
}
