import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { majorUnits } from '#domain/billing/money.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer } from '#server/test-client.fixture.ts'
import { exportFigures } from './export-figures.ts'

const stored = new Map<string, string>()
let status = 200
/** A bucket that checks the signature with the steps of the documentation, from what arrived. */
const bucket = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => void parts.push(part))
  request.on('end', () => {
    const body = Buffer.concat(parts)
    const [, id, day, region, names = '', given] =
      /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request,SignedHeaders=([^,]+),Signature=(\w+)/.exec(
        request.headers.authorization ?? '',
      ) ?? []
    const hash = createHash('sha256').update(body).digest('hex')
    const lines = names.split(';').map((name) => `${name}:${request.headers[name]}\n`)
    const canonical = `PUT\n${request.url}\n\n${lines.join('')}\n${names}\n${hash}`
    const text = `AWS4-HMAC-SHA256\n${request.headers['x-amz-date']}\n${day}/${region}/s3/aws4_request\n${createHash('sha256').update(canonical).digest('hex')}`
    let key: string | Buffer = 'AWS4the-secret-key'
    for (const step of [day ?? '', region ?? '', 's3', 'aws4_request'])
      key = createHmac('sha256', key).update(step).digest()
    const wanted = createHmac('sha256', key).update(text).digest('hex')
    const isRight = id === 'the-key' && given === wanted && request.headers['x-amz-content-sha256'] === hash
    if (isRight && status === 200) stored.set(request.url ?? '', body.toString())
    response.writeHead(isRight ? status : 403).end()
  })
})
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/bucket/nightly`
const folder = await mkdtemp(join(tmpdir(), 'export-'))
afterAll(async () => {
  bucket.close()
  await rm(folder, { recursive: true })
})

const server = await testApp()
const { db, now } = server.services
const to = (env: Record<string, string>) =>
  exportFigures({ ...server.services, config: { ...server.services.config, outgoing: readConfig(env, []).outgoing } })
const rowsOf = (text: string) =>
  text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

test('movements and figures of the month are written to a folder, and add up to the ledger', async () => {
  await newBuyer(server)
  const month = now().toISOString().slice(0, 7)
  // A day later the payment is of yesterday, whatever month that is.
  server.pass(MS_PER_DAY)
  const names = await to({ EXPORT_TO: folder, EXPORT_DAYS: '1' })
  expect(names).toEqual([`figures-${month}.csv`, `movements-${month}.csv`])
  expect((await readdir(folder)).toSorted()).toEqual(names)
  const entries = await db.selectFrom('ledger_entries').select(['moved_minor', 'currency']).execute()
  const whole = entries.reduce((sum, { moved_minor: minor, currency }) => sum + majorUnits({ minor, currency }), 0)
  const [head = [], ...movements] = rowsOf(await readFile(join(folder, `movements-${month}.csv`), 'utf8'))
  const amount = head.indexOf('Amount')
  expect(movements.reduce((sum, row) => sum + Number(row[amount]), 0)).toBeCloseTo(whole, 6)
  const [titles = [], ...days] = rowsOf(await readFile(join(folder, `figures-${month}.csv`), 'utf8'))
  const net = titles.indexOf('Net')
  expect(days.reduce((sum, row) => sum + Number(row[net]), 0)).toBeCloseTo(whole, 6)
  expect(movements.flat().join(' ')).not.toMatch(/@/)
})

test('they are written to a bucket with a signature that it accepts, and again the next night', async () => {
  const settings = { EXPORT_TO: address, EXPORT_KEY: 'the-key:the-secret-key', EXPORT_REGION: 'eu-central-1' }
  const names = await to({ ...settings, EXPORT_DAYS: '40' })
  expect([...stored.keys()].toSorted()).toEqual(names.map((name) => `/bucket/nightly/${name}`).toSorted())
  expect(names.length).toBeGreaterThanOrEqual(4)
  await to({ ...settings, EXPORT_DAYS: '1' })
  expect([...stored.values()].some((text) => text.includes('charge'))).toBe(true)
})

test('a bucket that refuses fails the job, so that it is tried again and seen', async () => {
  status = 503
  const settings = { EXPORT_TO: address, EXPORT_KEY: 'the-key:the-secret-key' }
  await expect(to(settings)).rejects.toThrow('The bucket answered 503.')
  await expect(to({ ...settings, EXPORT_KEY: 'the-key:another-secret' })).rejects.toThrow('403')
})

test('nothing is written without a place', async () => {
  expect(await to({})).toEqual([])
})
