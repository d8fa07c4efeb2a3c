import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { FLOW_VERSION } from '#analytics/events/journey-steps.ts'
import type { ExperimentsReply } from '#domain/api/console/experiments.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, PAGE_RUNS, routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { figuresSource } from '#server/figures/figures-source.ts'
import { exampleHero, exampleLead } from '#server/lead.example.ts'
import { emptyLead } from '#server/members/erase/empty-lead.ts'
import { newMember } from '#server/members/member-client.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { browserOf, documents, html } from '#server/site/variant-documents.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { judgeRuns } from './judge-runs.ts'

const server = await testApp()
const { services } = server
const { db } = services
const key = 'home-picture'
const start = filled(consoleRoutes.experimentStart, { key })
const evenly = { weights: [1, 1], coveragePercent: 100, metric: 'purchase', worthPercent: 20 }

/** A visitor whose page was sent in a variant and who sees one of its steps. */
async function see(step: string, variant: string, version: number, agent: string): Promise<void> {
  const id = randomUUID()
  const properties = {
    token: OWN_TOKEN,
    ...{ distinct_id: `$device:${id}`, $device_id: id, step, flow: FLOW_VERSION, first_at: services.now().getTime() },
    ...{ views: 1, backs: 0, validation_errors: 0, visible_ms: 900, variants: `${key}.${version}.${variant}` },
  }
  const body = JSON.stringify([{ event: 'step_viewed', properties }])
  const reply = await server.send({
    method: 'POST',
    url: routes.track,
    headers: {
      ...{ host: 'localhost', 'content-type': 'application/json' },
      'user-agent': agent,
    },
    payload: body,
  })
  expect(reply.statusCode, reply.body).toBe(200)
}

const started = await signedInOperator(server, ['figures', 'prices'])
await started.act(start, evenly)

test('the variant of a page is chosen before its first byte by the lot of the day, the same on reload and in a second tab, without a cookie', async () => {
  const { send, write } = await documents(services)
  const visit = () => Array.from({ length: 40 }, (_, at) => send('10.0.0.1', browserOf(at)))
  const pages = visit()
  const marked = (variant: string) =>
    html.replace('<html', `<html data-variants="home-picture.${variant}" data-runs="home-picture.1.${variant}"`)
  expect(new Set(pages.map(({ text }) => text))).toEqual(new Set([marked('with'), marked('without')]))
  expect(visit()).toEqual(pages)
  expect(new Set(pages.map(({ isPrivate }) => isPrivate))).toEqual(new Set([true]))
  expect(send('10.0.0.1', browserOf(1), '/privacy')).toMatchObject({ text: html, isPrivate: false })
  // Half of an IPv6 address is the device's own and changes by itself.
  expect(send('2001:db8:1:2::7', browserOf(3))).toEqual(send('2001:db8:1:2:9::1', browserOf(3)))
  // A robot, and a page that is fetched in advance, get a variant but count as nobody.
  send('10.0.0.1', 'Googlebot/2.1')
  send('10.0.0.9', browserOf(1), '/', { 'sec-purpose': 'prefetch;prerender' })
  await write()
  expect(await db.selectFrom('experiment_lots').select('lot').execute()).toHaveLength(41)

  // Each day is drawn anew, and the secret of a day is deleted a day later.
  const secrets = async () =>
    (await db.selectFrom('day_secrets').select('day').orderBy('day').execute()).map(({ day }) => day)
  expect(await secrets()).toHaveLength(2)
  server.pass(2 * MS_PER_DAY)
  const later = await documents(services)
  const moved = pages.filter(({ runs }, at) => later.send('10.0.0.1', browserOf(at)).runs !== runs)
  expect(moved.length).toBeGreaterThan(8)
  expect((await secrets())[0]).toBe(plusDays(services.now(), -1).toISOString().slice(0, 10))
  await judgeRuns(figuresSource(services))
  const sums = await db.selectFrom('experiment_days').select(['drawn', 'lost']).execute()
  expect(sums.map(({ drawn }) => drawn).reduce((sum, drawn) => sum + drawn, 0)).toBe(41)
  expect(sums.map(({ lost }) => lost)).toEqual(sums.map(({ drawn }) => drawn))
  await later.write()
  await db.deleteFrom('experiment_lots').execute()
  await db.deleteFrom('experiment_days').execute()
  server.pass(-2 * MS_PER_DAY)
})

/** A visitor who confirms an address, on a page that says these variants or none; returns the lead's id. */
async function confirm(agent: string, shown?: string): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const headers = { 'user-agent': agent, ...(shown === undefined ? {} : { [PAGE_RUNS]: shown }) }
  const reply = await server.post(routes.leads, { ...exampleLead, hero: { ...exampleHero, email } }, headers)
  expect(reply.statusCode, reply.body).toBe(201)
  const { id } = await db.selectFrom('leads').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return id
}

/** A browser in which this variant is drawn now, at the address that the tests' requests come from. */
async function browserWith(variant: string): Promise<string> {
  const { send, write } = await documents(services)
  const at = Array.from({ length: 60 }, (_, number) => number + 100).find(
    (number) => send('127.0.0.1', browserOf(number)).runs === `home-picture.1.${variant}`,
  )
  await write()
  return browserOf(at ?? -1)
}

const unitsOf = async (ids: readonly string[]) => {
  const rows = await db.selectFrom('lead_runs').select(['lead_id', 'variant', 'day', 'lot']).execute()
  return ids.map((id) => rows.find(({ lead_id }) => lead_id === id))
}

test('what is counted is what was drawn: the page that started, the lead by its lot, and the first buyer of a lot', async () => {
  await server.experiments.read()
  const [withPicture, without] = [await browserWith('with'), await browserWith('without')]
  const drawn = await db.selectFrom('experiment_lots').select('lot').execute()
  await see('home', 'without', 1, without)
  await see('height', 'with', 1, withPicture)
  await see('home', 'made-up', 1, withPicture)
  await see('home', 'with', 7, withPicture)
  const reported = await db.selectFrom('experiment_lots').select('variant').where('is_reported', '=', true).execute()
  expect(reported).toEqual([{ variant: 'without' }])

  const plain = await confirm(without, 'home-picture.1.without')
  const reloaded = await confirm(without)
  const moved = await confirm(withPicture, 'home-picture.1.without')
  const others = [await confirm(browserOf(99)), await confirm(without, 'home-picture.1.made-up')]
  const units = await unitsOf([plain, reloaded, moved, ...others])
  const lot = expect.any(Number)
  expect(units.map((unit) => unit && { variant: unit.variant, lot: unit.lot })).toEqual([
    { variant: 'without', lot },
    { variant: 'without', lot: units[0]?.lot },
    { variant: 'without', lot: null },
    ...[undefined, undefined],
  ])

  // All three buy; of the two of one lot the first counts.
  for (const id of [plain, reloaded, moved]) {
    const { leadId } = await newMember(server)
    await db
      .updateTable('lead_runs')
      .set({ lead_id: leadId, confirmed_at: plusDays(services.now(), -1) })
      .where('lead_id', '=', id)
      .execute()
  }
  server.pass(2 * 60 * 60_000)
  const later = await signedInOperator(server, ['figures', 'prices'])
  const variants = async () => (await later.get(consoleRoutes.experiments)).json<ExperimentsReply>().runs[0]?.variants
  const expected = { variant: 'without', buyers: 2, repeated: 1, moved: 1, revenue: 2 * 999, refunded: 0, disputed: 0 }
  expect(await variants()).toMatchObject([
    { reported: 0, buyers: 0, revenue: 0 },
    { ...expected, reported: 1 },
  ])
  expect((await variants())?.reduce((sum, each) => sum + each.drawn, 0)).toBe(drawn.length)

  // Nothing in a run falls because somebody was erased.
  const leads = await db.selectFrom('lead_runs').select('lead_id').execute()
  for (const { lead_id } of leads)
    if (lead_id !== null) await inTransaction(db, (trx) => emptyLead(trx, lead_id, services.now()))
  expect((await variants())?.[1]).toMatchObject(expected)
  const left = await db.selectFrom('lead_runs').select(['lead_id', 'net_minor']).execute()
  expect(left).toEqual(Array(3).fill({ lead_id: null, net_minor: 999 }))
})
