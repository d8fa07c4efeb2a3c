import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AccountingMonthsReply } from '#domain/api/console/accounting-months.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer, refusalIn } from '#server/test-client.fixture.ts'
import { accountingMonths, takeMonth } from './accounting-months.ts'
import { monthFile } from './month-file.ts'

const fileOf = (month: string, query: object) =>
  `${filled(consoleRoutes.accountingMonthFile, { month })}?${new URLSearchParams({ ...query })}`
const cells = (text: string) =>
  text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))

test('a month is taken once it is over, in order; its files never change, and list documents and fees', async () => {
  const server = await testApp()
  const { services, app } = server
  const { db, now } = services
  // All that follows happens in one month, whatever day it is today.
  while (now().getUTCDate() !== 2) server.pass(MS_PER_DAY)
  await newBuyer(server, { sandbox: { scenario: 'disputed_later' } })
  const { leadId } = await newBuyer(server)
  const month = now().toISOString().slice(0, 7)
  const operator = await signedInOperator(server, ['prices'])
  const take = (asked: string) => operator.act(filled(consoleRoutes.accountingMonthTaken, { month: asked }))
  expect(refusalIn(await take(month))).toEqual([409, 'MONTH_NOT_READY'])
  expect(refusalIn(await operator.get(fileOf(month, { format: 'movements' })))).toEqual([409, 'MONTH_NOT_TAKEN'])
  for (let day = 0; day < 40; day++) {
    server.pass(MS_PER_DAY)
    await advanceSandbox(db, now())
    await reconcile(services, app.log)
  }
  const again = await signedInOperator(server, ['prices'])
  const taken = await again.act(filled(consoleRoutes.accountingMonthTaken, { month }))
  expect(taken.statusCode).toBe(200)
  const [view] = taken.json<AccountingMonthsReply>().months.filter((each) => each.month === month)
  expect(view).toMatchObject({ state: 'taken', takenAt: expect.any(String) })
  const file = await again.get(fileOf(month, { format: 'movements' }))
  expect(file.headers['content-disposition']).toBe(`attachment; filename="movements-${month}.csv"`)
  const rows = cells(file.body)
  expect(
    rows
      .filter(([, , kind]) => kind === 'charge')
      .every(([, , , , document]) => /^TR-\d{4}-\d{6}$/.test(document ?? '')),
  ).toBe(true)
  expect(rows.every(([, , , , , , amount]) => /^-?\d+\.\d\d$/.test(amount ?? ''))).toBe(true)
  const sums = view?.totals.find(({ currency }) => currency === 'USD')
  const total = rows.reduce((sum, row) => sum + Math.round(Number(row[6]) * 100), 0)
  expect(total).toBe(sums?.balanceMinor)

  // The provider reports a fee of that month when it is closed: it is a movement of the next month.
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'provider_ref', 'at'])
    .where('lead_id', '=', leadId)
    .orderBy('at')
    .executeTakeFirstOrThrow()
  await sql`insert into ledger_entries values ('sandbox', false, 'fee', ${payment.provider_ref}, 1, 'charge', -59, 'USD',
    ${payment.at}, ${now()}, ${leadId}, ${payment.id})`.execute(db)
  expect((await again.get(fileOf(month, { format: 'movements' }))).body).toBe(file.body)
  const { months } = (await again.get(consoleRoutes.accountingMonths)).json<AccountingMonthsReply>()
  const next = months[months.findIndex((each) => each.month === month) - 1]
  expect(next?.totals[0]?.feesMinor).toBe(-59)
  for (const format of ['deferred', 'quickbooks', 'datev'])
    expect((await again.get(fileOf(month, { format, currency: 'USD' }))).statusCode).toBe(200)
  expect(refusalIn(await again.get(fileOf(month, { format: 'datev' })))).toEqual([400, 'QUERY_INVALID', 'currency'])
  expect(refusalIn(await (await signedInOperator(server, ['customers'])).get(consoleRoutes.accountingMonths))).toEqual([
    403,
    'ROLE_NEEDED',
  ])
})

test('in any history of entries and months taken, all months together are the ledger, each entry once', async () => {
  const { db } = await testDatabase()
  const first = Date.UTC(2026, 5, 1)
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('entry' as const),
      daysAgo: fc.integer({ min: 0, max: 120 }),
      minor: fc.integer({ min: -9999, max: 9999 }).filter((minor) => minor !== 0),
      currency: fc.constantFrom('USD', 'EUR'),
    }),
    fc.record({ kind: fc.constant('take' as const) }),
    fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 45 }) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      await sql`truncate accounting_month_entries, accounting_months, ledger_entries`.execute(db)
      let now = new Date(first + 150 * MS_PER_DAY)
      let count = 0
      const books = () => ({ db, livemode: false, now })
      const files = new Map<string, string>()
      for (const each of steps) {
        if (each.kind === 'pass') now = new Date(now.getTime() + each.days * MS_PER_DAY)
        else if (each.kind === 'entry') {
          const at = new Date(now.getTime() - each.daysAgo * MS_PER_DAY)
          count++
          await sql`insert into ledger_entries (provider, livemode, kind, source, number, cause, moved_minor, currency, at, recorded_at)
            values ('stripe', false, 'payout', ${`po_${count}`}, 1, 'payout', ${each.minor}, ${each.currency}, ${at}, ${now})`.execute(
            db,
          )
        } else {
          const ready = (await accountingMonths(books())).months.find(({ state }) => state === 'ready')
          if (ready === undefined) continue
          await takeMonth(books(), ready.month, 'ann')
          const asked = { month: ready.month, format: 'movements', currency: null, livemode: false, now } as const
          files.set(ready.month, (await monthFile(db, asked)).content.toString())
        }
      }
      const { months } = await accountingMonths(books())
      for (const currency of ['USD', 'EUR']) {
        const { rows } = await sql<{ minor: number | null }>`
          select sum(moved_minor)::bigint as minor from ledger_entries where currency = ${currency}`.execute(db)
        const own = months.flatMap(({ totals }) => totals.filter((each) => each.currency === currency))
        expect(own.reduce((sum, { paidOutMinor }) => sum + paidOutMinor, 0)).toBe(Number(rows[0]?.minor ?? 0))
        expect(own[0]?.balanceMinor ?? 0).toBe(Number(rows[0]?.minor ?? 0))
      }
      const listed: string[] = []
      for (const [month, before] of files) {
        const asked = { month, format: 'movements', currency: null, livemode: false, now } as const
        const file = (await monthFile(db, asked)).content.toString()
        expect(file).toBe(before)
        listed.push(...cells(file).map((row) => row[5] ?? ''))
      }
      expect(new Set(listed).size).toBe(listed.length)
    }),
    { numRuns: 15 },
  )
})
