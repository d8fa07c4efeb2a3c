import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { funnelSteps } from '#analytics/funnel/funnel-steps.ts'
import type { BreakdownReply, CohortsReply, FunnelReply, StepBreakdownReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { visitorRow } from '#server/funnel-statistics/visitor.example.ts'
import { dayOf, newMember } from '#server/members/member-client.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services } = server
const { db, now } = services

type CampaignVisit = { readonly source: string; readonly campaign: string; readonly country: string }

async function visit({ source, campaign, country }: CampaignVisit, steps: number, leadId?: string): Promise<void> {
  const id = randomUUID()
  const at = now()
  await db
    .insertInto('visitors')
    .values(visitorRow({ id, first_at: at, country, utm_source: source, utm_campaign: campaign }))
    .execute()
  await db
    .insertInto('step_views')
    .values(
      funnelSteps.slice(0, steps).map((step, place) => ({
        ...{ visitor_id: id, flow: 1, step, first_at: new Date(at.getTime() + place * 1000), left_at: null },
        ...{ views: 1, backs: 0, validation_errors: 0, visible_ms: 4000, changed_at: at },
      })),
    )
    .execute()
  if (leadId !== undefined)
    await db.insertInto('visitor_leads').values({ lead_id: leadId, visitor_id: id, linked_at: at }).execute()
}

const TO_PAY = funnelSteps.indexOf('pay') + 1
const period = `from=${dayOf(server, -3)}&to=${dayOf(server, 1)}`

const kinds: readonly (readonly [CampaignVisit, number, number])[] = [
  [{ source: 'fb', campaign: 'Spring', country: 'DE' }, 2, 7],
  [{ source: 'fb', campaign: 'Spring', country: 'FR' }, 2, 3],
  [{ source: 'm.facebook.com', campaign: 'Spring', country: 'DE' }, TO_PAY, 5],
  [{ source: 'facebook', campaign: 'Summer', country: 'DE' }, TO_PAY, 4],
  [{ source: 'google', campaign: 'Summer', country: 'DE' }, 2, 6],
]
for (const [came, steps, visitors] of kinds) for (let one = 0; one < visitors; one++) await visit(came, steps)
await visit({ source: 'FB', campaign: 'Spring', country: 'DE' }, TO_PAY, (await newMember(server)).leadId)
await visit({ source: 'google', campaign: 'Spring', country: 'DE' }, TO_PAY, (await newMember(server)).leadId)
server.pass(MS_PER_DAY / 12)
await rollUp(services)
const operator = await signedInOperator(server, ['figures'])

async function read<T>(route: string, query: Readonly<Record<string, string>>): Promise<T> {
  const reply = await operator.get(`${route}?${period}&${new URLSearchParams(query)}`)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<T>()
}

test('spellings of a source are one row, which names them', async () => {
  const { rows } = await read<BreakdownReply>(consoleRoutes.breakdown, { dimension: 'source' })
  expect(rows).toMatchObject([
    { value: 'facebook', spellings: ['fb', 'm.facebook.com'], visitors: 20, paywalls: 10, purchases: 1, also: null },
    { value: 'google', spellings: [], visitors: 7, paywalls: 1, purchases: 1 },
  ])
  expect(rows.map(({ revenue }) => revenue)).toEqual([
    [{ currency: 'USD', minor: 999 }],
    [{ currency: 'USD', minor: 999 }],
  ])
})

test('cohorts by source are under the names of sources, too', async () => {
  const { cohorts } = await read<CohortsReply>(consoleRoutes.cohorts, { unit: 'month', split: 'source' })
  expect(cohorts.map(({ value, customers }) => [value, customers]).toSorted()).toEqual([
    ['facebook', 1],
    ['google', 1],
  ])
})

test('the plan that was bought is a dimension and a condition', async () => {
  const { rows } = await read<BreakdownReply>(consoleRoutes.breakdown, { dimension: 'plan' })
  expect(rows.map(({ value, visitors, purchases }) => [value, visitors, purchases])).toEqual([
    ['none', 25, 0],
    ['1-Week Trial', 2, 2],
  ])
  const filter = 'plan=1-Week Trial'
  const { rows: sources } = await read<BreakdownReply>(consoleRoutes.breakdown, { dimension: 'source', filter })
  expect(sources.map(({ value, visitors }) => [value, visitors]).toSorted()).toEqual([
    ['facebook', 1],
    ['google', 1],
  ])
})

test('several conditions hold together, and one may name several values', async () => {
  const filter = 'source=facebook;country=DE'
  const { rows, unattributedBuyers } = await read<BreakdownReply>(consoleRoutes.breakdown, {
    dimension: 'campaign',
    filter,
  })
  expect(rows).toMatchObject([
    { value: 'Spring', visitors: 13, paywalls: 6, purchases: 1, revenue: [{ currency: 'USD', minor: 999 }] },
    { value: 'Summer', visitors: 4, paywalls: 4, purchases: 0, revenue: [] },
  ])
  expect(unattributedBuyers).toBe(0)
  const funnel = await read<FunnelReply>(consoleRoutes.funnel, { filter })
  expect(funnel).toMatchObject({ entered: 17, hasTimes: false })
  const of = (name: string) => funnel.steps.find(({ step }) => step === name)
  expect(of('trust')).toMatchObject({ views: 17, exits: 7, medianMs: null })
  expect(of('pay')).toMatchObject({ views: 10, exits: 9 })
  expect(of('purchase')).toMatchObject({ views: 1 })
  const either = await read<FunnelReply>(consoleRoutes.funnel, { filter: 'source=fb,google;campaign=Summer' })
  expect(either.entered).toBe(10)
  const alone = await read<FunnelReply>(consoleRoutes.funnel, { filter: 'source=fb' })
  expect(alone).toMatchObject({ entered: 20, hasTimes: true })
})

test('two dimensions make a row of each pair', async () => {
  const { rows } = await read<BreakdownReply>(consoleRoutes.breakdown, { dimension: 'source', also: 'campaign' })
  expect(rows.map(({ value, also, visitors, purchases }) => [value, also, visitors, purchases])).toEqual(
    expect.arrayContaining([
      ['facebook', 'Spring', 16, 1],
      ['google', 'Summer', 6, 0],
      ['facebook', 'Summer', 4, 0],
      ['google', 'Spring', 1, 1],
    ]),
  )
  expect(rows).toHaveLength(4)
})

test('who leaves a step is broken down among those who meet the conditions', async () => {
  const { rows } = await read<StepBreakdownReply>(consoleRoutes.stepBreakdown, {
    step: 'trust',
    filter: 'campaign=Spring;country=DE,FR',
  })
  const of = (dimension: string) =>
    rows.flatMap((row) => (row.dimension === dimension ? [[row.value, row.views, row.exits]] : []))
  expect(of('source')).toEqual([
    ['facebook', 16, 10],
    ['google', 1, 0],
  ])
  expect(of('country').toSorted()).toEqual([
    ['DE', 14, 7],
    ['FR', 3, 3],
  ])
})

test.each([
  ['a condition about an answer', { dimension: 'source', filter: 'path=female' }, 'filter'],
  ['half a condition', { dimension: 'source', filter: 'source' }, 'filter'],
  ['the same dimension twice', { dimension: 'source', also: 'source' }, 'also'],
  ['small groups of an answer', { dimension: 'path', also: 'source' }, 'dimension'],
] as const)('%s is refused', async (_, query, field) => {
  const reply = await operator.get(`${consoleRoutes.breakdown}?${period}&${new URLSearchParams(query)}`)
  expect(refusalIn(reply)).toEqual([400, 'QUERY_INVALID', field])
})
