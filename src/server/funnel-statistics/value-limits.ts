import type { Trait } from '#analytics/funnel/traits.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

/** Values of one dimension that are told apart; those that come later are counted together. Runs are our own. */
const VALUES_MOST = 200
const OTHERS = 'others'

/**
 * Makes room for new values as long as there is some, and returns what each trait is counted as. Sources are written by
 * those who link to the page: without a limit the tables could be filled from outside.
 */
export async function limitValues(trx: Trx, traits: readonly Trait[]): Promise<(trait: Trait) => Trait> {
  const known = new Map<string, Set<string>>()
  for (const { dimension, value } of await trx.selectFrom('funnel_values').selectAll().execute()) {
    known.set(dimension, (known.get(dimension) ?? new Set()).add(value))
  }
  const added: Trait[] = []
  for (const trait of traits) {
    const values = known.get(trait.dimension) ?? new Set()
    known.set(trait.dimension, values)
    if (values.has(trait.value) || (values.size >= VALUES_MOST && trait.dimension !== 'variant')) continue
    values.add(trait.value)
    added.push(trait)
  }
  if (added.length > 0) {
    await trx
      .insertInto('funnel_values')
      .values([...added])
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return (trait) => (known.get(trait.dimension)?.has(trait.value) ? trait : { ...trait, value: OTHERS })
}
