import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { fromProjectRoot } from '#db/project-root.server.ts'
import { definePart, NOBODY, ownerOf, type Part } from './part.ts'

/** What Debian and the registry have, as a house of several machines uses it: small, on ports of this machine, in a folder of its own. */

export const BUCKET = 'kais-cluster'
export const S3_KEYS = { S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' }

function ownFolder(folder: string, name: string): string {
  const own = join(folder, name)
  mkdirSync(own, { recursive: true })
  if (process.getuid?.() === 0) chownSync(own, NOBODY.uid, NOBODY.gid)
  return own
}

/** Programs of PostgreSQL that nobody has on their path. */
function debianPostgres(): string {
  const root = '/usr/lib/postgresql'
  const [newest] = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : []
  if (!newest) throw new Error('There is no PostgreSQL of Debian: apt-get install postgresql')
  return join(root, newest, 'bin')
}

export function definePostgres(folder: string, port: number): Part {
  const bin = debianPostgres()
  const data = join(ownFolder(folder, 'postgres'), 'data')
  const options = ['-D', data, '-U', 'kais', '--encoding=UTF8', '--locale=C', '--auth=trust', '--no-sync']
  execFileSync(join(bin, 'initdb'), options, { stdio: 'pipe', ...ownerOf(true) })
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: data,
    max_connections: 200,
    timezone: 'UTC',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // 'Fast': whoever is connected is told and let go.
  return definePart({
    name: 'PostgreSQL',
    port,
    command: join(bin, 'postgres'),
    args: ['-D', data, ...args],
    isNobodys: true,
    endsBy: 'SIGINT',
    async isReady() {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'kais', database: 'postgres' })
      client.on('error', () => {})
      return client.connect().then(
        () => client.end().then(() => true),
        () => false,
      )
    },
  })
}

export function definePgBouncer(folder: string, port: number, postgres: Part): Part {
  const file = join(ownFolder(folder, 'pgbouncer'), 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
kais = host=127.0.0.1 port=${postgres.port} dbname=kais user=kais
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_connect_timeout = 3
server_login_retry = 1
query_wait_timeout = 10
`,
  )
  return definePart({ name: 'PgBouncer', port, command: '/usr/sbin/pgbouncer', args: [file], isNobodys: true })
}

export function defineS3(folder: string, port: number): Part {
  const own = join(folder, 's3')
  mkdirSync(own, { recursive: true })
  const args = [fromProjectRoot('tests/cluster/s3-program.ts'), own, String(port), BUCKET]
  return definePart({ name: 'the S3 server', port, command: process.execPath, args })
}

/** The file that OPERATIONS hands out, with the ports and folders of this test, and without TLS. */
function deployedSite(own: string, port: number, upstreams: readonly number[]): string {
  const instances = (options: string) =>
    upstreams.map((upstream) => `server 127.0.0.1:${upstream} ${options};`).join('\n')
  const site = readFileSync(fromProjectRoot('deploy/nginx-many.conf'), 'utf8')
  const changes: [RegExp, string][] = [
    [/server 127\.0\.0\.1:3001 (max_fails=[1-9][^;]*);\s*server [^;]*;/, instances('$1')],
    [/server 127\.0\.0\.1:3001 (max_fails=0 backup);\s*server [^;]*;/, instances('$1')],
    [/server \{\s*listen 80;[^}]*\}/, ''],
    [/listen 443 ssl http2;\s*listen [^;]*;/, `listen 127.0.0.1:${port};`],
    [/^\s*ssl_[^\n]*$/gm, ''],
    [/\/var\/cache\/kais-pages/, `${own}/cache`],
    // Its address has a port here, which the browser's Origin has too.
    [/proxy_set_header Host \$host;/, 'proxy_set_header Host $http_host;'],
    [/proxy_set_header X-Forwarded-Host \$host;/, 'proxy_set_header X-Forwarded-Host $http_host;'],
  ]
  return changes.reduce((text, [pattern, change]) => {
    if (!pattern.test(text)) throw new Error(`deploy/nginx-many.conf has nothing like ${pattern}.`)
    return text.replace(pattern, change)
  }, site)
}

export function defineNginx(folder: string, port: number, upstreams: readonly number[]): Part {
  const own = ownFolder(folder, 'nginx')
  const file = join(own, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${own}/${kind};`)
    .join('\n')
  writeFileSync(
    file,
    `daemon off;
worker_processes 1;
pid ${own}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
access_log off;
${temporary}
${deployedSite(own, port, upstreams)}
}
`,
  )
  return definePart({
    name: 'nginx',
    port,
    command: '/usr/sbin/nginx',
    args: ['-e', 'stderr', '-p', own, '-c', file],
    isNobodys: true,
    endsBy: 'SIGQUIT',
  })
}
