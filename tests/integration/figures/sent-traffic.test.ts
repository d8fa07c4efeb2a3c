import { expect, test } from 'vitest'
import { funnelSteps } from '#analytics/funnel/funnel-steps.ts'
import type { BreakdownReply, FunnelReply } from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { seededRandom } from '#planner/seeded-random.ts'
import { collectorClient, form, iphone, newVisitor } from '#server/collect/collector-client.fixture.ts'
import { linkLead } from '#server/collect/visitor-leads.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { dayOf, newMember } from '#server/members/member-client.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { testApp } from '#server/test-app.fixture.ts'

/**
 * Traffic is sent as browsers send it, for 26 days: campaigns in several spellings, robots, reloads, networks that people
 * share, purchases. What the console then shows is recounted from what was sent alone, with none of the product's code.
 */
const DAYS = 26
const A_DAY = 10

const server = await testApp({ env: { TRUSTED_PROXIES: '1', GEO_COUNTRY_HEADER: 'cf-ipcountry' } })
const { services } = server
const send = collectorClient(server)
const random = seededRandom('sent traffic')
const oneOf = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0]

type SentVisit = {
  readonly source: string
  readonly campaign: string
  readonly country: string
  readonly isPerson: boolean
  /** Places of the steps that were seen: from the first on. */
  readonly steps: number
  readonly isBuyer: boolean
}
const sent: SentVisit[] = []

/** How a source is written in an address or as the site before, and what a person calls it. */
type Origin = { readonly properties: object; readonly source: string }
const origins: readonly [Origin, ...Origin[]] = [
  { properties: { utm_source: 'fb' }, source: 'facebook' },
  { properties: { utm_source: 'Facebook' }, source: 'facebook' },
  { properties: { referrer: 'https://l.instagram.com/?u=x' }, source: 'instagram' },
  { properties: { utm_source: 'google' }, source: 'google' },
  { properties: {}, source: 'direct' },
]
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const pay = funnelSteps.indexOf('pay') + 1
let networks = 0

async function visit(isBuyer: boolean): Promise<void> {
  const origin = oneOf(origins)
  const campaign = oneOf(['Spring', 'Summer', ''])
  const country = oneOf(['IE', 'DE'])
  const isPerson = isBuyer || random() > 0.1
  const steps = isBuyer ? pay : 1 + Math.floor(random() ** 2 * 20)
  // Some share a network; whoever loads a page again has one of their own.
  const reloads = steps > 3 && random() < 0.4
  networks += reloads ? 1 : 0
  const address = reloads ? `2001:db8:${networks.toString(16)}::1` : '198.51.100.7'
  const headers = { 'x-forwarded-for': address, 'cf-ipcountry': country, 'user-agent': isPerson ? iphone : robot }
  const say = async (updates: unknown) => {
    const reply = await send(form(updates), { url: `${routes.track}?verbose=1`, headers })
    expect(reply.statusCode, reply.body).toBe(200)
  }
  const [first, again] = [newVisitor(server), newVisitor(server)]
  const at = services.now().getTime() - 3_600_000
  const seen = (from: number, to: number, visitor: typeof first) =>
    funnelSteps
      .slice(from, to)
      .map((step, place) => visitor.step(step, { first_at: at + (from + place) * 1000, visit: 5, visible_ms: 900 }))
  const middle = reloads ? 2 : steps
  const opened = { ...origin.properties, utm_campaign: campaign, landing: 'home' }
  await say([first.event('first_page_opened', opened), ...seen(0, middle, first)])
  if (reloads) {
    const resumed = again.event('first_page_opened', { landing: funnelSteps[middle - 1], is_return: true })
    await say([resumed, ...seen(middle - 1, steps, again)])
  }
  if (isBuyer) {
    const { leadId } = await newMember(server)
    await inTransaction(services.db, (trx) => linkLead(trx, leadId, (reloads ? again : first).id, services.now()))
  }
  sent.push({ source: origin.source, campaign: campaign || 'none', country, isPerson, steps, isBuyer })
}

for (let day = 0; day < DAYS; day++) {
  for (let one = 0; one < A_DAY; one++) await visit(one === 0 && day % 3 === 0)
  server.pass(MS_PER_DAY)
  await rollUp(services)
}
const operator = await signedInOperator(server, ['figures'])
const period = `from=${dayOf(server, -DAYS - 1)}&to=${dayOf(server)}`
const read = async <T>(route: string, query: Readonly<Record<string, string>>): Promise<T> =>
  (await operator.get(`${route}?${period}&${new URLSearchParams(query)}`)).json<T>()

const people = sent.filter(({ isPerson }) => isPerson)

/** Rows of a report as text, so that a difference says which. */
function recounted(by: (one: SentVisit) => string, who: readonly SentVisit[]): readonly string[] {
  const counts = new Map<string, [visitors: number, plans: number, bought: number]>()
  for (const one of who) {
    const sums = counts.get(by(one)) ?? [0, 0, 0]
    counts.set(by(one), [sums[0] + 1, sums[1] + (one.steps >= pay ? 1 : 0), sums[2] + (one.isBuyer ? 1 : 0)])
  }
  return [...counts].map(([name, sums]) => `${name}: ${sums.join(' ')}`).toSorted()
}
const shown = ({ rows }: BreakdownReply): readonly string[] =>
  rows
    .map(
      (row) =>
        `${row.value}${row.also === null ? '' : ` ${row.also}`}: ${row.visitors} ${row.paywalls} ${row.purchases}`,
    )
    .toSorted()

test('by source, whatever its spelling; robots are nobody, and a page that was loaded again is nobody new', async () => {
  expect(people.length).toBeGreaterThan(200)
  expect(sent.length - people.length).toBeGreaterThan(10)
  const report = await read<BreakdownReply>(consoleRoutes.breakdown, { dimension: 'source' })
  expect(shown(report)).toEqual(recounted(({ source }) => source, people))
  expect(report.unattributedBuyers).toBe(0)
  const buyers = people.filter(({ isBuyer }) => isBuyer).length
  const minor = report.rows.flatMap(({ revenue }) => revenue ?? []).reduce((sum, amount) => sum + amount.minor, 0)
  expect(minor).toBe(buyers * 999)
})

test('by source and campaign, and by campaign under two conditions', async () => {
  const pairs = await read<BreakdownReply>(consoleRoutes.breakdown, { dimension: 'source', also: 'campaign' })
  expect(shown(pairs)).toEqual(recounted(({ source, campaign }) => `${source} ${campaign}`, people))
  const filter = 'source=facebook,instagram;country=DE'
  const narrow = await read<BreakdownReply>(consoleRoutes.breakdown, { dimension: 'campaign', filter })
  const germans = people.filter(({ source, country }) => country === 'DE' && /^(?:facebook|instagram)$/.test(source))
  expect(shown(narrow)).toEqual(recounted(({ campaign }) => campaign, germans))
})

test.each([
  ['everybody', '', () => true],
  ['one source', 'source=facebook', ({ source }: SentVisit) => source === 'facebook'],
  [
    'two conditions',
    'source=direct;country=IE',
    ({ source, country }: SentVisit) => source === 'direct' && country === 'IE',
  ],
])('step by step, for %s', async (_, filter, isMeant) => {
  const { entered, steps } = await read<FunnelReply>(consoleRoutes.funnel, { filter })
  const who = people.filter(isMeant)
  expect(entered).toBe(who.length)
  for (const [place, { step, views, exits }] of steps.entries()) {
    if (step === 'purchase') expect(views).toBe(who.filter(({ isBuyer }) => isBuyer).length)
    else {
      const saw = who.filter((one) => one.steps > place)
      const left = who.filter((one) => one.steps === place + 1 && !one.isBuyer)
      expect([step, views, exits]).toEqual([step, saw.length, left.length])
    }
  }
})
