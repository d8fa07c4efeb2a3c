import { cellChanges } from '#analytics/funnel/cell-changes.ts'
import type { CountedStep, CountedVisitor } from '#analytics/funnel/count-visitor.ts'
import { funnelSteps, PURCHASE_PLACE } from '#analytics/funnel/funnel-steps.ts'
import { singleDimensions } from '#analytics/funnel/traits.ts'
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
/** Traits as campaigns bring them: some hundred thousand different sets of them among a million visitors. */
const drawn = (dimension: string, values: string, salt: number, of: number): string =>
  `'${dimension}=' || ${values.replace('N', `(abs(hashtext(id::text || '${salt}')::bigint) % ${of} + 1)`)}`
const traits = `array[
  ${drawn('source', "(array['facebook', 'fb', 'm.facebook.com', 'google', 'tiktok', 'direct', 'newsletter', 'bing'])[N]", 1, 8)},
  ${drawn('medium', "(array['cpc', 'paid', 'email', 'none'])[N]", 2, 4)},
  ${drawn('campaign', "'Campaign ' || N", 3, 40)},
  ${drawn('content', "'Advert ' || N", 4, 25)},
  'term=none', 'ad=none',
  ${drawn('click', "(array['gclid', 'fbclid', 'ttclid', 'none'])[N]", 5, 4)},
  'landing=home',
  ${drawn('country', "(array['US', 'DE', 'FR', 'GB'])[N]", 6, 4)},
  'platform=Android', 'device=mobile',
  ${drawn('app', "(array['Instagram', 'none'])[N]", 7, 2)},
  'language=en', 'plan=none', 'variant=home-picture.1.with'
]`
export const fillCounted = `
  insert into funnel_visitors select id, 1, first_at, ${traits}, $1::jsonb, ${STEPS - 1}, false from visitors`

/** Dimensions in the order of the traits above; nobody has a path. */
const drawnDimensions = singleDimensions.filter((dimension) => dimension !== 'path')
const numberAt = (place: number): string => `(numbers ->> traits[${place + 1}])::int`

/** The rows that reports of several conditions read, of the same visitors; half of them leave early, as visitors do. */
export const fillVisits = `
  insert into funnel_traits (dimension, value, last_on)
  select distinct split_part(trait, '=', 1), split_part(trait, '=', 2), current_date
  from funnel_visitors cross join lateral unnest(traits) as trait;
  insert into funnel_visits (visitor_id, seen, day, flow, exit_place, variants, path, ${drawnDimensions.join(', ')})
  select visitor_id, (1::bigint << depth::int) - 1 + case when has_paid then 1::bigint << ${STEPS} else 0 end,
    (entered_at at time zone 'UTC')::date, 1, (depth - 1)::smallint, array[${numberAt(drawnDimensions.length)}], 0,
    ${drawnDimensions.map((_, place) => numberAt(place)).join(', ')}
  from (select *, abs(hashtext(visitor_id::text)::bigint) % ${STEPS} + 1 as depth from funnel_visitors) as counted
  cross join (select jsonb_object_agg(dimension || '=' || value, id) as numbers from funnel_traits) as known;
  analyze funnel_visits; analyze funnel_traits`

/** Costs of every campaign of two networks on every day. */
export const fillSpend = `
  insert into ad_spend
  select day, source, 'Campaign ' || n, 'USD', 12000 + n, 'bench', now()
  from (select distinct day from funnel_visits) as days, unnest(array['facebook', 'google']) as source, generate_series(1, 40) as n`

/** The steps of a counted visitor as the table stores them. */
export const countedSteps = JSON.stringify(funnelSteps.slice(0, STEPS).map((_, place) => [place, 20, 0, 0]))
