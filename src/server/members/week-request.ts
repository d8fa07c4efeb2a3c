import type { MemberSettings } from '#domain/api/member/member.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import type { IsoDate } from '#domain/time.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { dayTargets } from './day-targets.ts'

/** What somebody thinks of dishes and foods. */
export type Tastes = {
  readonly favourites: readonly string[]
  readonly disliked: readonly string[]
  readonly banned: readonly IngredientId[]
}

export type Eater = {
  /** Names the person for the planner's chance. */
  readonly person: string
  readonly hero: Hero
  readonly settings: MemberSettings
  readonly startsOn: IsoDate
}

/**
 * A person's week as the planner asks for it: diets and restrictions (NONE is none) as one set, cuisines, dishes and
 * habits as wishes, the rest as it is. @throws Problem HERO_INCOMPLETE
 */
export function weekRequest(
  { person, hero, settings, startsOn }: Eater,
  tastes: Tastes,
  at: { readonly week: number; readonly recentRecipes: readonly string[] },
): WeekRequest {
  const { diets, mealsADay, cookingSkill: skill, timeCooking: time } = settings
  const restrictions = settings.restrictions.filter((restriction) => restriction !== 'NONE')
  const palaeolithic = diets.includes('PALEO')
  return {
    cook: { diets, restrictions, skill, time },
    mealsADay,
    targets: dayTargets(hero, { startsOn, week: at.week, palaeolithic }),
    cuisines: hero.cuisinesLike ?? [],
    dishes: hero.mealsLike ?? [],
    habits: {
      lunch: hero.eatLunch ?? [],
      cravings: hero.foodsCrave ?? [],
      eatsAt: hero.environmentsEat ?? null,
      struggles: hero.habitsStruggle ?? [],
    },
    favourites: tastes.favourites,
    dislikedRecipes: tastes.disliked,
    bannedIngredients: tastes.banned,
    recentRecipes: at.recentRecipes,
    person,
  }
}

/** The same week for changed tastes. Favourites are left as they were: they speak for weeks that are not planned yet. */
export const withTastes = (request: WeekRequest, { disliked, banned }: Tastes): WeekRequest => ({
  ...request,
  dislikedRecipes: disliked,
  bannedIngredients: banned,
})
