import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ExperimentsReply } from '#domain/api/console/experiments.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { figuresSource } from '#server/figures/figures-source.ts'
import { newMember } from '#server/members/member-client.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { browserOf, documents } from '#server/site/variant-documents.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'
import { copyBuyers } from './copied-buyers.fixture.ts'
import { judgeRuns } from './judge-runs.ts'
import { readRunning } from './running-experiments.ts'

const server = await testApp()
const { services } = server
const { db } = services
const key = 'home-picture'
const start = filled(consoleRoutes.experimentStart, { key })
const end = filled(consoleRoutes.experimentEnd, { key })
const evenly = { weights: [1, 1], coveragePercent: 100, metric: 'purchase', worthPercent: 20 }

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

  const ending = randomUUID()
  await operator.act(end, { kept: 'without' }, ending)
  const ended = (await operator.act(end, { kept: 'without' }, ending)).json<ExperimentsReply>()
  expect(ended.runs).toMatchObject([{ kept: 'without', version: 1 }])
  expect(refusalIn(await operator.act(end, { kept: 'with' }))).toEqual([409, 'EXPERIMENT_NOT_RUNNING'])
})

test('everyone sees the kept variant of an ended run, as one shared page, until another run ends differently', async () => {
  const operator = await signedInOperator(server, ['figures', 'prices'])
  const seenBy = async (count: number, path = '/') => {
    const { send } = await documents(services)
    return Array.from({ length: count }, (_, at) => {
      const { text, isPrivate } = send('10.0.0.1', browserOf(at), path)
      return `${/<html(.*) lang/.exec(text)?.[1] ?? ''} ${isPrivate ? 'private' : 'shared'}`
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

/** Adds lots that were drawn in a variant of the current run and started, and buyers who confirmed their address in it. */
async function seed(version: number, variant: string, count: number, buyers: number, leadId: string): Promise<void> {
  const day = services.now().toISOString().slice(0, 10)
  await db
    .insertInto('experiment_days')
    .values({ key, version, day, variant, drawn: count, lost: 0 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'version', 'day', 'variant']).doUpdateSet({
        drawn: sql`experiment_days.drawn + excluded.drawn`,
      }),
    )
    .execute()
  const ids = Array.from({ length: buyers }, () => randomUUID())
  await copyBuyers(db, leadId, { key, version, variant }, ids)
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
