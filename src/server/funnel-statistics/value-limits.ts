import type { Trait } from '#analytics/funnel/traits.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/**
 * Values of one dimension that are counted separately; later ones are counted together. Variants have no limit, because
 * we define them.
 */
const VALUES_MOST = 200
const OTHERS = 'others'
/**
 * Days without a visitor after which a value makes room for another: longer than any visitor can still be counted
 * again.
 */
const KEPT_DAYS = 30

/** The last day on which each value of a dimension was counted. */
type Values = Map<string, IsoDate>

/**
 * Adds new values as long as there is room, and returns how each trait is to be counted. Sources are set by whoever
 * links to the page: without a limit the tables could be filled from outside, and if unused values were never removed,
 * a new campaign would be counted among the others for ever.
 */
export async function limitValues(
  trx: Trx,
  traits: readonly Trait[],
  today: IsoDate,
): Promise<(trait: Trait) => Trait> {
  const known = new Map<string, Values>()
  const valuesOf = (dimension: string): Values => {
    const values = known.get(dimension) ?? new Map<string, IsoDate>()
    known.set(dimension, values)
    return values
  }
  for (const { dimension, value, last_on } of await trx.selectFrom('funnel_values').selectAll().execute())
    valuesOf(dimension).set(value, last_on)

  const isKnown = ({ dimension, value }: Trait): boolean => valuesOf(dimension).has(value)
  const seen: Trait[] = []
  const see = (trait: Trait): void => {
    if (valuesOf(trait.dimension).get(trait.value) === today) return
    valuesOf(trait.dimension).set(trait.value, today)
    seen.push(trait)
  }
  for (const trait of traits) if (isKnown(trait)) see(trait)
  const before = addDays(today, -KEPT_DAYS)
  for (const trait of traits) {
    if (isKnown(trait)) continue
    if (trait.dimension === 'variant' || (await hasRoom(trx, trait.dimension, valuesOf(trait.dimension), before)))
      see(trait)
  }
  if (seen.length > 0) {
    const ordered = seen.toSorted((a, b) => (`${a.dimension} ${a.value}` < `${b.dimension} ${b.value}` ? -1 : 1))
    await trx
      .insertInto('funnel_values')
      // In one order, so that processes that count at the same time cannot wait for each other.
      .values(ordered.map((trait) => ({ ...trait, last_on: today })))
      .onConflict((conflict) => conflict.columns(['dimension', 'value']).doUpdateSet({ last_on: today }))
      .execute()
  }
  return (trait) => (isKnown(trait) ? trait : { ...trait, value: OTHERS })
}

/** Whether a dimension has room for another value, after removing values last seen before a day if necessary. */
async function hasRoom(trx: Trx, dimension: string, values: Values, before: IsoDate): Promise<boolean> {
  if (values.size < VALUES_MOST) return true
  const old = [...values].filter(([, lastOn]) => lastOn < before).map(([value]) => value)
  if (old.length === 0) return false
  await trx.deleteFrom('funnel_values').where('dimension', '=', dimension).where('value', 'in', old).execute()
  for (const value of old) values.delete(value)
  return true
}
