import type { MemberSettings } from '#domain/api/member/member.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { type HeroForecast, heroForecast } from '#domain/hero/hero-forecast.ts'
import type { Aim } from '#domain/plan-review/review-input.ts'
import { Problem } from '#domain/problems.ts'
import type { IsoDate } from '#domain/time.ts'
import { cm, type KcalPerDay, kg } from '#domain/units.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { targetsOf } from '#planner/plan/candidates/day-targets.ts'
import { DAYS, type DayTargets, type WeekRequest } from '#planner/week/week-plan.ts'
import type { Database } from '#server/platform/db/database.ts'
import { reviewedTarget, type StoredReview } from './plan-reviews.ts'
import { rulesOf } from './settings.ts'

/**
 * What the days of a week aim at: what the weekly reviews decided, or from the same forecast that the member was shown
 * the energy of the stage that the week begins in (each lasts four weeks, the last one holds the goal), or what is spent
 * where there is no deficit.
 * @throws Problem HERO_INCOMPLETE where there is no forecast to go by
 */
export function dayTargets(
  hero: Hero,
  at: {
    readonly startsOn: IsoDate
    readonly week: number
    /** Of the plan so far: without one the first forecast goes on. */
    readonly reviews: readonly StoredReview[]
  },
): DayTargets {
  const known = heroForecast(hero, at.startsOn)
  const { gender: sex, height, weight } = hero
  if (known === 'incomplete' || known.code === 'INPUT_IMPLAUSIBLE') throw new Problem('HERO_INCOMPLETE')
  if (sex === '' || height === undefined || weight === undefined) throw new Problem('HERO_INCOMPLETE')
  const reviewed = reviewedTarget(at.reviews, at.week, firstAim(known))
  return targetsOf({ sex, height: cm(height), weight: kg(weight) }, reviewed?.energy ?? firstIntake(known, at.week))
}

/** A forecast that answers to a plan. */
export type KnownForecast = Exclude<HeroForecast, 'incomplete' | { readonly code: 'INPUT_IMPLAUSIBLE' }>

/** What the first forecast makes a plan for. */
export const firstAim = (known: KnownForecast): Aim => ('stages' in known ? 'LOSE' : 'KEEP')

/** The energy that the first forecast plans for a week: of the stage that it begins in, kcal a day. */
export function firstIntake(known: KnownForecast, week: number): KcalPerDay {
  const day = (week - 1) * DAYS
  const stages = 'stages' in known ? known.stages : []
  return stages.findLast(({ fromDay }) => fromDay <= day)?.intake ?? known.energy.intake
}

/** What a member thinks of dishes and foods. */
export type Tastes = {
  readonly favourites: readonly string[]
  readonly disliked: readonly string[]
  readonly banned: readonly IngredientId[]
}

export type Eater = {
  /** Seeds the planner's random choices. */
  readonly person: string
  readonly hero: Hero
  readonly settings: MemberSettings
  readonly startsOn: IsoDate
  readonly reviews: readonly StoredReview[]
}

/**
 * A person's week as the planner asks for it: diets and restrictions (NONE is none) as one set, cuisines, dishes and
 * habits as wishes, the rest as it is. @throws Problem HERO_INCOMPLETE
 */
export function weekRequest(
  { person, hero, settings, startsOn, reviews }: Eater,
  tastes: Tastes,
  at: { readonly week: number; readonly recentRecipes: readonly string[] },
): WeekRequest {
  const { mealsADay, cookingSkill: skill, timeCooking: time } = settings
  return {
    cook: { ...rulesOf(settings), skill, time },
    mealsADay,
    targets: dayTargets(hero, { startsOn, week: at.week, reviews }),
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

/** A member's opinions and bans, in a fixed order: the same tastes make the same request. */
export async function tastesOf(db: Database, leadId: string): Promise<Tastes> {
  const opinions = await db
    .selectFrom('recipe_opinions')
    .select(['recipe', 'opinion'])
    .where('lead_id', '=', leadId)
    .execute()
  const banned = await db.selectFrom('banned_ingredients').select('ingredient').where('lead_id', '=', leadId).execute()
  const held = (opinion: string) => opinions.flatMap((row) => (row.opinion === opinion ? [row.recipe] : [])).toSorted()
  return {
    favourites: held('favourite'),
    disliked: held('dislike'),
    // The planner knew each of them when it was ruled out; one that has left the pantry since rules out nothing.
    banned: banned.map(({ ingredient }) => ingredient as IngredientId).toSorted(),
  }
}
