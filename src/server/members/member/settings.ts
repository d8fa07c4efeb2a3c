import type { Selectable } from 'kysely'
import { choices } from '#domain/answers/choices.ts'
import { memberRestrictions } from '#domain/answers/member-restrictions.ts'
import type { MemberSettings } from '#domain/api/member/member.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { weekdays } from '#domain/household/shopping-days.ts'
import { Problem } from '#domain/problem.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import type { Rules } from '#planner/derive/diet-rules.ts'
import type { Schema } from '#server/platform/db/schema.ts'

type StoredSettings = Pick<Selectable<Schema['persons']>, 'units' | 'meals_a_day' | 'diets' | 'restrictions'> &
  Pick<Selectable<Schema['households']>, 'cooking_skill' | 'time_cooking' | 'variety' | 'shopping_days' | 'eaters'>

/** The stored value if it is still one of our options. */
const known = <T>(options: readonly T[], stored: unknown): T | undefined => options.find((option) => option === stored)

/** The options that were stored, in our order. */
const chosen = <T extends string>(options: readonly T[], stored: readonly string[]): T[] =>
  options.filter((option) => stored.includes(option))

/**
 * The settings that the plan uses: those of the member area, otherwise the answers. Stored values count only if they
 * are still among our options. @throws Problem HERO_INCOMPLETE if neither says how many meals a day or how the member
 * cooks
 */
export function settingsOf(hero: Hero, units: UnitSystem, kept: StoredSettings | null): MemberSettings {
  const mealsADay = known(choices.dayEats, kept?.meals_a_day) ?? hero.dayEats
  const cookingSkill = known(choices.cookingSkill, kept?.cooking_skill) ?? hero.cookingSkill
  const timeCooking = known(choices.timeCooking, kept?.time_cooking) ?? hero.timeCooking
  if (mealsADay === undefined || cookingSkill === undefined || timeCooking === undefined) {
    throw new Problem('HERO_INCOMPLETE')
  }
  return {
    units: kept?.units ?? units,
    mealsADay,
    diets: chosen(choices.typeDietPrefer, kept?.diets ?? hero.typeDietPrefer ?? []),
    restrictions: realRestrictions(kept?.restrictions ?? hero.foodRestrictions ?? []),
    cookingSkill,
    timeCooking,
    variety: kept?.variety ?? 'BALANCED',
    shoppingDays: weekdays.filter((day) => kept?.shopping_days.includes(day)),
    eaters: kept?.eaters ?? 1,
  }
}

/** The dietary rules for a member's food. */
export const rulesOf = ({ diets, restrictions }: Pick<MemberSettings, 'diets' | 'restrictions'>): Rules => ({
  diets,
  restrictions: restrictions.filter((restriction) => restriction !== 'NONE'),
})

/** NONE counts only by itself: next to a real restriction it has no meaning. */
function realRestrictions(stored: readonly string[]): MemberSettings['restrictions'] {
  const all = chosen(memberRestrictions, stored)
  return all.length > 1 ? all.filter((restriction) => restriction !== 'NONE') : all
}

/** Whether a change of settings requires different meals. The number of eaters, the units and the days of the shopping do not. */
export function asksForOtherMeals(before: MemberSettings, after: MemberSettings): boolean {
  const decisive = ({ mealsADay, diets, restrictions, cookingSkill, timeCooking, variety }: MemberSettings): string => {
    const inOrder = {
      diets: chosen(choices.typeDietPrefer, diets),
      restrictions: chosen(memberRestrictions, restrictions),
    }
    return JSON.stringify([mealsADay, rulesOf(inOrder), cookingSkill, timeCooking, variety])
  }
  return decisive(before) !== decisive(after)
}
