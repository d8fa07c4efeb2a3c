import { OTHERS, type Trait } from '#analytics/funnel/traits.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/**
 * Values of one dimension that are counted separately; later ones are counted together. Variants have no limit, because
 * we define them.
 */
const VALUES_MOST = 200
/** Values that may come from networks that name very many: there is room left for all others. */
const DOUBTED_MOST = 100
/**
 * Days without a visitor after which a value makes room for another: longer than any visitor can still be counted
 * again.
 */
const KEPT_DAYS = 30

/** How far a visitor came: saw the first page only, a later one, or confirmed an address or bought. In this order. */
const reaches = ['entered', 'went_on', 'confirmed'] as const
export type Reach = (typeof reaches)[number]
const rankOf = (reach: Reach): number => reaches.indexOf(reach)

/** A trait of a visitor who came this far, and whether it may be made up, since its network brought very many. */
export type ReachedTrait = Trait & { readonly reach: Reach; readonly isDoubted: boolean }

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
 * with another one takes the place of that other; so does one with which somebody goes on today, of one that was not
 * seen today. From a network that brings very many, only an address that is confirmed takes a place: all that one network
 * makes up never keeps out a new campaign.
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
  const asked = traits.toSorted(
    (a, b) => rankOf(b.reach) - rankOf(a.reach) || Number(a.isDoubted) - Number(b.isDoubted),
  )
  for (const trait of asked) {
    const { dimension } = trait
    if (isKnown(trait) || dimension === 'variant') see(trait)
    else if (await hasRoom(trx, valuesOf(dimension), trait, { before, today })) see(trait)
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
 * Whether a dimension has room for another value, after removing if necessary those last seen before a day, or the one
 * that has least claim to its place.
 */
async function hasRoom(
  trx: Trx,
  values: Values,
  { dimension, reach, isDoubted }: ReachedTrait,
  { before, today }: { readonly before: IsoDate; readonly today: IsoDate },
): Promise<boolean> {
  if (isDoubted && reach !== 'confirmed') return values.size < DOUBTED_MOST
  if (values.size < VALUES_MOST) return true
  const old = [...values].filter(([, { lastOn }]) => lastOn < before)
  const leaving = (old.length > 0 ? old : weakest(values, reach, today)).map(([value]) => value)
  if (leaving.length === 0) return false
  await trx.deleteFrom('funnel_values').where('dimension', '=', dimension).where('value', 'in', leaving).execute()
  for (const value of leaving) values.delete(value)
  return true
}

/**
 * The value that makes room for one with which somebody came this far today: that with which visitors came least far,
 * then the one not seen for longest; none if visitors came further with all others, or as far and today.
 */
function weakest(values: Values, reach: Reach, today: IsoDate): readonly (readonly [string, Value])[] {
  const weaker = [...values].filter(
    ([, { furthest, lastOn }]) =>
      rankOf(furthest) < rankOf(reach) || (reach !== 'entered' && furthest === reach && lastOn < today),
  )
  return weaker
    .toSorted(([, a], [, b]) => rankOf(a.furthest) - rankOf(b.furthest) || (a.lastOn < b.lastOn ? -1 : 1))
    .slice(0, 1)
}
