import { sql } from 'kysely'
import type { DaysReply } from '#domain/api/console/figures.ts'
import { addDays, daysBetween } from '#domain/time.ts'
import { readAnnotations } from './annotations.ts'
import type { FiguresSource } from './figures-source.ts'
import { funnelSums } from './funnel-sums.ts'
import type { Period } from './period.ts'

/** Visitors and purchases of each day of a period, by the day of entry, with releases and notes. */
export async function readDays(source: FiguresSource, period: Period): Promise<DaysReply> {
  const { rows } = await sql<{ day: string; visitors: number; purchases: number }>`
    select day, coalesce(sum(views) filter (where step = 'home'), 0)::bigint as visitors,
      coalesce(sum(views) filter (where step = 'purchase'), 0)::bigint as purchases
    from ${funnelSums}
    where dimension = 'all' and step in ('home', 'purchase') and day between ${period.from} and ${period.to}
    group by day`.execute(source.db)
  const known = new Map(rows.map((row) => [row.day, row]))
  const length = (daysBetween(period.from, period.to) ?? 0) + 1
  return {
    days: Array.from({ length }, (_, place) => {
      const day = addDays(period.from, place)
      return known.get(day) ?? { day, visitors: 0, purchases: 0 }
    }),
    annotations: await readAnnotations(source, period),
  }
}
