import type { MemberSettings } from '#domain/api/member/member.ts'
import type { Hero } from '#domain/funnel/hero.ts'
import { type HeroForecast, heroForecast } from '#domain/hero/hero-forecast.ts'
import type { Anchor } from '#domain/household/anchors.ts'
import { weekdayOf } from '#domain/household/shopping-days.ts'
import type { Aim } from '#domain/plan-review/review-input.ts'
import { LARGEST_STEP, stepTowards } from '#domain/plan-review/steps.ts'
import { Problem } from '#domain/problem.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { cm, type KcalPerDay, kg } from '#domain/units.ts'
import { languageIn, marketOf, type Usage } from '#domain/usage.ts'
import { type BanId, UNSAFE_IN_PREGNANCY } from '#planner/foods/food-families.ts'
import { tripsFrom } from '#planner/larder/trips.ts'
import { targetsOf } from '#planner/plan/candidates/day-targets.ts'
import { DAYS, type DayAnchor, type DayTargets, type WeekRequest } from '#planner/week/week-plan.ts'
import type { Database } from '#server/platform/db/database.ts'
import { anchorsOf } from './anchors.ts'
import { reviewedEnergy, type SettingReview, type StoredReview } from './plan-reviews.ts'
import { rulesOf } from './settings.ts'

/**
 * The targets for the days of a week. The energy is what the weekly reviews decided; without a review it comes from the
 * forecast that the member was shown: the energy of the stage in which the week begins (each lasts four weeks, the last
 * one holds the goal), or the energy spent if there is no deficit.
 * @throws Problem HERO_INCOMPLETE if there is no forecast
 */
export function dayTargets(
  hero: Hero,
  at: {
    readonly startsOn: IsoDate
    readonly week: number
    /** The reviews of the plan so far; without any the first forecast still applies. */
    readonly reviews: readonly SettingReview[]
  },
): DayTargets {
  const known = heroForecast(hero, at.startsOn)
  const { gender: sex, height, weight } = hero
  if (known === 'incomplete' || known.code === 'INPUT_IMPLAUSIBLE') throw new Problem('HERO_INCOMPLETE')
  if (sex === '' || height === undefined || weight === undefined) throw new Problem('HERO_INCOMPLETE')
  return targetsOf(
    { sex, height: cm(height), weight: kg(weight) },
    reviewedEnergy(at.reviews, at.week) ?? firstIntake(known, at.week),
  )
}

/** A forecast from which a plan can be made. */
export type KnownForecast = Exclude<HeroForecast, 'incomplete' | { readonly code: 'INPUT_IMPLAUSIBLE' }>

/** The aim of the first forecast's plan. */
export const firstAim = (known: KnownForecast): Aim => ('stages' in known ? 'LOSE' : 'KEEP')

/**
 * The energy that the first forecast plans for a week, kcal a day: that of the stage in which the week begins, in steps
 * from week to week. The last stage, which holds the goal, may be far above the one before.
 */
export function firstIntake(known: KnownForecast, week: number): KcalPerDay {
  const stages = 'stages' in known ? known.stages : []
  const ofStage = (day: number): KcalPerDay =>
    stages.findLast(({ fromDay }) => fromDay <= day)?.intake ?? known.energy.intake
  let intake = ofStage(0)
  for (let day = DAYS; day <= (week - 1) * DAYS; day += DAYS) {
    const next = ofStage(day)
    intake = Math.abs(next - intake) > LARGEST_STEP ? stepTowards(intake, next) : next
  }
  return intake
}

/** A member's opinions of dishes and foods. */
export type Tastes = {
  readonly favourites: readonly string[]
  readonly disliked: readonly string[]
  readonly banned: readonly BanId[]
  /** What the household wants every week; absent if it wants nothing. */
  readonly anchors?: readonly Anchor[]
}

export type Eater = {
  /** Seeds the planner's random choices. */
  readonly person: string
  readonly hero: Hero
  readonly settings: MemberSettings
  readonly usage: Usage
  readonly startsOn: IsoDate
  readonly reviews: readonly StoredReview[]
}

/** What is wanted at the meals of each week, by its days instead of weekdays, in the order of its days. */
const anchorsFrom = (startsOn: IsoDate, anchors: readonly Anchor[]): readonly DayAnchor[] =>
  anchors
    .map(({ weekday, ...wanted }) => ({ ...wanted, day: (weekday - weekdayOf(startsOn) + DAYS) % DAYS }))
    .toSorted((one, other) => one.day - other.day || one.slot.localeCompare(other.slot))

/**
 * A person's week as a request to the planner: diets and restrictions (NONE counts as none) together, cuisines, dishes
 * and habits as preferences, the rest unchanged. @throws Problem HERO_INCOMPLETE
 */
export function weekRequest(
  { person, hero, settings, usage, startsOn, reviews }: Eater,
  tastes: Tastes,
  at: {
    readonly week: number
    readonly recentRecipes: readonly string[]
    readonly servedEarlier?: readonly string[] | undefined
  },
): WeekRequest {
  const language = languageIn(usage)
  const { mealsADay, cookingSkill: skill, timeCooking: time, variety, eaters, shoppingDays } = settings
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
    ...(at.servedEarlier === undefined ? {} : { servedEarlier: at.servedEarlier }),
    ...(tastes.anchors === undefined ? {} : { anchors: anchorsFrom(startsOn, tastes.anchors) }),
    variety,
    month: Number(addDays(startsOn, (at.week - 1) * DAYS).slice(5, 7)),
    buying: { market: marketOf(usage), eaters },
    ...(language === 'en' ? {} : { language }),
    ...(shoppingDays.length === 0 ? {} : { trips: tripsFrom(startsOn, shoppingDays) }),
    person,
  }
}

/**
 * The same request with changed tastes of one who eats from the week: dislikes are the household's, bans their own.
 * Favourites stay as they were: they apply only to weeks that are not planned yet.
 */
export function withTastes(request: WeekRequest, personId: string, { disliked, banned }: Tastes): WeekRequest {
  const { others, ...of } = { ...request, dislikedRecipes: disliked }
  const own = request.person === personId ? { ...of, bannedIngredients: banned } : of
  if (others === undefined) return own
  return { ...own, others: others.map((eater) => (eater.id === personId ? { ...eater, banned } : eater)) }
}

/** The foods that a person rules out, in a fixed order. */
export async function bansOf(db: Database, personId: string): Promise<readonly BanId[]> {
  const rows = await db
    .selectFrom('banned_ingredients')
    .select('ingredient')
    .where('person_id', '=', personId)
    .execute()
  // The planner had each of them when it was ruled out; one that has left the pantry since rules out nothing.
  return rows.map(({ ingredient }) => ingredient as BanId).toSorted()
}

/** Whether a person is pregnant, breastfeeds, or said that they will. */
async function isPregnant(db: Database, personId: string, today: IsoDate): Promise<boolean> {
  const row = await db
    .selectFrom('life_events')
    .select('id')
    .where('person_id', '=', personId)
    .where('kind', '=', 'PREGNANT_OR_BREASTFEEDING')
    .where(({ or, eb }) => or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const having = (bans: readonly BanId[], ban: BanId): readonly BanId[] =>
  [...bans.filter((each) => each !== ban), ban].toSorted()

/** The same tastes where a pregnancy rules out what is not safe in it. */
export const inPregnancy = (tastes: Tastes): Tastes => ({
  ...tastes,
  banned: having(tastes.banned, UNSAFE_IN_PREGNANCY),
})

/**
 * The opinions of a member's household and what they must not get: their own bans, and in a pregnancy what is not safe in it. In
 * a fixed order, so that equal tastes make equal requests.
 */
export async function tastesOf(
  db: Database,
  {
    personId,
    householdId,
    today,
  }: { readonly personId: string; readonly householdId: string; readonly today: IsoDate },
): Promise<Tastes> {
  const opinions = await db
    .selectFrom('recipe_opinions')
    .select(['recipe', 'opinion'])
    .where('household_id', '=', householdId)
    .execute()
  const banned = await bansOf(db, personId)
  const anchors = await anchorsOf(db, householdId)
  const held = (opinion: string) => opinions.flatMap((row) => (row.opinion === opinion ? [row.recipe] : [])).toSorted()
  const tastes: Tastes = {
    favourites: held('favourite'),
    disliked: held('dislike'),
    ...(anchors.length === 0 ? {} : { anchors }),
    banned,
  }
  return (await isPregnant(db, personId, today)) ? inPregnancy(tastes) : tastes
}
