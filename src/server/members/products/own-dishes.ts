import { sharedText } from '#domain/shared-text.ts'
import type { OwnDishMade } from '#planner/plan/change/own-meals.ts'
import type { Member } from '#server/members/member/member.ts'
import type { Database } from '#server/platform/db/database.ts'
import { ownProducts } from './own-products.ts'

/** In place of a name of which nothing is left that others may read. */
const NOTHING_LEFT = '…'

/** The dishes among a member's products, the newest first, as they can be planned: others at the table read their names. */
export async function ownDishes(db: Database, { personId }: Pick<Member, 'personId'>): Promise<readonly OwnDishMade[]> {
  const { products } = await ownProducts(db, personId)
  return products.flatMap(({ code, product: { name, basis, dish } }) =>
    dish === undefined
      ? []
      : [
          {
            by: personId,
            code,
            name: sharedText(name) || NOTHING_LEFT,
            ...dish,
            ...(basis.serving && { serving: basis.serving }),
          },
        ],
  )
}
