import { spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectionLimits } from '#server/http/connection-limits.ts'
import { readText } from '#tests/house/project-files.ts'

const SECRET = 'change-this-secret'
const hasCaddy = spawnSync('caddy', ['version']).status === 0
const hasNginx = spawnSync('nginx', ['-v']).status === 0

test.each(['nginx.conf', 'Caddyfile', 'traefik.yaml'])('deploy/%s sends the secret to the port of the app', (file) => {
  const text = readText(`deploy/${file}`)
  expect(text).toMatch(new RegExp(`X-Proxy-Secret:? "?${SECRET}"?`))
  expect(text).toContain('127.0.0.1:3000')
  expect(text).toContain('Set TRUSTED_PROXIES=1 and PROXY_SECRET to the value below.')
})

test.each([
  ['nginx.conf', /keepalive_timeout (\d+)s;/],
  ['Caddyfile', /keepalive (\d+)s/],
  ['traefik.yaml', /idleConnTimeout: (\d+)s/],
])('deploy/%s lets go of an idle connection before the app does', (file, pattern) => {
  const seconds = Number(pattern.exec(readText(`deploy/${file}`))?.[1])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds * 1000).toBeLessThan(connectionLimits.idle)
})

test('nginx sends a request that changes something once', () => {
  expect(readText('deploy/nginx.conf')).toContain('proxy_next_upstream error timeout;')
})

const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port

async function freePort(): Promise<number> {
  const server = createSocket()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const port = portOf(server)
  await new Promise((closed) => server.close(closed))
  return port
}

type Behind = { readonly address: string; readonly arrived: IncomingHttpHeaders[] }

/** A server in the place of the app, and the headers that arrive there. */
async function appBehind(): Promise<{ readonly port: number; readonly arrived: IncomingHttpHeaders[] }> {
  const arrived: IncomingHttpHeaders[] = []
  const app = createServer((request, reply) => {
    arrived.push(request.headers)
    request.resume().on('end', () => reply.end('here'))
  })
  await new Promise<void>((listening) => app.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void app.close())
  return { port: portOf(app), arrived }
}

/** Runs a proxy until the test ends, from when it answers. */
async function running(program: string, args: readonly string[], folder: string, port: number): Promise<string> {
  const proxy = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } })
  const ended = new Promise((end) => proxy.once('exit', end))
  onTestFinished(async () => {
    proxy.kill()
    await ended
  })
  const address = `http://127.0.0.1:${port}`
  const status = () =>
    fetch(address).then(
      (reply) => reply.status,
      () => 0,
    )
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
  return address
}

async function folderFor(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The headers with which requests arrive behind Caddy as `deploy/Caddyfile` sets it up, without TLS. */
async function behindCaddy(): Promise<Behind> {
  const [app, folder, port] = [await appBehind(), await folderFor('caddy'), await freePort()]
  const config = readText('deploy/Caddyfile')
    .replace(/^www\.example\.com \{/m, `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {`)
    .replace('127.0.0.1:3000', `127.0.0.1:${app.port}`)
  const file = join(folder, 'Caddyfile')
  await writeFile(file, config)
  const address = await running('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], folder, port)
  app.arrived.splice(0)
  return { address, arrived: app.arrived }
}

/** The headers with which requests arrive behind nginx as `deploy/nginx.conf` sets it up, without TLS. */
async function behindNginx(): Promise<Behind & { readonly logged: () => Promise<string> }> {
  const [app, folder] = [await appBehind(), await folderFor('nginx')]
  const [port, redirectPort] = [await freePort(), await freePort()]
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  for (const name of temporary) await mkdir(join(folder, name))
  const config = readText('deploy/nginx.conf')
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${app.port};`)
    .replace('listen 80;', `listen 127.0.0.1:${redirectPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_certificate.*$/gm, '')
    .replace('http {', `http {\n${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')}`)
    .replace('/var/log/nginx/access.log', join(folder, 'access.log'))
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off;\nmaster_process off;\npid ${join(folder, 'pid')};\nerror_log stderr crit;\n${config}`,
  )
  const address = await running('nginx', ['-c', file, '-p', folder], folder, port)
  app.arrived.splice(0)
  return { address, arrived: app.arrived, logged: () => readFile(join(folder, 'access.log'), 'utf8') }
}

test.skipIf(!hasNginx)('nginx logs no address with a secret in its path', async () => {
  const { address, logged } = await behindNginx()
  const secrets = [
    '/api/v2/weigh-ins/',
    '/api//v2/weigh%2Dins/',
    '/api/v2/calendars/',
    '/v3/weigh-in-reminder/',
    '/v3/week-email/',
  ]
  for (const path of secrets) expect((await fetch(`${address}${path}the-secret`)).status).toBe(200)
  await fetch(`${address}/v3/at-the-end`)
  await expect.poll(logged).toContain('/v3/at-the-end')
  expect(await logged()).not.toContain('the-secret')
})

test.skipIf(!hasNginx)('nginx replaces what a client says about its address, and proves itself', async () => {
  const { address, arrived } = await behindNginx()
  const forged = { 'x-forwarded-for': '203.0.113.7', 'x-proxy-secret': 'a guess', 'x-forwarded-proto': 'gopher' }
  expect(await (await fetch(address, { headers: forged })).text()).toBe('here')
  expect(arrived[0]).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-proxy-secret': SECRET,
  })
})

test.skipIf(!hasNginx)('a body as large as a photo passes nginx, and a larger one does not', async () => {
  const { address } = await behindNginx()
  const send = (bytes: number) => fetch(address, { method: 'POST', body: Buffer.alloc(bytes) })
  expect((await send(7 * 1024 * 1024)).status).toBe(200)
  expect((await send(9 * 1024 * 1024)).status).toBe(413)
})

test.skipIf(!hasCaddy)(
  'Caddy replaces what a client says about its address, proves itself, and passes a photo',
  async () => {
    const { address, arrived } = await behindCaddy()
    const forged = { 'x-forwarded-for': '203.0.113.7', 'x-proxy-secret': 'a guess', 'x-forwarded-proto': 'gopher' }
    const send = (bytes: number) => fetch(address, { method: 'POST', headers: forged, body: Buffer.alloc(bytes) })
    expect((await send(7 * 1024 * 1024)).status).toBe(200)
    expect(arrived[0]).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-proxy-secret': SECRET,
    })
    // Older versions say 502 of a body that is too large.
    expect([413, 502]).toContain((await send(9 * 1024 * 1024)).status)
  },
)
