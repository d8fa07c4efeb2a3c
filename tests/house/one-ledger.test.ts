import { expect, test } from 'vitest'
import { readText, sources } from './project-files.ts'

/** Columns with amounts of payments, refunds, disputes, orders and documents; the ledger's own column is `moved_minor`. */
const amounts = /\b(?:amount|fee|gross|first_amount|list_amount)_minor\b/

/** Rooms whose files compute figures about money. */
const reporting = /^src\/server\/(?:figures|experiments|funnel-statistics|ledger|console)\//

/** Files beside the reports that show amounts and add none up. */
const notFigures = [
  'src/server/console/prices/change-prices.ts',
  'src/server/console/prices/list-prices.ts',
  // What a dispute is about, and each single event of a customer.
  'src/server/console/operations/disputes.ts',
  'src/server/console/customers/customer-timeline.ts',
  // The agreed prices of a first order, as the name of a row.
  'src/server/figures/cohort-splits.ts',
  // The dearest price, to which a run cuts amounts.
  'src/server/experiments/manage-experiments.ts',
]

const code = sources.filter((file) => file.startsWith('src/') && !/\.(?:test|example|fixture)\.tsx?$/.test(file))

test('no figure about money is read anywhere but in the ledger', () => {
  const reports = code.filter((file) => reporting.test(file))
  expect(reports.length).toBeGreaterThan(20)
  const reading = reports.filter((file) => amounts.test(readText(file)))
  expect(reading.filter((file) => !notFigures.includes(file))).toEqual([])
  expect(notFigures.filter((file) => !reading.includes(file))).toEqual([])
})

test('only the ledger writes its entries', () => {
  const writes = /insertInto\('ledger_entries'\)|into ledger_entries/
  const writing = code.filter((file) => writes.test(readText(file)))
  expect(writing.length).toBeGreaterThan(0)
  expect(writing.filter((file) => !file.startsWith('src/server/ledger/'))).toEqual([])
})
