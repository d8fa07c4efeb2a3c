import type { Selectable } from 'kysely'
import { choices } from '#domain/answers/choices.ts'
import type { MemberSettings } from '#domain/api/member/member.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { Problem } from '#domain/problems.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import type { Rules } from '#planner/derive/diet-rules.ts'
import type { MemberPlans } from '#server/platform/db/tables/member-plans.ts'

type Kept = Pick<
  Selectable<MemberPlans>,
  'units' | 'meals_a_day' | 'diets' | 'restrictions' | 'cooking_skill' | 'time_cooking' | 'eaters'
>

/** The stored value where it is still one of ours. */
const known = <T>(options: readonly T[], stored: unknown): T | undefined => options.find((option) => option === stored)

/** Those of our options that were stored, in our order. */
const chosen = <T extends string>(options: readonly T[], stored: readonly string[]): T[] =>
  options.filter((option) => stored.includes(option))

/**
 * What the plan goes by: as set in the member area, else as answered. Stored words are taken only where they are still
 * ours. @throws Problem HERO_INCOMPLETE where neither says how much or how the member cooks
 */
export function settingsOf(hero: Hero, units: UnitSystem, kept: Kept | null): MemberSettings {
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
    eaters: kept?.eaters ?? 1,
  }
}

/** The rules that a member's food keeps. */
export const rulesOf = ({ diets, restrictions }: Pick<MemberSettings, 'diets' | 'restrictions'>): Rules => ({
  diets,
  restrictions: restrictions.filter((restriction) => restriction !== 'NONE'),
})

/** NONE stands alone: beside a real restriction it says nothing. */
function realRestrictions(stored: readonly string[]): MemberSettings['restrictions'] {
  const all = chosen(choices.foodRestrictions, stored)
  return all.length > 1 ? all.filter((restriction) => restriction !== 'NONE') : all
}

/** Whether a change of settings asks for other meals. For whom and in which units they are shown does not. */
export function asksForOtherMeals(before: MemberSettings, after: MemberSettings): boolean {
  const decisive = ({ mealsADay, diets, restrictions, cookingSkill, timeCooking }: MemberSettings): string => {
    const inOrder = {
      diets: chosen(choices.typeDietPrefer, diets),
      restrictions: chosen(choices.foodRestrictions, restrictions),
    }
    return JSON.stringify([mealsADay, rulesOf(inOrder), cookingSkill, timeCooking])
  }
  return decisive(before) !== decisive(after)
}
