import { spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connectionLimits } from '#server/http/connection-limits.ts'
import { readText } from '#tests/house/project-files.ts'

const SECRET = 'change-this-secret'
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

/** The headers with which requests arrive behind nginx as `deploy/nginx.conf` sets it up, without TLS. */
async function behindNginx(): Promise<{ readonly address: string; readonly arrived: IncomingHttpHeaders[] }> {
  const arrived: IncomingHttpHeaders[] = []
  const app = createServer((request, reply) => {
    arrived.push(request.headers)
    reply.end('here')
  })
  await new Promise<void>((listening) => app.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void app.close())
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [port, redirectPort] = [await freePort(), await freePort()]
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  for (const name of temporary) await mkdir(join(folder, name))
  const config = readText('deploy/nginx.conf')
    .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${portOf(app)};`)
    .replace('listen 80;', `listen 127.0.0.1:${redirectPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_certificate.*$/gm, '')
    .replace(
      'http {',
      `http {\n${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')}\naccess_log off;`,
    )
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off;\nmaster_process off;\npid ${join(folder, 'pid')};\nerror_log stderr crit;\n${config}`,
  )
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' })
  const ended = new Promise((end) => nginx.once('exit', end))
  onTestFinished(async () => {
    nginx.kill()
    await ended
  })
  const address = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 10_000 },
    )
    .toBe(200)
  arrived.splice(0)
  return { address, arrived }
}

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
