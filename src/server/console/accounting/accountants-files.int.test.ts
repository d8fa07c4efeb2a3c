import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer } from '#server/test-client.fixture.ts'
import { readDatev, readQuickbooks } from './accountants.fixture.ts'

const country = 'IE'
const rates = [{ country, percent: 23, from: '2020-01-01', until: null }]
const server = await testApp({ tax: { name: 'VAT', rates } })
const { services, app } = server
const { db, now } = services

test('what an accountant reads in either file is what the ledger says, by account and to the cent', async () => {
  while (now().getUTCDate() !== 2) server.pass(MS_PER_DAY)
  const month = now().toISOString().slice(0, 7)
  await newBuyer(server, { country, sandbox: { scenario: 'disputed_later' } })
  const { leadId } = await newBuyer(server, { country })
  const served = await signedInOperator(server, ['customers'])
  const paid = await db
    .selectFrom('payments')
    .select(['id', 'provider_ref', 'at', 'amount_minor', 'currency'])
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow()
  await served.act(filled(consoleRoutes.customerRefund, { id: leadId }), {
    ...{ paymentId: paid.id, amountMinor: 123, currency: paid.currency, reason: 'a kind word' },
  })
  // What providers add: a fee, and a payout in two currencies.
  await sql`insert into ledger_entries (provider, livemode, kind, source, number, cause, moved_minor, currency, at, recorded_at, lead_id, payment_id)
    values ('sandbox', false, 'fee', ${paid.provider_ref}, 1, 'charge', -59, 'USD', ${paid.at}, ${now()}, ${leadId}, ${paid.id}),
    ('sandbox', false, 'payout', 'po_1', 1, 'payout', -500, 'USD', ${paid.at}, ${now()}, null, null),
    ('sandbox', false, 'payout', 'po_2', 1, 'payout', -701, 'EUR', ${paid.at}, ${now()}, null, null)`.execute(db)
  for (let day = 0; day < 35; day++) {
    server.pass(MS_PER_DAY)
    await advanceSandbox(db, now())
    await reconcile(services, app.log)
  }
  const operator = await signedInOperator(server, ['prices'])
  const fileOf = async (query: Record<string, string>) => {
    const file = await operator.get(
      `${filled(consoleRoutes.accountingMonthFile, { month })}?${new URLSearchParams(query)}`,
    )
    expect(file.statusCode, file.body).toBe(200)
    return file.rawPayload
  }
  await operator.act(filled(consoleRoutes.accountingMonthTaken, { month }))
  const quickbooks = readQuickbooks((await fileOf({ format: 'quickbooks' })).toString('utf8'), month)
  for (const currency of ['USD', 'EUR']) {
    const { rows } = await sql<{ kind: string; minor: number; tax: number }>`
      select entry.kind, sum(moved_minor)::int as minor, coalesce(sum(tax_minor), 0)::int as tax from ledger_entries entry
      left join tax_documents document on document.payment_id = entry.payment_id and entry.number = 1
        and ((entry.kind = 'charge' and document.kind = 'receipt')
          or (entry.kind = 'refund' and document.kind = 'credit_note' and document.refund_id = entry.source))
      where entry.currency = ${currency} and to_char(entry.at at time zone 'UTC', 'YYYY-MM') = ${month}
      group by 1`.execute(db)
    const of = (...kinds: readonly string[]) => rows.filter(({ kind }) => kinds.includes(kind))
    const total = (some: typeof rows) => some.reduce((sum, { minor }) => sum + minor, 0)
    const tax = rows.reduce((sum, row) => sum + row.tax, 0)
    const balances = {
      clearing: total(rows),
      revenue: tax - total(of('charge', 'refund', 'refund_returned')),
      tax: -tax,
      disputes: -total(of('dispute_taken', 'dispute_returned')),
      fees: -total(of('fee')),
      bank: -total(of('payout')),
    }
    if (currency === 'USD') {
      expect(Object.values(balances).every((sum) => sum !== 0)).toBe(true)
      expect(tax).toBeGreaterThan(0)
    }
    const wanted = (names: Readonly<Record<keyof typeof balances, string>>) =>
      Object.fromEntries(
        (Object.keys(names) as (keyof typeof balances)[])
          .filter((key) => balances[key] !== 0)
          .map((key) => [names[key], balances[key]]),
      )
    const datev = readDatev(await fileOf({ format: 'datev', currency }))
    expect([datev.currency, Object.fromEntries(datev.booked)]).toEqual([
      currency,
      wanted({ clearing: '1360', revenue: '8200', tax: '1770', disputes: '2400', fees: '4970', bank: '1200' }),
    ])
    expect(Object.fromEntries(quickbooks.get(currency) ?? [])).toEqual(
      wanted({
        ...{ clearing: 'Payment Provider Clearing:sandbox', revenue: 'Subscription Revenue', tax: 'Sales Tax Payable' },
        ...{ disputes: 'Chargebacks', fees: 'Merchant Fees', bank: 'Checking' },
      }),
    )
  }
})
