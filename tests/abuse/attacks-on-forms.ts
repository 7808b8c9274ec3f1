import sharp from 'sharp'
import { type Answer, ask } from './ask.ts'
import { type Attack, costOf, countOf, from, get, isRefusal, post, postForm, range, stranger } from './attack.ts'
import type { House } from './house.ts'

/** What can be sent through the doors that are open to everybody, or by a member of staff who means no harm. */

const DAY_MS = 24 * 60 * 60_000
/** No request of a stranger may cost more; a page that is rendered costs about as much. */
const MOST_MS = 50
const MEGABYTE = 1024 ** 2

const day = (number: number) => `${new Date(Date.now() + (10 + number) * DAY_MS).toISOString().slice(0, 10)}T10:00`
const hire = (number: number, days = 30) => ({
  vehicleCategory: ['sedan', 'suv', 'van', 'sports', 'luxury'][number % 5] ?? 'suv',
  pickupDateTime: day((number % 10) * days),
  dropoffDateTime: day((number % 10) * days + days - 1),
  passengers: '1-2',
})
const somebody = (number: number) => ({ name: 'Awa Diop', email: `person-${number}-${Date.now()}@example.com` })

/** As many as one address is ever let, and as many as a network: more would be a fleet held by one person. */
const MOST_OF_ADDRESS = 4
const MOST_OF_NETWORK = 12

function holdTheFleet(name: string, headersOf: (turn: number) => Record<string, string>, most: number): Attack {
  return {
    name,
    async run({ url, count }) {
      const before = await count('bookings')
      const answers = []
      for (const turn of range(40)) {
        answers.push(
          await postForm(
            url,
            '/kais-mobility',
            { form: 'reservation', ...hire(turn), ...somebody(turn) },
            headersOf(turn),
          ),
        )
        const booking = { type: 'vehicle-rental', ...somebody(turn), bookingData: hire(turn + 1) }
        answers.push(await post(url, '/api/bookings', booking, headersOf(turn)))
      }
      const held = (await count('bookings')) - before
      return { requests: answers.length, happened: `${held} holds (${countOf(answers)})`, isHeld: held <= most }
    },
  }
}

const largePosts: Attack = {
  name: '1.5 MB plain posts to every form page',
  async run(house) {
    const message = 'x'.repeat(1.5 * MEGABYTE)
    const pages = ['/contact', '/kais-mobility', '/kais-experience', '/design-studio', '/fr/contact', '/property/1']
    const send = (path: string, turn: number) => () =>
      postForm(
        house.url,
        path,
        { form: 'general', name: 'Awa', email: 'awa@example.com', message },
        stranger(1_000 + turn),
      )
    const { answers, each } = await costOf(house, pages.map(send))
    const largest = Math.max(...answers.map(({ body }) => body.length))
    return {
      requests: answers.length,
      happened: `${countOf(answers)}, ${Math.round(each)} ms of processor each, largest answer ${Math.round(largest / 1024)} KB`,
      isHeld: answers.every(({ status }) => status === 413) && largest < MEGABYTE / 4 && each <= MOST_MS,
    }
  },
}

const manyKeys: Attack = {
  name: '9,000 unknown keys, as JSON, as a form and in an address',
  async run(house) {
    const keys = Object.fromEntries(range(9_000).map((key) => [`key${key}`, 'x']))
    const person = { type: 'general', name: 'Awa', email: 'awa@example.com', message: 'Hello' }
    const { answers, each } = await costOf(
      house,
      range(5).flatMap((turn) => [
        () => post(house.url, '/api/contact', { ...person, ...keys }, stranger(1_100 + turn)),
        () => post(house.url, '/api/contact', { ...person, formData: keys }, stranger(1_110 + turn)),
        () =>
          post(
            house.url,
            '/api/bookings',
            { ...person, bookingData: { ...hire(turn), ...keys } },
            stranger(1_120 + turn),
          ),
        () => postForm(house.url, '/contact', { form: 'general', ...person, ...keys }, stranger(1_130 + turn)),
        () =>
          get(
            house.url,
            `/api/properties?${range(9_000)
              .map((key) => `k${key}=`)
              .join('&')}`,
            stranger(1_140 + turn),
          ),
        () =>
          get(
            house.url,
            `/kais-nest?${range(9_000)
              .map((key) => `k${key}=`)
              .join('&')}`,
            stranger(1_150 + turn),
          ),
      ]),
    )
    return {
      requests: answers.length,
      happened: `${countOf(answers)}, ${Math.round(each)} ms of processor each`,
      isHeld: answers.every(({ status }) => status > 0 && status < 500) && each <= MOST_MS,
    }
  },
}

const MARKDOWN_BOMBS: Record<string, string> = {
  brackets: '['.repeat(100_000),
  links: '[a]('.repeat(40_000),
  pictures: '![a](b '.repeat(25_000),
  emphasis: '*_`~'.repeat(40_000),
  quotes: `${'>'.repeat(20_000)} a`,
  lists: range(2_000)
    .map((level) => `${' '.repeat(level % 900)}- a`)
    .join('\n'),
  entities: '&#x41;'.repeat(25_000),
  table: `|${'a|'.repeat(40_000)}\n|${'-|'.repeat(40_000)}\n`,
  angles: '<a '.repeat(40_000),
}

const markdownBombs: Attack = {
  name: 'Markdown bombs in an article, written and read',
  async run(house) {
    const cookie = house.cookieOf('admin')
    const worst = { name: '', ms: 0 }
    const answers: Answer[] = []
    const measure = async (name: string, requests: (() => Promise<Answer>)[]) => {
      const { answers: given, each } = await costOf(house, requests)
      answers.push(...given)
      if (each > worst.ms) Object.assign(worst, { name, ms: each })
    }
    for (const [name, content] of Object.entries(MARKDOWN_BOMBS)) {
      const write = (slug: string) => () => {
        const article = { title: name, slug, content, author: 'Awa', category: 'lifestyle', isPublished: true }
        return post(house.url, '/api/admin/articles', article, { cookie })
      }
      const slugs = range(3).map((turn) => `bomb-${name}-${turn}`)
      await measure(`writing ${name}`, slugs.map(write))
      if (answers.at(-1)?.status !== 201) continue
      await measure(
        `reading ${name}`,
        slugs.map((slug) => () => get(house.url, `/kais-media/articles/${slug}`, stranger(1_200))),
      )
    }
    return {
      requests: answers.length,
      happened: `${countOf(answers)}, dearest: ${worst.name}, ${Math.round(worst.ms)} ms of processor`,
      // Twice, because a page that is read is also drawn and compressed.
      isHeld: answers.every(({ status }) => status > 0 && status < 500) && worst.ms <= 2 * MOST_MS,
    }
  },
}

function upload(bytes: Buffer, name: string) {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')])
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()

async function uploadAll(house: House, bodies: readonly (readonly [Buffer, string])[]) {
  const answers: Answer[] = []
  for (const path of ['/api/upload', '/api/files'])
    for (const [body, boundary] of bodies) {
      const headers = { cookie: house.cookieOf('admin'), 'content-type': `multipart/form-data; boundary=${boundary}` }
      answers.push(await ask(house.url, { method: 'POST', path, body, headers }))
    }
  return { answers, isHeld: answers.every((answer) => isRefusal(answer) && JSON.parse(answer.body).message) }
}

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')

const pictureBombs: Attack = {
  name: 'pictures of 1 × 500,000, 500,000 × 1 and 60 megapixels, and an SVG',
  async run(house) {
    const bombs = [await png(1, 500_000), await png(500_000, 1), await png(10_000, 6_000), SVG]
    const { rss: before } = await house.gauge()
    const { answers, isHeld } = await uploadAll(
      house,
      bombs.map((bytes) => [upload(bytes, 'a.png'), 'x']),
    )
    const { rss } = await house.gauge()
    const happened = `${countOf(answers)}, memory ${Math.round((rss - before) / MEGABYTE)} MB more`
    return { requests: answers.length, happened, isHeld }
  },
}

/** Last of all: it ended the process once. */
export const BROKEN_UPLOADS: Attack = {
  name: 'uploads cut in the middle, without a boundary, with eight parts',
  async run(house) {
    const whole = upload(SVG, 'a.png')
    const many = Buffer.concat([...range(8).map(() => whole.subarray(0, -7)), Buffer.from('--x')])
    const { answers, isHeld } = await uploadAll(house, [
      [whole.subarray(0, 130), 'x'],
      [whole, 'y'],
      [many, 'x'],
      [many, ''],
    ])
    const after = await get(house.url, '/healthz')
    const happened = `${countOf(answers)}; the server afterwards: ${after.status || 'dead'}`
    return { requests: answers.length, happened, isHeld: isHeld && after.status === 200 }
  },
}

export const ATTACKS_ON_FORMS: readonly Attack[] = [
  holdTheFleet('hold the whole fleet, from one network', (turn) => from(`198.51.101.${turn + 1}`), MOST_OF_NETWORK),
  holdTheFleet('hold the whole fleet, from one address', () => from('198.51.100.7'), MOST_OF_ADDRESS),
  largePosts,
  manyKeys,
  markdownBombs,
  pictureBombs,
]
