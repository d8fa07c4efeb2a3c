import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { funnelSteps } from '#analytics/funnel/funnel-steps.ts'
import type { SpendReply } from '#domain/api/console/spend.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { addDays, MS_PER_DAY } from '#domain/time.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { visitorRow } from '#server/funnel-statistics/visitor.example.ts'
import { dayOf, newMember } from '#server/members/member-client.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services } = server
const { db, now } = services

async function visit(source: string, campaign: string | null, leadId?: string): Promise<void> {
  const id = randomUUID()
  const at = now()
  await db
    .insertInto('visitors')
    .values(visitorRow({ id, first_at: at, utm_source: source, utm_campaign: campaign }))
    .execute()
  await db
    .insertInto('step_views')
    .values(
      funnelSteps.slice(0, 3).map((step) => ({
        ...{ visitor_id: id, flow: 1, step, first_at: at, left_at: null, changed_at: at },
        ...{ views: 1, backs: 0, validation_errors: 0, visible_ms: 4000 },
      })),
    )
    .execute()
  if (leadId !== undefined)
    await db.insertInto('visitor_leads').values({ lead_id: leadId, visitor_id: id, linked_at: at }).execute()
}

const entryDay = dayOf(server)
const buyers = [await newMember(server), await newMember(server)]
for (let one = 0; one < 8; one++) await visit('fb', 'Spring')
await visit('m.facebook.com', 'spring', buyers[0]?.leadId)
await visit('facebook', 'Other')
await visit('google', null, buyers[1]?.leadId)
await visit('newsletter', 'Spring')

/** Money that comes or goes some days after the day of the visits. */
async function move(leadId: string | undefined, days: number, minor: number, kind: 'charge' | 'refund'): Promise<void> {
  const first = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('lead_id', '=', leadId ?? '')
    .where('kind', '=', 'charge')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('ledger_entries')
    .values({
      ...first,
      ...{ kind, moved_minor: minor, at: new Date(`${addDays(entryDay, days)}T12:00:00Z`) },
      ...{
        number: kind === 'charge' ? 2 : 1,
        cause: kind === 'charge' ? 'renewal' : 'support',
        source: `${kind} ${days}`,
      },
    })
    .execute()
}

server.pass(MS_PER_DAY / 12)
await rollUp(services)
const operator = await signedInOperator(server, ['figures'])
const period = `from=${addDays(entryDay, -3)}&to=${addDays(entryDay, 1)}`
const spend = async () => (await operator.get(`${consoleRoutes.spend}?${period}`)).json<SpendReply>()
const row = (source: string, campaign: string, minor: number, day = entryDay, currency = 'USD') => ({
  ...{ day, source, campaign, currency, minor },
})

test('costs are stored whole or not at all, replaced by later ones, and removed', async () => {
  const bad = { rows: [row('fb', 'Spring', 100), { ...row('fb', 'Spring', 100), day: '2026-02-30' }] }
  expect(refusalIn(await operator.act(`${consoleRoutes.spend}?${period}`, bad))).toEqual([
    ...[422, 'INPUT_INVALID', 'rows'],
  ])
  const unnamed = { rows: [row('fb', 'Spring', 100), row(';;', 'Spring', 100)] }
  expect(refusalIn(await operator.act(`${consoleRoutes.spend}?${period}`, unnamed))).toEqual([
    ...[422, 'INPUT_INVALID', 'rows'],
  ])
  expect((await spend()).entered).toEqual([])

  // Two adverts of one campaign are added up; a later file of the day replaces both.
  const rows = [row('Facebook', 'Spring', 700), row('facebook', 'Spring', 500), row('google', '', 1000)]
  expect((await operator.act(`${consoleRoutes.spend}?${period}`, { rows })).statusCode).toBe(200)
  await operator.act(`${consoleRoutes.spend}?${period}`, { rows: [row('facebook', 'Spring', 2000)] })
  await operator.act(`${consoleRoutes.spend}?${period}`, { rows: [row('podcast', '', 300, addDays(entryDay, -2))] })
  const { entered } = await spend()
  expect(entered.map(({ source, campaign, spentMinor }) => [source, campaign, spentMinor])).toEqual([
    ['facebook', 'Spring', 2000],
    ['google', '', 1000],
    ['podcast', '', 300],
  ])
  const { minor: _, ...last } = row('podcast', '', 0, addDays(entryDay, -2))
  await operator.act(`${consoleRoutes.spendRemoved}?${period}`, last)
  expect((await spend()).entered).toHaveLength(2)
})

test('a campaign stands beside whom it brought and what they paid by each day, refunds taken off', async () => {
  await move(buyers[0]?.leadId, 6, 1500, 'charge')
  await move(buyers[0]?.leadId, 20, -999, 'refund')
  await move(buyers[0]?.leadId, 95, 5000, 'charge')
  const { campaigns, cohorts } = await spend()
  expect(campaigns).toEqual([
    {
      ...{ source: 'facebook', campaign: 'Spring', currency: 'USD', spentMinor: 2000 },
      ...{ visitors: 9, leads: 1, buyers: 1, paid: [999, 2499, 1500, 1500], paidOtherwise: false },
    },
    {
      ...{ source: 'google', campaign: null, currency: 'USD', spentMinor: 1000 },
      ...{ visitors: 1, leads: 1, buyers: 1, paid: [999, 999, 999, 999], paidOtherwise: false },
    },
  ])
  expect(cohorts).toHaveLength(1)
  expect(cohorts[0]).toMatchObject({ spentMinor: 3000, visitors: 10, buyers: 2, paid: [1998, 3498, 2499, 2499] })
})

test('costs in another currency have a row of their own, and no money is set against them', async () => {
  await operator.act(`${consoleRoutes.spend}?${period}`, { rows: [row('ig', '', 400, entryDay, 'EUR')] })
  await visit('instagram', 'Reel', (await newMember(server)).leadId)
  server.pass(MS_PER_DAY / 12)
  await rollUp(services)
  const signedIn = await signedInOperator(server, ['figures'])
  const { campaigns } = (await signedIn.get(`${consoleRoutes.spend}?${period}`)).json<SpendReply>()
  expect(campaigns.find(({ currency }) => currency === 'EUR')).toEqual({
    ...{ source: 'instagram', campaign: null, currency: 'EUR', spentMinor: 400, visitors: 1, leads: 1, buyers: 1 },
    ...{ paid: [0, 0, 0, 0], paidOtherwise: true },
  })
})

test('acts are logged by their days and number of rows, and other roles are refused', async () => {
  const acts = await db.selectFrom('operator_acts').select('detail').where('action', '=', 'enter spend').execute()
  expect(acts.map(({ detail }) => detail)).toContainEqual(expect.stringMatching(/^3 rows, [0-9a-f]{12}$/))
  const support = await signedInOperator(server, ['customers'])
  expect(refusalIn(await support.get(`${consoleRoutes.spend}?${period}`))).toEqual([403, 'ROLE_NEEDED'])
})
