import type { LifeEventView } from '#domain/api/member/life-events.ts'
import { energyFloor } from '#domain/body/energy-target.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { isHeldForHealth } from '#domain/plan-review/held-for-health.ts'
import type { ReviewInput } from '#domain/plan-review/review-input.ts'
import { isArriving } from '#domain/plan-review/steps.ts'
import { type KcalPerDay, kcalPerDay } from '#domain/units.ts'
import { healthEventOn, isOnBreak } from '#domain/weight-filter/life-events.ts'
import type { Member } from '#server/members/member/member.ts'
import { aimIn, goalNow, reviewsSince } from '#server/members/member/member-choice.ts'
import { LAST_WEEK, weekOf } from '#server/members/member/plan-calendar.ts'
import { pastReviews, reviewedEnergy } from '#server/members/member/plan-reviews.ts'
import { firstAim, firstIntake } from '#server/members/member/week-request.ts'
import { plannedEnergies, weighingHistory } from '#server/members/weight-log/weighing-history.ts'
import type { Services } from '#server/services.ts'

export type ReviewServices = Pick<Services, 'db' | 'plannerPool' | 'now' | 'config'>

export type DueReview = {
  readonly input: ReviewInput
  /** The week in which it is made, and the first week that is not planned yet. */
  readonly week: number
  readonly openWeek: number
}

/**
 * The input of this week's review; null if nothing was logged or chosen and no health matter holds the plan, if the answers give
 * no forecast, or if the plan has no week left. If this week already has a review, this one is made instead of it.
 * @param told the life events, if they differ from the stored ones
 */
export async function dueReview(
  { db, config }: ReviewServices,
  member: Member,
  told?: readonly LifeEventView[],
): Promise<DueReview | null> {
  const { hero, startsOn, today, keptForGood, choice } = member
  const week = weekOf(startsOn, today)
  const reviews = member.reviews.filter((review) => review.week < week)
  const isAgain = reviews.length < member.reviews.length
  const known = heroForecast(hero, startsOn)
  const history = await weighingHistory(db, member, told)
  if (known === 'incomplete' || known.code === 'INPUT_IMPLAUSIBLE' || history === null) return null
  const { weight, goalWeight } = hero
  if (weight === undefined || goalWeight === undefined) return null
  const past = pastReviews(reviews, startsOn)
  const isLogged = history.readings.some(({ day }) => day <= history.today)
  const { events, today: dayToday } = history
  const isHeld = healthEventOn(events, dayToday) !== null || isOnBreak(events, dayToday) || isHeldForHealth(past)
  if (!isLogged && !isHeld && choice === null) return null
  const planned = await plannedEnergies(db, member)
  const newest = Math.max(0, ...planned.keys())
  const openWeek = Math.max(newest, week) + 1
  if (openWeek > LAST_WEEK) return null
  const floor = energyFloor[history.body.physique.sex]
  const firstPlan = (of: number): KcalPerDay => kcalPerDay(Math.max(Math.round(firstIntake(known, of)), floor))
  // What the review that it replaces has given already, or was agreed to, is not taken away again.
  const agreed = reviewedEnergy(member.reviews, openWeek) ?? []
  const given = isAgain ? [...planned].flatMap(([of, { energy }]) => (of >= week ? [energy] : [])).concat(agreed) : []
  const current = reviewedEnergy(reviews, openWeek) ?? planned.get(newest)?.energy ?? firstPlan(week)
  const eaten = planned.get(openWeek - 1)?.energy ?? reviewedEnergy(reviews, openWeek - 1)
  const input: ReviewInput = {
    history,
    ...goalNow(known, { weight, goalWeight }, choice),
    aim: aimIn(reviews, openWeek, firstAim(known), choice),
    pace: choice?.pace ?? 'USUAL',
    isArriving: choice !== null && isArriving(pastReviews(reviewsSince(reviews, choice), startsOn)),
    current: kcalPerDay(Math.max(current, ...given)),
    ...(eaten !== null && { eaten: kcalPerDay(eaten) }),
    firstPlan: firstPlan(openWeek),
    isKeptForGood: keptForGood,
    mayPropose: config.planProposals === 'on',
    past,
  }
  return { input, week, openWeek }
}
