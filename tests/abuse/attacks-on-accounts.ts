import { get as openStream } from 'node:http'
import { TOTP } from 'otpauth'
import { signIn } from '../helpers/built-server.ts'
import { STAFF } from '../helpers/prepared-house.ts'
import type { Answer } from './ask.ts'
import { type Attack, countOf, get, post, range, stranger } from './attack.ts'
import type { House } from './house.ts'

/** What strangers do to the accounts of others, and what one's own account lets one do to the house. */

function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; ')
}

const login = (url: string, username: string, password: string, headers: Record<string, string>) =>
  post(url, '/api/admin/login', { username, password }, headers)

const lockOut: Attack = {
  name: 'lock a member of staff out by wrong passwords from 60 addresses',
  async run({ url }) {
    const known = cookiesOf(await login(url, STAFF.username, STAFF.password, stranger(2_000)))
    const names = [STAFF.username, STAFF.username.toUpperCase(), `${STAFF.username} `, 'ａｗａ', 'Awa']
    const tries = []
    for (const turn of range(300))
      tries.push(await login(url, names[turn % 5] ?? '', 'not-the-password', stranger(2_001 + (turn % 60))))
    const owner = await login(url, STAFF.username, STAFF.password, { ...stranger(2_000), cookie: known })
    return {
      requests: tries.length,
      happened: `strangers: ${countOf(tries)}; the owner, from a known browser: ${owner.status}`,
      isHeld: owner.status === 200 && tries.some(({ status }) => status === 429),
    }
  },
}

/** An account with a second factor, and the codes that get in without it. */
async function setUpSecondFactor({ url }: House, account: { username: string; password: string }) {
  const cookie = await signIn(url, account)
  const offer = JSON.parse(
    (await post(url, '/api/admin/account/authenticator', { password: account.password }, { cookie })).body,
  )
  const secret: string = offer.secret ?? new URL(offer.uri ?? offer.url).searchParams.get('secret')
  const code = new TOTP({ secret }).generate()
  const { recoveryCodes } = JSON.parse(
    (await post(url, '/api/admin/account/authenticator/confirm', { code }, { cookie })).body,
  )
  return recoveryCodes as string[]
}

const secondFactor: Attack = {
  name: 'try second-factor codes with a stolen password, from 20 addresses',
  async run(house) {
    const { url } = house
    const { username, password } = await house.makeAccount('agent')
    const [recovery = ''] = await setUpSecondFactor(house, { username, password })
    const challenge = async (turn: number) =>
      JSON.parse((await login(url, username, password, stranger(2_200 + turn))).body).challenge as string
    const tries = []
    for (const turn of range(40)) {
      const code = String(turn * 11).padStart(6, '0')
      const body = { challenge: (await challenge(turn)) ?? 'none', code }
      tries.push(await post(url, '/api/admin/login/second-factor', body, stranger(2_200 + turn)))
    }
    const owner = await post(
      url,
      '/api/admin/login/second-factor',
      { challenge: await challenge(60), code: recovery },
      stranger(2_260),
    )
    return {
      requests: tries.length,
      happened: `codes: ${countOf(tries)}; the owner, with a recovery code: ${owner.status}`,
      isHeld: owner.status === 200 && tries.every(({ status }) => status === 401 || status === 429),
    }
  },
}

const median = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

const enumeration: Attack = {
  name: 'find out which accounts exist, by answers and by time',
  async run({ url, makeAccount }) {
    const { username } = await makeAccount('agent')
    const ask = async (name: string, turn: number) => login(url, name, 'not-the-password', stranger(2_300 + turn))
    const real = []
    const invented = []
    for (const turn of range(9)) {
      real.push(await ask(username, turn))
      invented.push(await ask(`nobody-${turn}`, turn))
    }
    const [one, other] = [real, invented].map((answers) => median(answers.map(({ ms }) => ms)))
    const forgotten = await Promise.all(
      [`${username}@example.com`, 'nobody@example.com'].map((name, turn) =>
        post(url, '/api/admin/login/forgotten', { name }, stranger(2_330 + turn)),
      ),
    )
    const words = new Set([...real, ...invented].map(({ status, body }) => `${status} ${body}`))
    const ratio = (one ?? 0) / (other ?? 1)
    return {
      requests: 20,
      happened: `${words.size} kind of answer, time of a real account ${ratio.toFixed(2)} × that of none; forgotten password: ${countOf(forgotten)}`,
      isHeld: words.size === 1 && ratio < 2 && ratio > 0.5 && forgotten[0]?.body === forgotten[1]?.body,
    }
  },
}

const eventStreams: Attack = {
  name: '100 event streams of one person, and signing out',
  async run({ url, makeAccount }) {
    const cookie = await signIn(url, await makeAccount('agent'))
    let open = 0
    const statuses: number[] = []
    const streams = range(100).map((turn) =>
      openStream(
        `${url}/api/admin/live`,
        { headers: { cookie, ...stranger(2_400 + turn) }, agent: false },
        (answer) => {
          statuses.push(answer.statusCode ?? 0)
          if (answer.statusCode === 200) open += 1
          answer.on('close', () => {
            if (answer.statusCode === 200) open -= 1
          })
          answer.resume()
        },
      ).on('error', () => {}),
    )
    const settle = async (isSettled: () => boolean) => {
      for (let turn = 0; turn < 100 && !isSettled(); turn++) await get(url, '/healthz')
    }
    await settle(() => statuses.length === 100 && open <= 5)
    const most = open
    await post(url, '/api/admin/logout', {}, { cookie })
    await settle(() => open === 0)
    const left = open
    for (const stream of streams) stream.destroy()
    return {
      requests: 100,
      happened: `${countOf(statuses)}; ${most} stayed open, ${left} after signing out`,
      isHeld: most <= 5 && left === 0,
    }
  },
}

export const ATTACKS_ON_ACCOUNTS: readonly Attack[] = [lockOut, secondFactor, enumeration, eventStreams]
