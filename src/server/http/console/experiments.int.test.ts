import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { FLOW_VERSION } from '#analytics/events/journey-steps.ts'
import type { ExperimentsReply } from '#domain/api/console/experiments.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled, PAGE_RUNS, routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, plusDays } from '#domain/time.ts'
import { copyBuyers } from '#server/experiments/copied-buyers.fixture.ts'
import { judgeRuns } from '#server/experiments/judge-runs.ts'
import { readRunning } from '#server/experiments/running-experiments.ts'
import { figuresSource } from '#server/figures/figures-source.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { visitorRow } from '#server/funnel-statistics/visitor.example.ts'
import { newMember } from '#server/http/member/member-client.fixture.ts'
import { storeText } from '#server/http/site/stored-file.ts'
import { pageVariants } from '#server/http/site/variant-pages.ts'
import { exampleHero, exampleLead } from '#server/lead.example.ts'
import { emptyLead } from '#server/members/empty-lead.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services } = server
const { db } = services
const key = 'home-picture'
const start = filled(consoleRoutes.experimentStart, { key })
const end = filled(consoleRoutes.experimentEnd, { key })
const evenly = { weights: [1, 1], coveragePercent: 100, metric: 'purchase', worthPercent: 20 }

/** A visitor whose page was sent in a variant and who sees one of its steps. */
async function see(step: string, variant: string, version = 1): Promise<string> {
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
      'user-agent': 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
    },
    payload: body,
  })
  expect(reply.statusCode, reply.body).toBe(200)
  return id
}

test('only operators with the role prices start and end an experiment; a second run is refused while one is running', async () => {
  const viewer = await signedInOperator(server, ['figures'])
  const operator = await signedInOperator(server, ['figures', 'prices'])
  expect(refusalIn(await viewer.act(start, evenly))).toEqual([403, 'ROLE_NEEDED'])
  expect(refusalIn(await operator.act(start, { ...evenly, weights: [1, 1, 1] }))).toEqual([
    422,
    'INPUT_INVALID',
    'weights',
  ])
  const unknown = filled(consoleRoutes.experimentStart, { key: 'no-such' })
  expect(refusalIn(await operator.act(unknown, evenly))).toEqual([404, 'EXPERIMENT_UNKNOWN'])
  expect(await readRunning(db)).toEqual({ running: [], kept: [] })
  const act = randomUUID()
  const started = await Promise.all([1, 2].map(() => operator.act(start, evenly, act)))
  expect(started.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(refusalIn(await operator.act(start, evenly))).toEqual([409, 'EXPERIMENT_RUNNING'])
  expect(refusalIn(await operator.act(end, { kept: 'made-up' }))).toEqual([422, 'INPUT_INVALID', 'kept'])
  expect(refusalIn(await viewer.act(end, { kept: 'with' }))).toEqual([403, 'ROLE_NEEDED'])
  const { runs } = (await viewer.get(consoleRoutes.experiments)).json<ExperimentsReply>()
  expect(runs).toMatchObject([
    {
      ...{ key, version: 1, endedAt: null, worthPercent: 20, currency: 'USD', isBroken: false },
      variants: [{ comparison: null }, { comparison: { verdict: 'too-early', lift: null, outlook: { fewest: 21 } } }],
    },
  ])
})

test('the variant of a page is chosen before its first byte, stays the same on reload, and needs no cookie', async () => {
  const app = Fastify()
  const runs = await readRunning(db)
  const variants = pageVariants({ running: () => runs })
  const html = '<!doctype html><html lang="en"><body>Home</body></html>'
  const page = storeText(html)
  app.get('/*', (request, reply) => {
    const chosen = variants.choose(request, request.url, page)
    const isPrivate = String(chosen.isPrivate ?? false)
    return reply.header('x-private', isPrivate).send(chosen.bodies.get('identity')?.bytes.toString())
  })
  const visit = (url: string, agent: string) => app.inject({ url, headers: { 'user-agent': agent } })
  const pages = await Promise.all(Array.from({ length: 40 }, (_, at) => visit('/', `Browser ${at}`)))
  const marked = (variant: string) =>
    html.replace('<html', `<html data-variants="home-picture.${variant}" data-runs="home-picture.1.${variant}"`)
  expect(new Set(pages.map(({ body }) => body))).toEqual(new Set([marked('with'), marked('without')]))
  const again = await Promise.all(pages.map((_, at) => visit('/', `Browser ${at}`)))
  expect(again.map(({ body }) => body)).toEqual(pages.map(({ body }) => body))
  for (const { headers } of pages) expect([headers['x-private'], headers['set-cookie']]).toEqual(['true', undefined])
  const other = await visit('/privacy', 'Browser 1')
  expect([other.body, other.headers['x-private']]).toEqual([html, 'false'])
})

/** A visitor who confirms an address on a page that was sent in these variants; returns the lead's id. */
async function confirm(shown: string): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const reply = await server.post(
    routes.leads,
    { ...exampleLead, hero: { ...exampleHero, email } },
    { [PAGE_RUNS]: shown },
  )
  expect(reply.statusCode, reply.body).toBe(201)
  const { id } = await db.selectFrom('leads').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return id
}

test('visitors are counted at the step at which the variants differ, and buyers in the variant in which they confirmed their address', async () => {
  const operator = await signedInOperator(server, ['figures', 'prices'])
  await see('home', 'with')
  await see('home', 'without')
  await see('height', 'without')
  await see('home', 'made-up')
  await see('home', 'without', 7)
  const { leadId } = await newMember(server)
  const confirmed = await confirm('home-picture.1.without')
  await confirm('home-picture.1.made-up')
  await confirm('home-picture.7.without')
  await confirm('no-such.1.without')
  expect(await db.selectFrom('lead_runs').select(['lead_id', 'key', 'version', 'variant']).execute()).toEqual([
    { lead_id: confirmed, key, version: 1, variant: 'without' },
  ])
  await db
    .updateTable('lead_runs')
    .set({ lead_id: leadId, confirmed_at: plusDays(services.now(), -1) })
    .execute()
  await rollUp(services)
  const { runs } = (await operator.get(consoleRoutes.experiments)).json<ExperimentsReply>()
  const expected = [
    { variant: 'with', reported: 1, buyers: 0, revenue: 0 },
    { variant: 'without', reported: 1, buyers: 1, revenue: 999, refunded: 0, disputed: 0, cancelled: 0 },
  ]
  expect(runs[0]?.variants).toMatchObject(expected)
  const cells = await db
    .selectFrom('funnel_daily')
    .select(['value', 'views'])
    .where('dimension', '=', 'variant')
    .where('step', '=', 'home')
    .orderBy('value')
    .execute()
  expect(cells).toEqual([
    { value: 'home-picture.1.with', views: 1 },
    { value: 'home-picture.1.without', views: 1 },
  ])

  // Nothing in a run falls because somebody was erased.
  await inTransaction(db, (trx) => emptyLead(trx, leadId, services.now()))
  const after = (await operator.get(consoleRoutes.experiments)).json<ExperimentsReply>()
  expect(after.runs[0]?.variants).toMatchObject(expected)
  expect(await db.selectFrom('lead_runs').select('lead_id').execute()).toEqual([{ lead_id: null }])

  const act = randomUUID()
  await operator.act(end, { kept: 'without' }, act)
  const ended = (await operator.act(end, { kept: 'without' }, act)).json<ExperimentsReply>()
  expect(ended.runs).toMatchObject([{ kept: 'without', version: 1 }])
  expect(refusalIn(await operator.act(end, { kept: 'with' }))).toEqual([409, 'EXPERIMENT_NOT_RUNNING'])
})

test('everyone sees the kept variant of an ended run, as one shared page, until another run ends differently', async () => {
  const operator = await signedInOperator(server, ['figures', 'prices'])
  const page = storeText('<!doctype html><html lang="en"><body>Home</body></html>')
  const seenBy = async (count: number, path = '/') => {
    const experiments = await readRunning(db)
    const variants = pageVariants({ running: () => experiments })
    return Array.from({ length: count }, (_, at) => {
      const headers = { 'user-agent': `Browser ${at}` }
      const { bodies, isPrivate } = variants.choose({ ip: '10.0.0.1', headers }, path, page)
      const html = bodies.get('identity')?.bytes.toString() ?? ''
      return `${/<html(.*) lang/.exec(html)?.[1] ?? ''} ${isPrivate === true ? 'private' : 'shared'}`
    })
  }
  const kept = ' data-variants="home-picture.without" shared'
  expect(new Set(await seenBy(20))).toEqual(new Set([kept]))
  expect(await seenBy(1, '/privacy')).toEqual([' shared'])
  // Visitors who are not part of the next run see the kept variant as before.
  await operator.act(start, { ...evenly, coveragePercent: 50 })
  const { running } = await readRunning(db)
  const run = `home-picture.${running[0]?.version}`
  const drawn = (name: string) => ` data-variants="home-picture.${name}" data-runs="${run}.${name}" private`
  expect(new Set(await seenBy(60))).toEqual(
    new Set([drawn('with'), drawn('without'), ' data-variants="home-picture.without" private']),
  )
  await operator.act(end, { kept: 'with' })
  expect(new Set(await seenBy(5))).toEqual(new Set([' shared']))
})

/** Adds visitors who saw a variant of the current run, some of whom buy. */
async function seed(version: number, variant: string, count: number, buyers: number, leadId: string): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const at = new Date(services.now().getTime() - 60_000)
  await db
    .insertInto('visitors')
    .values(ids.map((id) => visitorRow({ id, first_at: at })))
    .execute()
  await db
    .insertInto('experiment_exposures')
    .values(ids.map((visitor_id) => ({ visitor_id, key, version, variant, first_at: at })))
    .execute()
  await sql`
    insert into step_views select id, 1, 'home', first_at, null, 1, 0, 0, 500, first_at from visitors
    where id = any(${ids})`.execute(db)
  await copyBuyers(db, leadId, { key, version, variant }, ids.slice(0, buyers))
  await rollUp(services)
}

const newestRun = async (operator: Awaited<ReturnType<typeof signedInOperator>>) =>
  (await operator.get(consoleRoutes.experiments)).json<ExperimentsReply>().runs[0]

test('a gain is held for a fortnight and then stays decided; refunds and disputes are counted beside it', async () => {
  const operator = await signedInOperator(server, ['figures', 'prices'])
  await operator.act(start, evenly)
  const { leadId } = await newMember(server)
  await seed(3, 'with', 2000, 60, leadId)
  await seed(3, 'without', 2000, 130, leadId)
  const verdictOf = async () => (await newestRun(operator))?.variants[1]?.comparison
  expect(await verdictOf()).toMatchObject({ verdict: 'held', decided: null, buyers: { control: 60, variant: 130 } })
  server.pass(15 * MS_PER_DAY)
  await judgeRuns(figuresSource(services))
  const better = await signedInOperator(server, ['figures', 'prices'])
  expect((await newestRun(better))?.variants[1]?.comparison).toMatchObject({
    verdict: 'better',
    decided: { buyers: { control: 60, variant: 130 } },
  })

  // Later figures move the interval, but the first decision stays.
  await db
    .updateTable('lead_runs')
    .set({ variant: 'with' })
    .where(
      'id',
      'in',
      db.selectFrom('lead_runs').select('id').where('version', '=', 3).where('variant', '=', 'without').limit(50),
    )
    .execute()
  const { rows } = await sql<{ id: string; lead_id: string }>`
    select payments.id, payments.lead_id from payments join lead_runs using (lead_id)
    where version = 3 and variant = 'without' limit 2`.execute(db)
  const moved = [
    { kind: 'refund', cause: 'support', moved_minor: -400 },
    { kind: 'dispute_taken', cause: 'fraudulent', moved_minor: -999 },
  ] as const
  for (const [place, { id, lead_id }] of rows.entries())
    await sql`
      insert into ledger_entries
        (provider, livemode, kind, source, number, cause, moved_minor, currency, at, recorded_at, lead_id, payment_id)
      values ('sandbox', false, ${moved[place]?.kind}, ${id}, 1, ${moved[place]?.cause}, ${moved[place]?.moved_minor}, 'USD',
        ${services.now()}, ${services.now()}, ${lead_id}, ${id})`.execute(db)
  const run = await newestRun(better)
  expect(run?.variants).toMatchObject([
    { buyers: 110, revenue: 110 * 999 },
    { buyers: 80, revenue: 79 * 999 - 400, refunded: 1, disputed: 1, comparison: { verdict: 'better' } },
  ])
  expect(run?.variants[1]?.comparison?.lift).toBeLessThan(0)
  await better.act(end, { kept: 'without' })
})

test('an unclear run waits and says what is missing, and an uneven draw is broken', async () => {
  const operator = await signedInOperator(server, ['figures', 'prices'])
  await operator.act(start, evenly)
  const { leadId } = await newMember(server)
  await seed(4, 'with', 2000, 60, leadId)
  await seed(4, 'without', 2000, 66, leadId)
  expect(await newestRun(operator)).toMatchObject({
    ...{ version: 4, isBroken: false },
    variants: [{}, { comparison: { verdict: 'waiting', outlook: { buyers: 126, fewest: 21, daysLeft: null } } }],
  })
  await seed(4, 'with', 500, 12, leadId)
  expect(await newestRun(operator)).toMatchObject({ version: 4, isBroken: true })
})
