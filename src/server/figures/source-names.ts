import type { Dimension } from '#analytics/funnel/traits.ts'
import type { Database } from '#server/platform/db/database.ts'

/** How spellings of a source are read now: a change of the table holds for all of the past. */
export type SourceNames = {
  /** The value under which a stored one is shown. */
  readonly shown: (dimension: Dimension, stored: string) => string
  /** The stored values that are shown as this one. */
  readonly stored: (dimension: Dimension, shown: string) => readonly string[]
}

export async function readSourceNames(db: Database): Promise<SourceNames> {
  const rows = await db.selectFrom('source_aliases').selectAll().execute()
  const nameOf = new Map(rows.map(({ spelling, source }) => [spelling, source]))
  const spellings = Map.groupBy(rows, ({ source }) => source)
  const shown = (dimension: Dimension, stored: string): string =>
    dimension === 'source' ? (nameOf.get(stored) ?? stored) : stored
  return {
    shown,
    stored: (dimension, asked) => {
      if (dimension !== 'source') return [asked]
      const name = shown(dimension, asked)
      return [name, ...(spellings.get(name) ?? []).map(({ spelling }) => spelling)]
    },
  }
}
