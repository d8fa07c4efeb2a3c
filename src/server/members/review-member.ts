import { energyFloor } from '#domain/body/energy-target.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { remembered } from '#domain/plan-review/remembered.ts'
import type { ReviewInput } from '#domain/plan-review/review-input.ts'
import { addDays, daysBetween } from '#domain/time.ts'
import { days, type KcalPerDay, kcalPerDay, kg } from '#domain/units.ts'
import type { Services } from '#server/services.ts'
import { writeUnlessOvertaken } from './change-plan.ts'
import type { Member } from './member.ts'
import { weekOf } from './plan-calendar.ts'
import { reviewedTarget } from './plan-reviews.ts'
import { firstIntake } from './week-request.ts'
import { plannedEnergies, weighingHistory } from './weighing-history.ts'

/** Readings of so many days are kept with a review. */
const LATELY = 28
const LAST_WEEK = 520

type ReviewServices = Pick<Services, 'db' | 'plannerPool' | 'now' | 'config'>
type DueReview = { readonly input: ReviewInput; readonly week: number; readonly forWeek: number }

/** What the review of this week follows from; null where there is no weight to lose, or none was logged. */
async function dueReview({ db, config }: ReviewServices, member: Member): Promise<DueReview | null> {
  const { hero, startsOn, today, reviews, keptForGood } = member
  const known = heroForecast(hero, startsOn)
  const history = await weighingHistory(db, member)
  if (known === 'incomplete' || !('stages' in known) || history === null || hero.goalWeight === undefined) return null
  if (!history.readings.some(({ day }) => day <= history.today)) return null
  const planned = await plannedEnergies(db, member.leadId)
  const week = weekOf(startsOn, today)
  const newest = Math.max(0, ...planned.keys())
  const forWeek = Math.max(newest, week) + 1
  if (forWeek > LAST_WEEK) return null
  const floor = energyFloor[history.body.physique.sex]
  const firstPlan = (of: number): KcalPerDay => kcalPerDay(Math.max(Math.round(firstIntake(known, of)), floor))
  const target = reviewedTarget(reviews, forWeek)
  const input: ReviewInput = {
    history,
    aim: target?.aim ?? 'LOSE',
    goal: kg(hero.goalWeight),
    current: target?.energy ?? planned.get(newest) ?? firstPlan(week),
    firstPlan: firstPlan(forWeek),
    healthStop: null,
    isKeptForGood: keptForGood,
    mayPropose: config.planProposals === 'on',
    past: reviews.map((review) => remembered(days(daysBetween(startsOn, review.reviewedOn) ?? 0), review, review)),
  }
  return { input, week, forWeek }
}

/** Whether this week's review of a plan is still to be made. */
export const isReviewDue = ({ access, isAnchored, startsOn, today, reviews }: Member): boolean =>
  access.kind === 'full' && isAnchored && (reviews.at(-1)?.week ?? 0) < weekOf(startsOn, today)

/**
 * Makes this week's review where it is still to be made, for the first week that is not planned. It is worked out on a
 * planner thread, and written only where the plan has not changed meanwhile; tells whether it was.
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
