import { OTHERS, type Trait } from '#analytics/funnel/traits.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/**
 * Values of one dimension that are counted separately; later ones are counted together. Variants have no limit, because
 * we define them.
 */
const VALUES_MOST = 200
/**
 * Days without a visitor after which a value makes room for another: longer than any visitor can still be counted
 * again.
 */
const KEPT_DAYS = 30

/** How far a visitor came: saw the first page only, a later one, or confirmed an address or bought. In this order. */
const reaches = ['entered', 'went_on', 'confirmed'] as const
export type Reach = (typeof reaches)[number]
const rankOf = (reach: Reach): number => reaches.indexOf(reach)

/** A trait of a visitor who came this far. */
export type ReachedTrait = Trait & { readonly reach: Reach }

type Value = {
  /** The last day on which it was counted. */
  readonly lastOn: IsoDate
  readonly furthest: Reach
}
/** Each known value of a dimension. */
type Values = Map<string, Value>

/**
 * Adds new values as long as there is room, and returns how each trait is to be counted. Sources are set by whoever
 * links to the page: without a limit the tables could be filled from outside, and if unused values were never removed,
 * a new campaign would be counted among the others for ever. A value with which a visitor came further than anybody
 * with another one takes the place of that other, so that made-up sources never keep out a real one.
 */
export async function limitValues(
  trx: Trx,
  traits: readonly ReachedTrait[],
  today: IsoDate,
): Promise<(trait: Trait) => Trait> {
  const known = new Map<string, Values>()
  const valuesOf = (dimension: string): Values => {
    const values = known.get(dimension) ?? new Map<string, Value>()
    known.set(dimension, values)
    return values
  }
  for (const row of await trx.selectFrom('funnel_values').selectAll().execute())
    valuesOf(row.dimension).set(row.value, { lastOn: row.last_on, furthest: row.furthest })

  const isKnown = ({ dimension, value }: Trait): boolean => valuesOf(dimension).has(value)
  const changed = new Map<string, Trait>()
  const see = (trait: ReachedTrait): void => {
    const { dimension, value, reach } = trait
    const before = valuesOf(dimension).get(value)
    const furthest = before !== undefined && rankOf(before.furthest) > rankOf(reach) ? before.furthest : reach
    if (before?.lastOn === today && before.furthest === furthest) return
    valuesOf(dimension).set(value, { lastOn: today, furthest })
    changed.set(`${dimension} ${value}`, { dimension, value })
  }
  for (const trait of traits) if (isKnown(trait)) see(trait)
  const before = addDays(today, -KEPT_DAYS)
  // Whoever came furthest is asked first, so that nobody makes room who has just come.
  for (const trait of traits.toSorted((a, b) => rankOf(b.reach) - rankOf(a.reach))) {
    const { dimension, reach } = trait
    if (isKnown(trait)) see(trait)
    else if (dimension === 'variant' || (await hasRoom(trx, dimension, valuesOf(dimension), { before, reach })))
      see(trait)
  }
  // In one order, so that processes that count at the same time cannot wait for each other.
  const rows = [...changed]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, { dimension, value }]) => {
      const now = valuesOf(dimension).get(value)
      return now === undefined ? [] : [{ dimension, value, last_on: now.lastOn, furthest: now.furthest }]
    })
  if (rows.length > 0) {
    await trx
      .insertInto('funnel_values')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['dimension', 'value'])
          .doUpdateSet(({ ref }) => ({ last_on: ref('excluded.last_on'), furthest: ref('excluded.furthest') })),
      )
      .execute()
  }
  return (trait) => (isKnown(trait) ? trait : { ...trait, value: OTHERS })
}

/**
 * Whether a dimension has room for another value, after removing if necessary those last seen before a day, or one that
 * nobody came as far with: of these the least far, then the one not seen for longest.
 */
async function hasRoom(
  trx: Trx,
  dimension: string,
  values: Values,
  { before, reach }: { readonly before: IsoDate; readonly reach: Reach },
): Promise<boolean> {
  if (values.size < VALUES_MOST) return true
  const old = [...values].filter(([, { lastOn }]) => lastOn < before)
  const weaker = [...values]
    .filter(([, { furthest }]) => rankOf(furthest) < rankOf(reach))
    .toSorted(([, a], [, b]) => rankOf(a.furthest) - rankOf(b.furthest) || (a.lastOn < b.lastOn ? -1 : 1))
  const leaving = (old.length > 0 ? old : weaker.slice(0, 1)).map(([value]) => value)
  if (leaving.length === 0) return false
  await trx.deleteFrom('funnel_values').where('dimension', '=', dimension).where('value', 'in', leaving).execute()
  for (const value of leaving) values.delete(value)
  return true
}
