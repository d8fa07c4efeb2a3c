import type { AnchorDish, AnchorSlot } from '#domain/household/anchors.ts'
import type { Weekday } from '#domain/household/shopping-days.ts'
import { writeForPerson } from '#server/members/member/member.ts'
import type { Services } from '#server/services.ts'

/** Sets what a household wants at a meal of some weekdays; null wants nothing there any more. */
export function keepAnchors(
  { db, now }: Pick<Services, 'db' | 'now'>,
  personId: string,
  {
    slot,
    weekdays,
    dish,
  }: { readonly slot: AnchorSlot; readonly weekdays: readonly Weekday[]; readonly dish: AnchorDish | null },
): Promise<void> {
  return writeForPerson(db, personId, async (trx, { householdId }) => {
    await trx
      .deleteFrom('meal_anchors')
      .where('household_id', '=', householdId)
      .where('slot', '=', slot)
      .where('weekday', 'in', weekdays)
      .execute()
    if (dish === null) return
    const wanted = 'recipe' in dish ? { recipe: dish.recipe, kind: null } : { recipe: null, kind: dish.kind }
    await trx
      .insertInto('meal_anchors')
      .values(weekdays.map((weekday) => ({ household_id: householdId, weekday, slot, ...wanted, changed_at: now() })))
      .execute()
  })
}
