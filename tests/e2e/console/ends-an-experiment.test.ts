import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { FLOW_VERSION } from '#analytics/events/journey-steps.ts'
import { writeShown } from '#analytics/events/shown-variants.ts'
import { assignVariants } from '#analytics/experiments/assign-variants.ts'
import { routes } from '#domain/api/routes.ts'
import { collect } from '#server/collect/collect.ts'
import { copyBuyers } from '#server/experiments/copied-buyers.fixture.ts'
import { readRunning } from '#server/experiments/running-experiments.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { deviceOf } from '#server/platform/device/device-of.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { test } from '../browser.ts'
import { paidOrder } from '../buyer.ts'
import { hide } from '../measurement/measured.ts'
import { newAddress } from '../new-address.ts'
import { become, CONSOLE_TOKEN, expected, heading, press } from './operator.ts'
import { phone } from './seed-visitors.ts'

let shop: AppWithDatabase
beforeAll(async () => {
  shop = await appWithDatabase({ CONSOLE_TOKEN })
})
afterAll(() => shop.stop())

/** Enough visitors for an interval that excludes zero, and for one that does not. */
const VISITORS = { better: 600, alike: 100 } as const

const DAYS_PASSED = 15

type Running = Parameters<typeof assignVariants>[0]

/** A visitor of the current run: assigned to a variant and counted at the step at which the variants differ. */
async function visit(running: Running, number: number): Promise<{ readonly id: string; readonly variant: string }> {
  const shown = assignVariants(running, '/', `visitor ${number}`)
  const id = randomUUID()
  const now = new Date()
  const properties = {
    ...{ token: OWN_TOKEN, distinct_id: `$device:${id}`, $device_id: id, step: 'home', flow: FLOW_VERSION, views: 1 },
    ...{ first_at: now.getTime(), backs: 0, validation_errors: 0, visible_ms: 4000, variants: writeShown(shown) },
  }
  const place = { country: 'US', region: null, city: null, language: 'en-US' }
  const seen = { ...place, device: deviceOf(phone), inAppBrowser: null, isBot: false }
  await collect(shop.db, 'track', [{ event: 'step_viewed', properties }], { seen, now })
  return { id, variant: shown[0]?.variant ?? '' }
}

/** Visitors of the current run; in each variant this share of them buys what one real customer bought. */
async function seedRun(count: number, shares: Readonly<Record<string, number>>): Promise<void> {
  const { running } = await readRunning(shop.db)
  const visitors: Awaited<ReturnType<typeof visit>>[] = []
  for (let number = 0; number < count; number++) visitors.push(await visit(running, number))
  await paidOrder(shop.url, newAddress('customer'), undefined, { productId: 'test-1-week' })
  const { id } = await shop.db
    .selectFrom('leads')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const [variant, share] of Object.entries(shares)) {
    const own = visitors.filter((visitor) => visitor.variant === variant)
    const run = { key: 'home-picture', version: running[0]?.version ?? 0 }
    await shop.db
      .insertInto('experiment_days')
      .values({ ...run, day: new Date().toISOString().slice(0, 10), variant, drawn: own.length, lost: 0 })
      .execute()
    const buyers = own.slice(0, Math.round(own.length * share))
    await copyBuyers(
      shop.db,
      id,
      { ...run, variant },
      buyers.map((buyer) => buyer.id),
    )
  }
  await letDaysPass(DAYS_PASSED)
  await rollUp({ db: shop.db, now: () => new Date(), config: { paymentsEnv: 'test' } })
}

/** As if the run had begun earlier: a gain counts after a fortnight, with buyers who had time to buy late. */
async function letDaysPass(days: number): Promise<void> {
  const ago = sql`${days} * interval '1 day'`
  await sql`update experiment_runs set started_at = started_at - ${ago} where ended_at is null`.execute(shop.db)
  const ofRuns = sql`lead_id in (select lead_id from lead_runs)`
  await sql`alter table ledger_entries disable trigger ledger_is_kept`.execute(shop.db)
  await sql`update ledger_entries set at = at - ${ago} where ${ofRuns}`.execute(shop.db)
  await sql`alter table ledger_entries enable trigger ledger_is_kept`.execute(shop.db)
  await sql`update payments set at = at - ${ago} where ${ofRuns}`.execute(shop.db)
  await sql`update lead_runs set confirmed_at = confirmed_at - ${ago}`.execute(shop.db)
}

/** The variants of the documents that new visitors get, each with a different address and browser. */
async function documents(count: number): Promise<readonly string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const headers = { 'user-agent': phone, 'x-forwarded-for': `10.1.0.${number + 1}` }
      const html = await (await fetch(`${shop.url}/v3/`, { headers })).text()
      return /<html[^>]*?( data-variants="[^"]*")?( data-runs="[^"]*")? /.exec(html)?.slice(1).join('') ?? ''
    }),
  )
}

const cellsOf = (page: Page, variant: string) =>
  page
    .getByRole('region', { name: /^Run/ })
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: variant, exact: true }) })
    .getByRole('cell')
    .allInnerTexts()

test('an operator ends a run with a better variant, which everyone then sees, and leaves one with equal variants running', async ({
  open,
}) => {
  const page = await open({ device: 'desktop', expected })
  await become(page, shop.url)
  await page.getByRole('link', { name: 'Experiments' }).click()
  await heading(page, 'Experiments')
  await page.getByText('No run is under way: everyone sees “with”.').waitFor()
  await press(page, 'Start a run')
  await press(page, 'Start it')
  await page.getByRole('heading', { level: 3, name: 'Running: run 1' }).waitFor()

  // A real browser is assigned to a variant and counted like all others.
  const visitor = await open({ userAgent: phone, expected })
  const isDrawn = async () => {
    await visitor.goto(`${shop.url}/v3/`)
    return visitor.evaluate(() => document.documentElement.dataset['runs'] ?? '')
  }
  await expect.poll(isDrawn).toMatch(/^home-picture\.1\.with(?:out)?$/)
  const measured = visitor.waitForResponse((response) => response.url().endsWith(routes.device))
  await visitor.goto(`${shop.url}/v3/`)
  await measured
  await hide(visitor)
  const seen = () => shop.db.selectFrom('experiment_lots').select('variant').where('is_reported', '=', true).execute()
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)

  await seedRun(VISITORS.better, { with: 0.15, without: 0.5 })
  await page.reload()
  await page.getByText('“without”: Better').waitFor()
  await page.getByText('“without” sells more. Now: between').waitFor()
  const [, , , conversion, , lift, interval] = await cellsOf(page, 'without')
  expect(conversion).toMatch(/^(?:49|50)\.\d%/)
  expect(lift).toMatch(/^\+\d+\.\d%$/)
  expect(interval).toMatch(/^\+\d+\.\d% to \+\d+\.\d%/)
  await press(page, 'End this run')
  await page.getByLabel('The variant to keep').selectOption('without')
  await press(page, 'End it')
  await page.getByRole('heading', { level: 3, name: 'Run 1, “without” was kept' }).waitFor()
  await page.getByText('No run is under way: everyone sees “without”.').waitFor()

  const kept = ' data-variants="home-picture.without"'
  await expect.poll(async () => [...new Set(await documents(20))]).toEqual([kept])
  await visitor.goto(`${shop.url}/v3/`)
  expect(await visitor.locator('main img').first().isHidden()).toBe(true)

  // Two variants that sell equally well: the page says so, and nothing is ended.
  await press(page, 'Start a run')
  await press(page, 'Start it')
  await page.getByRole('heading', { level: 3, name: 'Running: run 2' }).waitFor()
  await seedRun(VISITORS.alike, { with: 0.15, without: 0.16 })
  await page.reload()
  await page.getByText('“without”: Too early').waitFor()
  await page.getByText('Nothing can be said before there are 21.').waitFor()
  const [, , , , , , between] = await cellsOf(page, 'without')
  expect(between).toMatch(/^−\d+\.\d% to \+\d+\.\d%/)
  await page.getByRole('button', { name: 'End this run' }).waitFor()
  expect((await readRunning(shop.db)).running).toMatchObject([{ key: 'home-picture', version: 2 }])
})
