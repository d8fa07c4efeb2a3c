import { cellChanges } from '#analytics/funnel/cell-changes.ts'
import type { CountedStep, CountedVisitor } from '#analytics/funnel/count-visitor.ts'
import { funnelSteps, PURCHASE_PLACE } from '#analytics/funnel/funnel-steps.ts'
import { DWELL_BUCKETS } from '#analytics/statistics/dwell-histogram.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { addToCells } from '#server/funnel-statistics/store-cells.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'

/** Cells written in one statement. */
const CELLS_AT_ONCE = 4000
const STEPS = PURCHASE_PLACE

const countries = [
  'US',
  'GB',
  'DE',
  'FR',
  'ES',
  'IT',
  'NL',
  'PL',
  'SE',
  'CA',
  'AU',
  'IE',
  'AT',
  'CH',
  'BE',
  'PT',
  'DK',
  'NO',
]
const sources = [
  'facebook',
  'instagram',
  'google',
  'tiktok',
  'direct',
  'newsletter',
  'bing',
  'pinterest',
  'reddit',
  'x',
]
const platforms = ['iOS', 'Android', 'Web', 'Instagram', 'Facebook', 'TikTok']
const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl']

const at = (list: readonly string[], place: number): string => list[place % list.length] ?? ''

/** The visitor with a number. Each sees every page, so that a million of them make more than 47 million step views. */
function visitorAt(number: number, from: IsoDate, days: number, steps: readonly CountedStep[]): CountedVisitor {
  return {
    flow: 1,
    day: addDays(from, number % days),
    traits: [
      { dimension: 'source', value: at(sources, number * 7) },
      { dimension: 'country', value: at(countries, number * 5) },
      { dimension: 'platform', value: at(platforms, number * 11) },
      { dimension: 'language', value: at(languages, number * 3) },
      { dimension: 'variant', value: number % 2 === 0 ? 'home-picture.1.with' : 'home-picture.1.without' },
    ],
    steps,
    exit: STEPS - 1,
  }
}

export type Seeded = { readonly views: number; readonly cells: number; readonly mergeMs: number }

/** Counts this many visitors with the code of the roll-up, and writes the sums as the roll-up does. */
export async function seedFunnel(db: Database, visitors: number, from: IsoDate, days: number): Promise<Seeded> {
  const started = performance.now()
  const walks = Array.from({ length: 97 }, (_, walk) =>
    Array.from({ length: STEPS }, (_, place) => ({
      place,
      bucket: (walk + place) % DWELL_BUCKETS,
      backs: 0,
      errors: 0,
    })),
  )
  const changes = cellChanges()
  for (let number = 0; number < visitors; number++) {
    changes.add(visitorAt(number, from, days, walks[number % walks.length] ?? []))
  }
  const cells = changes.list()
  const mergeMs = performance.now() - started
  for (let first = 0; first < cells.length; first += CELLS_AT_ONCE) {
    await inTransaction(db, (trx) => addToCells(trx, cells.slice(first, first + CELLS_AT_ONCE)))
  }
  return { views: visitors * STEPS, cells: cells.length, mergeMs }
}

/**
 * What each visitor was counted as, for the reports that join visitors with the ledger; filled in by the database
 * itself.
 */
export const fillVisitors = `
  insert into visitors (id, first_at, browser, os, device_type, platform, is_bot)
  select gen_random_uuid(), $2::date + (n % $3::int) * interval '1 day' + interval '9 hours', 'Chrome', 'Android', 'mobile',
    'Android', false
  from generate_series(1, $1::int) as n`
export const fillCounted = `
  insert into funnel_visitors
  select id, 1, first_at, array['source=google', 'country=' || (array['US', 'DE', 'FR'])[1 + (hashtext(id::text) & 1)],
    'platform=Android', 'language=en', 'variant=home-picture.1.with'], $1::jsonb, ${STEPS - 1}, false
  from visitors`

/** The steps of a counted visitor as the table stores them. */
export const countedSteps = JSON.stringify(funnelSteps.slice(0, STEPS).map((_, place) => [place, 20, 0, 0]))
