import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Arrived {
  /** Of the envelope: where it really went. */
  to: string[]
  raw: string
  mail: Email
}

/** What a server answers instead of taking a message: its number, or 'hang up'. Undefined: it takes it. */
type Refusal = number | 'hang up' | undefined

export interface Manners {
  /** Asked at RCPT TO. */
  refusesReceiver?: (address: string) => Refusal
  /** Asked when the whole message is there. 'hang up' takes it and dies before it says so. */
  refusesMessage?: (to: string[]) => Refusal | Promise<Refusal>
  /** Asked at AUTH; without it nobody has to sign in. */
  refusesSignIn?: () => boolean
}

function answer(code: number): Error {
  return Object.assign(new Error(code < 500 ? 'Please try again later' : 'We do not want this'), { responseCode: code })
}

/** A real SMTP server that keeps what it took, and can be killed and brought back on its port. */
export class MailServer {
  readonly arrived: Arrived[] = []
  readonly #manners: Manners
  readonly #sockets = new Set<Socket>()
  #server: SMTPServer | null = null
  #port = 0
  #diesInMessage = false

  constructor(manners: Manners = {}) {
    this.#manners = manners
  }

  get url(): string {
    return `smtp://${this.#manners.refusesSignIn ? 'kais:secret@' : ''}127.0.0.1:${this.#port}`
  }

  async start(): Promise<void> {
    const server = new SMTPServer(this.#options())
    server.on('error', () => {})
    server.server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
    })
    server.listen(this.#port, '127.0.0.1')
    await once(server.server, 'listening')
    this.#port = (server.server.address() as AddressInfo).port
    this.#server = server
  }

  /** At once, in the middle of whatever it does. */
  kill(): void {
    this.#server?.server.close()
    this.#server = null
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Dies in the middle of the next message it is handed. */
  killInNextMessage(): void {
    this.#diesInMessage = true
  }

  /** Takes an address and gives it back: nobody listens there. */
  async reservePort(): Promise<void> {
    await this.start()
    this.kill()
  }

  get isDead(): boolean {
    return this.#server === null
  }

  #options(): SMTPServerOptions {
    const { refusesReceiver, refusesMessage, refusesSignIn } = this.#manners
    return {
      disabledCommands: refusesSignIn ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
      allowInsecureAuth: true,
      logger: false,
      onAuth: (_auth, _session, done) => (refusesSignIn?.() ? done(answer(535)) : done(null, { user: 'kais' })),
      onRcptTo: ({ address }, _session, done) => {
        const refusal = refusesReceiver?.(address)
        if (refusal === 'hang up') this.#hangUp()
        else done(refusal ? answer(refusal) : null)
      },
      onData: (stream, session, done) => {
        if (this.#diesInMessage) {
          this.#diesInMessage = false
          stream.resume()
          this.kill()
          return
        }
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => void this.#take(Buffer.concat(chunks), to, refusesMessage, done))
      },
    }
  }

  async #take(
    bytes: Buffer,
    to: string[],
    refusesMessage: Manners['refusesMessage'],
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const mail = await PostalMime.parse(bytes)
    const refusal = await refusesMessage?.(to)
    // Killed meanwhile: whoever sent it has heard nothing, and nothing was kept.
    if (this.isDead) return
    if (typeof refusal === 'number') return done(answer(refusal))
    this.arrived.push({ to, raw: bytes.toString('utf8'), mail })
    if (refusal === 'hang up') this.#hangUp()
    else done()
  }

  #hangUp(): void {
    for (const socket of this.#sockets) socket.destroy()
  }
}
