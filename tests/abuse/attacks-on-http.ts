import { connect, type Socket } from 'node:net'
import { ask, shout, statusesOf } from './ask.ts'
import { type Attack, countOf, get, isRefusal, postForm, range, stranger } from './attack.ts'

/** What goes over the line below and beside the forms: protocol, caches, addresses. */

const EVIL = 'evil.example'

const cachePoisoning: Attack = {
  name: 'poison kept pages by headers and addresses',
  async run({ url }) {
    const pages = ['/', '/kais-nest', '/fr', '/property/1', '/sitemap.xml', '/robots.txt']
    const tricks: Record<string, string>[] = [
      { host: EVIL },
      { 'x-forwarded-host': EVIL },
      { forwarded: `host=${EVIL};proto=https` },
      { 'x-original-url': `//${EVIL}` },
      { 'x-rewrite-url': `//${EVIL}` },
      { 'x-forwarded-proto': 'javascript' },
      { 'x-forwarded-prefix': `//${EVIL}` },
      { cookie: `kais_language=${EVIL}; kais_currency=${EVIL}` },
      { 'accept-language': `fr-${EVIL}` },
    ]
    let asked = 0
    const poisoned: string[] = []
    for (const page of pages) {
      for (const trick of tricks) await get(url, `${page}?utm=${asked++}`, { ...stranger(3_000 + asked), ...trick })
      for (const trick of tricks) await get(url, page, { ...stranger(3_100 + asked++), ...trick })
      await get(
        url,
        `${page}?x="><script src=//${EVIL}></script>`.replaceAll(/[ "<>]/g, encodeURIComponent),
        stranger(3_300),
      )
      const { body, headers } = await get(url, page, stranger(3_301))
      if (body.includes(EVIL) || JSON.stringify(headers).includes(EVIL)) poisoned.push(page)
    }
    const happened = poisoned.length > 0 ? `poisoned: ${poisoned.join(', ')}` : 'no page carries it afterwards'
    return { requests: asked, happened, isHeld: poisoned.length === 0 }
  },
}

const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: kais\r\n\r\n'
const head = (...lines: string[]) => ['POST /contact HTTP/1.1', 'Host: kais', ...lines, '', ''].join('\r\n')

const smuggling: Attack = {
  name: 'smuggle a request behind another (CL and TE, twice and in disguise)',
  async run({ url, output }) {
    const chunked = `0\r\n\r\n${SMUGGLED}`
    const tries = [
      head('Content-Length: 5', 'Transfer-Encoding: chunked') + chunked,
      head('Transfer-Encoding: chunked', 'Content-Length: 5') + chunked,
      head('Content-Length: 5', 'Content-Length: 6') + chunked,
      head('Transfer-Encoding: xchunked') + chunked,
      head('Transfer-Encoding: chunked, identity') + chunked,
      head('Transfer-Encoding : chunked') + chunked,
      head('Transfer-Encoding:\x0bchunked') + chunked,
      head('Content-Length: +5') + chunked,
      head('Content-Length: 5 ', 'X: y\nContent-Length: 0') + chunked,
      `GET / HTTP/1.1\nHost: kais\n\n${SMUGGLED.replaceAll('\r\n', '\n')}`,
      `${head('Transfer-Encoding: chunked')}fffffffffffffffff\r\nx\r\n${SMUGGLED}`,
    ]
    const heard = await Promise.all(tries.map((text) => shout(url, text, { waitMs: 1_500 })))
    // A request that was smuggled is one that was answered.
    const reached = (await output()).split('"path":"/smuggled"').length - 1
    const answers = heard.flatMap((text) => statusesOf(text))
    const isHeld = reached === 0 && answers.every((status) => status < 500)
    return { requests: tries.length, happened: `${countOf(answers)}; ${reached} came through`, isHeld }
  },
}

const openRedirects: Attack = {
  name: 'leave the house by the language and currency forms',
  async run({ url }) {
    const targets = [
      `//${EVIL}`,
      `/\\${EVIL}`,
      `https://${EVIL}`,
      `/fr//${EVIL}`,
      `/.//${EVIL}`,
      `/..//${EVIL}`,
      `/%2f${EVIL}`,
      `\\\\${EVIL}`,
      `/\t/${EVIL}`,
      `/\r\nLocation: //${EVIL}`,
      `javascript:alert(1)`,
      `/fr/../..//${EVIL}`,
      `/@${EVIL}`,
      ' //x',
    ]
    const answers = []
    for (const [turn, returnTo] of targets.entries())
      for (const language of ['en', 'fr'])
        answers.push(await postForm(url, '/preferences', { language, returnTo }, stranger(3_400 + turn)))
    const away = answers.filter(({ headers: { location = '/' } }) => new URL(location, 'http://kais').host !== 'kais')
    return {
      requests: answers.length,
      happened: `${countOf(answers)}; ${away.length} lead away`,
      isHeld: away.length === 0,
    }
  },
}

const traversal: Attack = {
  name: 'read files by their paths (/assets, /files, /pictures, /share, /api/docs)',
  async run({ url }) {
    const ups = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '....//', '%252e%252e%252f', '..;/', '.%00./']
    const roots = [
      '/assets/',
      '/files/',
      '/pictures/',
      '/share/',
      '/api/docs/static/',
      '/files/0123456789abcdef0123456789abcdef/',
    ]
    const answers = []
    for (const root of roots)
      for (const up of ups)
        for (const file of ['package.json', 'etc/passwd', 'postgres/PG_VERSION'])
          answers.push(await get(url, root + up.repeat(file === 'etc/passwd' ? 12 : 3) + file, stranger(3_500)))
    const read = answers.filter(({ status, body }) => status === 200 && /root:|"name": "kais"|^1\d\n/.test(body))
    const isHeld = read.length === 0 && answers.every(({ status }) => status > 0 && status < 500)
    return { requests: answers.length, happened: `${countOf(answers)}; ${read.length} files read`, isHeld }
  },
}

const slowLoris: Attack = {
  name: '300 lines that never finish a request, 200 that hang up in the middle',
  async run({ url }) {
    const { hostname, port } = new URL(url)
    const lines: Socket[] = range(300).map((turn) => {
      const line = connect(Number(port), hostname)
      line.on('error', () => {})
      line.write(
        turn % 2
          ? 'GET / HTTP/1.1\r\nHost: kais\r\nX-A: '
          : head('Content-Type: application/json', 'Content-Length: 90000'),
      )
      return line
    })
    const half = head('Content-Type: application/x-www-form-urlencoded', 'Content-Length: 5000')
    await Promise.all(
      range(200).map((turn) => shout(url, turn % 2 ? `${half}name=` : half.slice(0, 40), { hangUp: true })),
    )
    const answers = await Promise.all(range(20).map(() => get(url, '/healthz')))
    for (const line of lines) line.destroy()
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    const isHeld = answers.every(({ status }) => status === 200)
    return {
      requests: 520,
      happened: `others meanwhile: ${countOf(answers)}, slowest ${Math.round(slowest)} ms`,
      isHeld,
    }
  },
}

const pipelining: Attack = {
  name: '100 requests in one breath on one line',
  async run({ url }) {
    const heard = await shout(url, `GET /healthz HTTP/1.1\r\nHost: kais\r\n\r\n`.repeat(100), { waitMs: 3_000 })
    const answers = statusesOf(heard)
    return {
      requests: 100,
      happened: countOf(answers),
      isHeld: answers.length === 100 && answers.every((status) => status === 200),
    }
  },
}

const scriptPolicy: Attack = {
  name: 'have a script blessed by the policy of a page',
  async run({ url }) {
    const script = encodeURIComponent('</script><script>alert(1)</script>')
    const pages = [
      '/',
      '/faq',
      '/kais-nest',
      `/kais-nest?search=${script}`,
      '/property/1',
      '/property/2',
      '/kais-media/articles',
      `/buying-costs?price=${script}`,
      `/shortlist?ids=${script}`,
      '/nowhere',
      `/ai-recommendations/result?w=${script}`,
    ]
    const policies = await Promise.all(
      pages.map(
        async (page, turn) => (await get(url, page, stranger(3_600 + turn))).headers['content-security-policy'] ?? '',
      ),
    )
    const blessed = policies.map((policy) => String(policy).match(/'sha256-[^']+'/g) ?? [])
    // Hashes that only one page has are made of what that page says.
    const everywhere = Map.groupBy(
      blessed.flatMap((hashes) => [...new Set(hashes)]),
      (hash) => hash,
    )
    const own = [...everywhere.values()].filter((pagesWithIt) => pagesWithIt.length === 1).length
    const isLoose = policies.some((policy) => !policy || /script-src[^;]*'unsafe-inline'/.test(String(policy)))
    return {
      requests: pages.length,
      happened: `${everywhere.size} scripts allowed, ${own} of them on one page only`,
      isHeld: own === 0 && !isLoose,
    }
  },
}

const flood: Attack = {
  name: '1,500 requests to the interface from one address',
  async run({ url }) {
    const answers = []
    for (let turn = 0; turn < 1_500; turn += 20)
      answers.push(...(await Promise.all(range(20).map(() => get(url, '/api/vehicles/1', stranger(3_700))))))
    const refused = answers.filter(({ status }) => status === 429)
    const areTold = refused.every(
      ({ headers, body }) => headers['retry-after'] && JSON.parse(body).code === 'too_many_requests',
    )
    const other = await get(url, '/api/vehicles/1', stranger(3_701))
    return {
      requests: answers.length,
      happened: `${countOf(answers)}; somebody else meanwhile: ${other.status}`,
      isHeld: refused.length > 0 && areTold && other.status === 200,
    }
  },
}

/** Fills lines of the log, not its meaning: what a client does is never our error. */
const logLines: Attack = {
  name: 'write into the log: long paths, posts to pages without a form, odd hosts',
  async run({ url, errorLines, output }) {
    const answers = [
      ...(await Promise.all(
        range(20).map((turn) => get(url, `/${'x'.repeat(30_000)}${turn}`, stranger(3_800 + turn))),
      )),
      ...(await Promise.all(
        ['/faq', '/robots.txt', '/sitemap.xml', '/admin', '/nowhere', '/fr'].map((page) =>
          postForm(url, page, { a: 'b' }, stranger(3_830)),
        ),
      )),
      ...(await Promise.all(
        ['[::1', 'a b', '\xff', 'x:99999', 'x'.repeat(5_000)].map((host) =>
          ask(url, {
            method: 'POST',
            path: '/contact',
            body: 'a=b',
            headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
          }),
        ),
      )),
      ...(await Promise.all(
        ['bytes=9999999-', 'bytes=5-2', 'x'].map((value) =>
          get(url, '/files/0123456789abcdef0123456789abcdef/a.pdf', { range: value }),
        ),
      )),
    ]
    const errors = [...(await errorLines())]
    const longest = Math.max(
      ...(await output()).split('\n').map((line) => /"path":"([^"]*)"/.exec(line)?.[1]?.length ?? 0),
    )
    return {
      requests: answers.length,
      happened: `${countOf(answers)}; error lines of all attacks: ${errors.map(([line, times]) => `${times} × ${line}`).join('; ') || 'none'}; longest path ${longest}`,
      isHeld:
        errors.length === 0 && longest <= 600 && answers.every((answer) => isRefusal(answer) || answer.status < 400),
    }
  },
}

/** The log is read last: it must hold nothing from any of them. */
export const ATTACKS_ON_HTTP: readonly Attack[] = [
  cachePoisoning,
  smuggling,
  openRedirects,
  traversal,
  slowLoris,
  pipelining,
  scriptPolicy,
  flood,
  logLines,
]
