import type { TrafficFilter } from '#analytics/funnel/traffic-filter.ts'
import { addDays } from '#domain/time.ts'
import { accountingMonths } from '#server/console/accounting/accounting-months.ts'
import { monthFile } from '#server/console/accounting/month-file.ts'
import { readExperiments } from '#server/experiments/read-experiments.ts'
import { readAnswers } from '#server/figures/read-answers.ts'
import { readBreakdown } from '#server/figures/read-breakdown.ts'
import { readCohorts } from '#server/figures/read-cohorts.ts'
import { readDays } from '#server/figures/read-days.ts'
import { readDisputeRates } from '#server/figures/read-dispute-rates.ts'
import { readFunnel } from '#server/figures/read-funnel.ts'
import { readHeadline } from '#server/figures/read-headline.ts'
import { readLive } from '#server/figures/read-live.ts'
import { readRecurring } from '#server/figures/read-recurring.ts'
import { readSpend } from '#server/figures/read-spend.ts'
import { readStepBreakdown } from '#server/figures/read-step-breakdown.ts'
import { readSubscriptions } from '#server/figures/read-subscriptions.ts'
import { readAliases } from '#server/figures/source-aliases.ts'
import type { Database } from '#server/platform/db/database.ts'

/** Every report of the console over the last days, by its name. */
export function consoleReports(db: Database, days: number): Readonly<Record<string, () => Promise<unknown>>> {
  const now = new Date()
  const today = now.toISOString().slice(0, 10)
  const period = { from: addDays(today, 1 - days), to: today }
  const half = { from: addDays(today, 1 - Math.floor(days / 2)), to: today }
  const before = { from: addDays(half.from, -Math.floor(days / 2)), to: addDays(half.from, -1) }
  const source = { db, now: () => now, livemode: false }
  const books = { db, livemode: false, now }
  const [facebook, germany] = [
    { dimension: 'source', values: ['facebook'] },
    { dimension: 'country', values: ['DE'] },
  ] as const
  const narrow: TrafficFilter = [facebook, germany, { dimension: 'campaign', values: ['Campaign 7'] }]
  const wide: TrafficFilter = [
    { dimension: 'country', values: ['US', 'DE', 'FR'] },
    { dimension: 'app', values: ['Instagram', 'none'] },
  ]
  const month = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  return {
    headline: () => readHeadline(source, period),
    days: () => readDays(source, period),
    funnel: () => readFunnel(db, period),
    'funnel of a country': () => readFunnel(db, period, [germany]),
    'breakdown by country': () => readBreakdown(source, period, { dimension: 'country' }),
    'breakdown by source': () => readBreakdown(source, period, { dimension: 'source' }),
    'breakdown by campaign': () => readBreakdown(source, period, { dimension: 'campaign' }),
    'funnel of three conditions': () => readFunnel(db, period, narrow),
    'funnel of a wide condition and another': () => readFunnel(db, period, wide),
    'funnel of a wide condition beside the period before': () =>
      Promise.all([readFunnel(db, half, wide), readFunnel(db, before, wide)]),
    'breakdown of three conditions by campaign': () =>
      readBreakdown(source, period, { dimension: 'campaign', filter: narrow }),
    'breakdown by source and campaign': () => readBreakdown(source, period, { dimension: 'source', also: 'campaign' }),
    'breakdown of a wide condition by source and campaign': () =>
      readBreakdown(source, period, { dimension: 'source', also: 'campaign', filter: wide }),
    'the same beside the period before': () =>
      Promise.all(
        [half, before].map((each) =>
          readBreakdown(source, each, { dimension: 'source', also: 'campaign', filter: wide }),
        ),
      ),
    'exits of a step under a condition': () => readStepBreakdown(db, period, 'height', wide),
    costs: () => readSpend(source, period),
    sources: () => readAliases(source),
    answers: () => readAnswers(db, period, 'cooking-skill'),
    subscriptions: () => readSubscriptions(source, period),
    recurring: () => readRecurring(source, false),
    cohorts: () => readCohorts(source, period),
    'cohorts by campaign': () => readCohorts(source, period, { unit: 'month', split: 'campaign' }),
    'cohorts by source': () => readCohorts(source, period, { unit: 'month', split: 'source' }),
    'cohorts by price': () => readCohorts(source, period, { unit: 'month', split: 'price' }),
    experiments: () => readExperiments(source),
    live: () => readLive(source),
    'dispute rates': () => readDisputeRates(source),
    'months of the accounts': () => accountingMonths(books),
    'movements of a month': () => monthFile(db, { month, format: 'movements', currency: null, livemode: false, now }),
    'deferred revenue of a month': () =>
      monthFile(db, { month, format: 'deferred', currency: null, livemode: false, now }),
    'DATEV file of a month': () => monthFile(db, { month, format: 'datev', currency: 'USD', livemode: false, now }),
  }
}
