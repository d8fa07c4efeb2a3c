import { energyFloor } from '#domain/body/energy-target.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { isHeldForHealth } from '#domain/plan-review/held-for-health.ts'
import { remembered } from '#domain/plan-review/remembered.ts'
import type { ReviewInput } from '#domain/plan-review/review-input.ts'
import { addDays, daysBetween } from '#domain/time.ts'
import { days, type KcalPerDay, kcalPerDay, kg } from '#domain/units.ts'
import { healthEventOn } from '#domain/weight-filter/life-events.ts'
import type { Services } from '#server/services.ts'
import { writeUnlessOvertaken } from './change-plan.ts'
import type { Member } from './member.ts'
import { LAST_WEEK, weekOf } from './plan-calendar.ts'
import { decisionOf, reviewedTarget } from './plan-reviews.ts'
import { firstAim, firstIntake, type KnownForecast } from './week-request.ts'
import { plannedEnergies, weighingHistory } from './weighing-history.ts'

/** Days whose readings are stored with a review. */
const LATELY = 28

type ReviewServices = Pick<Services, 'db' | 'plannerPool' | 'now' | 'config'>
type DueReview = { readonly input: ReviewInput; readonly week: number; readonly forWeek: number }

/**
 * The goal of a review before any review has changed the target. A member who wants to keep their weight may lose what
 * they have gained since the start.
 */
function goalOf(known: KnownForecast, start: number, wish: number): Pick<ReviewInput, 'goal' | 'mayLose'> {
  if ('stages' in known) return { goal: kg(wish), mayLose: true }
  // Not if the member wants to gain weight, or to weigh less than is healthy.
  return { goal: kg(start), mayLose: known.code === 'NO_LOSS_WANTED' && !known.gainWanted }
}

/**
 * The input of this week's review; null if nothing was logged and no health matter holds the plan, if the answers give
 * no forecast, or if the plan has no week left.
 */
async function dueReview({ db, config }: ReviewServices, member: Member): Promise<DueReview | null> {
  const { hero, startsOn, today, reviews, keptForGood } = member
  const known = heroForecast(hero, startsOn)
  const history = await weighingHistory(db, member)
  if (known === 'incomplete' || known.code === 'INPUT_IMPLAUSIBLE' || history === null) return null
  const { weight, goalWeight } = hero
  if (weight === undefined || goalWeight === undefined) return null
  const past = reviews.map((review) =>
    remembered(
      days(daysBetween(startsOn, review.reviewedOn) ?? 0),
      { decision: decisionOf(review.decision), isSteered: review.isSteered },
      review,
    ),
  )
  const isLogged = history.readings.some(({ day }) => day <= history.today)
  const isHeld = healthEventOn(history.events, history.today) !== null || isHeldForHealth(past)
  if (!isLogged && !isHeld) return null
  const planned = await plannedEnergies(db, member.leadId)
  const week = weekOf(startsOn, today)
  const newest = Math.max(0, ...planned.keys())
  const forWeek = Math.max(newest, week) + 1
  if (forWeek > LAST_WEEK) return null
  const floor = energyFloor[history.body.physique.sex]
  const firstPlan = (of: number): KcalPerDay => kcalPerDay(Math.max(Math.round(firstIntake(known, of)), floor))
  const target = reviewedTarget(reviews, forWeek, firstAim(known))
  const input: ReviewInput = {
    history,
    ...goalOf(known, weight, goalWeight),
    aim: target?.aim ?? firstAim(known),
    current: target?.energy ?? planned.get(newest) ?? firstPlan(week),
    firstPlan: firstPlan(forWeek),
    isKeptForGood: keptForGood,
    mayPropose: config.planProposals === 'on',
    past,
  }
  return { input, week, forWeek }
}

/** Whether this week's review of a plan still has to be made. */
export const isReviewDue = ({ access, isAnchored, startsOn, today, reviews }: Member): boolean =>
  access.kind === 'full' && isAnchored && (reviews.at(-1)?.week ?? 0) < weekOf(startsOn, today)

/**
 * Makes this week's review if it is due, for the first week that is not planned. It is computed on a planner thread and
 * written only if the plan has not changed since. Returns whether it was written.
 */
export async function reviewIfDue(services: ReviewServices, member: Member): Promise<boolean> {
  if (!isReviewDue(member)) return false
  const due = await dueReview(services, member)
  if (due === null) return false
  const { input, week, forWeek } = due
  const { decision, isSteered, evidence } = await services.plannerPool.reviewPlan(input)
  const doubted = new Set<number>(evidence.doubtedDays)
  const { readings, today } = input.history
  const used = readings
    .filter(({ day }) => day <= today && day > today - LATELY)
    .map(({ day, weight }) => ({ day: addDays(member.startsOn, day), kg: weight, doubted: doubted.has(day) }))
  return writeUnlessOvertaken(services, member, async (trx, now) => {
    await trx
      .insertInto('plan_reviews')
      .values({
        lead_id: member.leadId,
        week,
        for_week: forWeek,
        reviewed_on: member.today,
        reviewed_at: now,
        energy_before: Math.round(input.current),
        decision: JSON.stringify(decision),
        is_steered: isSteered,
        evidence: JSON.stringify(evidence),
        readings: JSON.stringify(used),
      })
      .onConflict((conflict) => conflict.columns(['lead_id', 'week']).doNothing())
      .execute()
  })
}
