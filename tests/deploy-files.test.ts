import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { readEnv } from '#server/env.ts'
import { chooseEncoding } from '#server/pages/rendered-page.ts'
import { health } from '#server/plugins/openapi.ts'
import { chooseWorkers } from '#server/workers/worker-number.ts'
import flags from '../tools/server-flags.json' with { type: 'json' }
import { readDockerfile } from './image/read-dockerfile.ts'

const read = (path: string) => readFileSync(fromProjectRoot(path), 'utf8')
const deployed = (name: string) => read(`deploy/${name}`)
const seconds = (text: string) => Number(/^(\d+)s$/.exec(text)?.[1])
/** What a stop takes after STOP_DELAY (server/serve.ts). */
const STOP_SECONDS = 10

interface Service {
  environment: Record<string, string>
  stop_grace_period: string
  mem_limit: string
  volumes: string[]
}

const image = readDockerfile()
const { services } = parse(deployed('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const composed = ['kais-1', 'kais-2'].map((name) => services[name] as Service)
// biome-ignore lint/suspicious/noExplicitAny: a file of somebody else's making; each expectation below says what it wants.
type Manifest = any
const manifests: Manifest[] = [
  'configmap',
  'secret',
  'deployment',
  'service',
  'ingress',
  'poddisruptionbudget',
].flatMap((name) => parseAllDocuments(deployed(`kubernetes/${name}.yaml`)).map((part) => part.toJS()))
const manifest = (kind: string, name = 'kais'): Manifest =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name)
const pod = manifest('Deployment').spec.template.spec
const [container] = pod.containers
const clusterEnv: Record<string, string> = { ...manifest('ConfigMap').data, ...manifest('Secret').stringData }
const unitEnv = (unit: string) =>
  Object.fromEntries(
    [...deployed(unit).matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = '']) =>
      words.split(' ').map((word) => word.split('=') as [string, string]),
    ),
  )

test.for([
  ['the image', image.env],
  ['compose.yaml', composed[0]?.environment],
  ['kubernetes/', clusterEnv],
  ['kais.service', unitEnv('kais.service')],
  ['kais@.service', unitEnv('kais@.service')],
] as const)('Every variable that %s sets is one that the server reads', ([, env = {}]) => {
  const known = [...read('server/env.ts').matchAll(/^ {4}([A-Z][A-Z\d_]+):/gm)].map(([, name]) => name)
  const names = Object.keys(env).filter((name) => !(name in flags.env))
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

test('What is said for a cluster is taken at start', () => {
  const { DATABASE_CA_FILE: _lies, ...given } = clusterEnv
  expect(readEnv({ ...image.env, ...given })).toMatchObject({ HOST: '0.0.0.0', TRUST_PROXY: true, WORKERS: 1 })
})

test('Everywhere the server is started as npm start does it', () => {
  const command = ['node', ...flags.node, 'build/server/index.js']
  expect(image.command).toEqual(command)
  expect(image.env).toMatchObject(flags.env)
  for (const unit of ['kais.service', 'kais@.service']) {
    expect(deployed(unit)).toContain(`\nExecStart=/opt/kais/node_modules/.bin/${command.join(' ')}\n`)
    expect(unitEnv(unit)).toMatchObject(flags.env)
  }
})

test('Whoever supervises an instance waits for as long as it leaves and stops', () => {
  const needed = (env: Record<string, string> | undefined) => Number(env?.STOP_DELAY) + STOP_SECONDS
  const patience = (unit: string) => Number(/^TimeoutStopSec=(\d+)$/m.exec(deployed(unit))?.[1])
  expect(patience('kais.service')).toBeGreaterThan(STOP_SECONDS)
  expect(patience('kais@.service')).toBeGreaterThan(needed(unitEnv('kais@.service')))
  for (const { environment, stop_grace_period } of composed)
    expect(seconds(stop_grace_period)).toBeGreaterThan(needed(environment))
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(needed(clusterEnv))
})

test('Whoever watches a start gives it an hour, and says so before systemd ends it', () => {
  const limit = Number(/^TimeoutStartSec=(\d+)$/m.exec(deployed('kais@.service'))?.[1])
  const patience = Number(/seconds = ([\d_]+)\]/.exec(deployed('wait-until-ready.mjs'))?.[1]?.replace('_', ''))
  expect(limit).toBe(3_600)
  expect([patience < limit, patience > limit - 300]).toEqual([true, true])
  const { periodSeconds, failureThreshold } = container.startupProbe
  expect(periodSeconds * failureThreshold).toBe(limit)
  expect(deployed('image/Dockerfile')).toContain(`--start-period=${limit}s`)
})

test('Proxies keep idle connections for less than an instance takes to leave', () => {
  const delay = Number(unitEnv('kais@.service').STOP_DELAY)
  expect(Number(composed[0]?.environment.STOP_DELAY)).toBe(delay)
  const kept = [
    /^\tkeepalive_timeout (\S+);/m.exec(deployed('nginx-many.conf')),
    /^\t\tkeepalive (\S+)$/m.exec(deployed('Caddyfile')),
  ].map((found) => seconds(found?.[1] ?? ''))
  for (const time of kept) expect(time).toBeLessThan(delay)
})

test('Probes ask doors that there are, at the port at which the image listens', async () => {
  const app = Fastify()
  await app.register(health, { checks: {} })
  const { startupProbe, readinessProbe, livenessProbe } = container
  const asked = [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet)
  const caddy = /health_uri (\S+)/.exec(deployed('Caddyfile'))?.[1]
  const own = /(\/\w+)'\)\.then/.exec(image.healthCheck.join(' '))?.[1]
  for (const url of [...asked.map(({ path }) => path), caddy, own])
    expect(app.hasRoute({ method: 'GET', url }), url).toBe(true)
  expect(new Set(asked.map(({ port }) => port))).toEqual(new Set([container.ports[0].name]))
  expect(container.ports[0].containerPort).toBe(image.port)
  expect(Number(image.env.PORT)).toBe(image.port)
  expect(services.caddy?.environment.KAIS_UPSTREAMS?.split(' ')).toEqual(
    ['kais-1', 'kais-2'].map((name) => `${name}:${image.port}`),
  )
})

test('The next instance is restarted when this one says that it is ready, and never where it does not', async () => {
  let asked = 0
  const app = Fastify()
  app.get('/readyz', async (_request, reply) => reply.code(++asked < 3 ? 503 : 200).send())
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const wait = async (...words: string[]) => {
    const waiting = spawn(process.execPath, [fromProjectRoot('deploy/wait-until-ready.mjs'), ...words])
    return (await once(waiting, 'exit'))[0]
  }
  const own = String(process.pid)
  expect([await wait(`${address}/readyz`, own), asked]).toEqual([0, 3])
  expect(await wait(`${address}/elsewhere`, own, '0')).toBe(1)
  await app.close()
})

test('A start that fails is noticed at once, and not when the time is over', async () => {
  const instance = spawn(process.execPath, ['--eval', ''])
  await once(instance, 'exit')
  const nobody = 'http://127.0.0.1:9/readyz'
  const waiting = spawn(process.execPath, [
    fromProjectRoot('deploy/wait-until-ready.mjs'),
    ...[nobody, String(instance.pid), '600'],
  ])
  const [words] = await once(waiting.stderr.setEncoding('utf8'), 'data')
  expect(words).toContain('has ended')
  expect((await once(waiting, 'exit'))[0]).toBe(1)
  expect(deployed('kais@.service')).toContain('deploy/wait-until-ready.mjs http://127.0.0.1:%i/readyz $MAINPID\n')
})

test('The user of the image may write where its data lies, and nowhere else', () => {
  expect(image.uid).toBeGreaterThan(0)
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: image.uid, fsGroup: image.gid })
  expect(container.securityContext.readOnlyRootFilesystem).toBe(true)
  const places = container.volumeMounts.filter((mount: Manifest) => !mount.readOnly)
  expect(places.map(({ mountPath }: Manifest) => mountPath)).toEqual([image.env.DATA_DIR, '/tmp'])
  expect(pod.volumes.map(({ name }: Manifest) => name)).toEqual(
    container.volumeMounts.map(({ name }: Manifest) => name),
  )
  for (const { volumes } of composed) expect(volumes.map((one) => one.split(':')[1])).toEqual([image.env.DATA_DIR])
})

test('The room that is looked at before a backup is the room there is: nothing else limits where its draft lies', () => {
  const data = pod.volumes.find(({ name }: Manifest) => name === 'data')
  expect(data).toEqual({ name: 'data', emptyDir: {} })
  for (const bounds of Object.values(container.resources)) expect(bounds).not.toHaveProperty('ephemeral-storage')
})

test('Each has memory for as many workers as it is to have', () => {
  const gibibytes = { Mi: 1 / 1024, Gi: 1, g: 1 }
  const bytes = (text: string) => {
    const [, amount, unit = ''] = /^(\d+)(\w+)$/.exec(text) ?? []
    return Number(amount) * gibibytes[unit as keyof typeof gibibytes] * 1024 ** 3
  }
  const room = (memory: string) => chooseWorkers({} as never, { cores: 8, memoryBytes: bytes(memory) })
  expect(room(container.resources.requests.memory)).toBe(Number(clusterEnv.WORKERS))
  for (const { mem_limit, environment } of composed) expect(room(mem_limit)).toBe(Number(environment.WORKERS))
})

test('Ingress, service, budget and deployment speak of the same pods', () => {
  const { labels } = manifest('Deployment').spec.template.metadata
  expect(manifest('Deployment').spec.selector.matchLabels).toEqual(labels)
  expect(manifest('Service').spec.selector).toEqual(labels)
  expect(manifest('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels)
  const [rule] = manifest('Ingress').spec.rules
  expect(rule.http.paths[0].backend.service).toEqual({ name: 'kais', port: { name: 'http' } })
  expect(`https://${rule.host}`).toBe(clusterEnv.PUBLIC_URL)
})

test('No proxy hands on the figures, and each takes the address of a long shortlist or says who must', () => {
  for (const name of ['nginx.conf', 'nginx-many.conf']) {
    expect(deployed(name)).toContain('location = /metrics {\n\t\treturn 404;')
    expect(deployed(name)).toContain('large_client_header_buffers 4 32k;')
  }
  expect(deployed('Caddyfile')).toContain('respond @metrics 404')
  const [, figures] = manifest('Ingress').spec.rules[0].http.paths
  expect(figures).toMatchObject({ path: '/metrics', pathType: 'Exact' })
  expect(manifest('Service', figures.backend.service.name).spec).toEqual({ ports: [{ port: 80 }] })
  expect(deployed('kubernetes/ingress.yaml')).toContain('large-client-header-buffers: "4 32k"')
})

test('nginx passes requests on in the same way to one instance and to several', () => {
  const many = deployed('nginx-many.conf')
  const lines = deployed('nginx.conf')
    .replace(/^upstream [^}]*}/m, '')
    .split('\n')
    .filter((line) => line.endsWith(';') && !line.includes('listen'))
  expect(lines.length).toBeGreaterThan(40)
  expect(lines.filter((line) => !many.includes(`\n${line}\n`))).toEqual([])
})

test('The cache before several instances lets nobody wait for another, and reads Accept-Encoding as Kais does', () => {
  const many = deployed('nginx-many.conf')
  expect(many).toContain('\n\tproxy_cache_lock off;\n')
  const [, map = ''] = /^map \$http_accept_encoding [^{]*\{([^}]*)\}/m.exec(many) ?? []
  const rules = [...map.matchAll(/^\t"~(.+)" (\S+);$/gm)].map(([, pattern = '', key]) => ({
    ...{ key, pattern: new RegExp(pattern) },
  }))
  const keyOf = (accepted: string) => {
    const { key } = rules.find(({ pattern }) => pattern.test(accepted)) ?? { key: '' }
    return key === '$http_accept_encoding' ? accepted : key
  }
  const asked = ['', 'br', 'gzip, deflate, br, zstd', 'gzip', 'GZIP', 'identity', '*', '*;q=0', 'br;q=0, gzip', 'zstd']
  // Files of the build are given by another reader, to whom `*` and capitals say something.
  for (const accepted of ['*', 'GZIP']) expect(keyOf(accepted)).toBe(accepted)
  const answers = new Map<string | undefined, string>()
  for (const accepted of asked) {
    const encoding = chooseEncoding(accepted)
    const before = answers.get(keyOf(accepted)) ?? encoding
    expect([accepted, encoding]).toEqual([accepted, before])
    answers.set(keyOf(accepted), encoding)
  }
})

test('What the build reads is let into the image’s build', () => {
  const list = (name: string, text: string) =>
    [...(new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      ([, path = '']) => path,
    )
  const setUp = read('tools/set-up.mjs')
  const wanted = [...list('SOURCES', setUp), ...list('configs', setUp), 'package.json', '.npmrc', 'tsconfig.json']
  const allowed = deployed('image/Dockerfile.dockerignore').split('\n')
  expect(wanted.length).toBeGreaterThan(15)
  expect(wanted.filter((path) => !allowed.includes(`!${path}`) && !allowed.includes(`!${path.split('/')[0]}`))).toEqual(
    [],
  )
})
