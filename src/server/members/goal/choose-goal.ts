import type { GoalRequest } from '#domain/api/member/goal.ts'
import type { LifeEventView } from '#domain/api/member/life-events.ts'
import { LOWEST_HEALTHY_BMI } from '#domain/body/body-mass.ts'
import { goalProblem } from '#domain/body/new-goal.ts'
import { isForSafety } from '#domain/plan-review/is-for-safety.ts'
import { Problem } from '#domain/problem.ts'
import { addDays } from '#domain/time.ts'
import { bmiOf, days, type Kg, kg } from '#domain/units.ts'
import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { choiceColumns, heroWithGoal, type MemberChoice, reviewsSince } from '#server/members/member/member-choice.ts'
import { startOfWeek, weekOf } from '#server/members/member/plan-calendar.ts'
import { decisionOf } from '#server/members/member/plan-reviews.ts'
import { changePlan, type PlanState } from '#server/members/plan/change-plan.ts'
import { chose, goalChosen } from '#server/members/plan/change-sayings.ts'
import { type ChangeAnswer, nothingToDo, undoable } from '#server/members/plan/undoable-change.ts'
import { moreFood } from '#server/members/reviews/more-food.ts'
import { type MadeReview, makeReview, reviewsWith } from '#server/members/reviews/review-member.ts'
import { lifeEventsOf } from '#server/members/weight-log/life-events.ts'
import { weighingHistory } from '#server/members/weight-log/weighing-history.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { goalView, lasting } from './goal-view.ts'

/** A weight to keep that differs by less, kg, is the same. */
const SAME_KEPT = 0.5

/**
 * The weight of today: the estimate, or that of the answers if nothing was logged.
 * @throws Problem WEIGHTS_UNCLEAR while nobody can tell which readings are the member's
 */
async function weightNow({ plannerPool }: Pick<PlanContext, 'plannerPool'>, history: WeighingHistory): Promise<Kg> {
  if (!history.readings.some(({ day }) => day <= history.today)) return history.body.physique.weight
  const { today, unclear } = await plannerPool.estimateWeight(history, days(0))
  if (unclear !== null) throw new Problem('WEIGHTS_UNCLEAR')
  return today.weight
}

/**
 * Whether the member kept the plan as it was instead of a change that led to their goal. Choosing that goal again then
 * says that they want it after all.
 */
const wasDeclined = ({ reviews, choice }: Pick<Member, 'reviews' | 'choice'>): boolean =>
  (choice === null ? reviews : reviewsSince(reviews, choice)).some(({ answer }) => answer === 'KEEP')

/** A choice that may be made, and the life events without the break or the pause that it ends. */
export type GoalChange = {
  readonly member: Member & { readonly choice: MemberChoice }
  readonly events: readonly LifeEventView[]
  /** What ends with it: events of which at least a day has passed get a last day, others are deleted. */
  readonly ended: readonly LifeEventView[]
  /** Whether everything was as chosen already. */
  readonly isSame: boolean
}

/**
 * The member with the choice that a request asks for.
 * @throws Problem HERO_INCOMPLETE, WEIGHTS_UNCLEAR, PLAN_HELD, GOAL_IMPLAUSIBLE, GOAL_UNDERWEIGHT, GOAL_NOT_LOWER, LOSS_NOT_OFFERED
 */
export async function chosenBy(
  context: Pick<PlanContext, 'db' | 'plannerPool' | 'now'>,
  member: Member,
  { aim, kg: mass, pace }: GoalRequest,
): Promise<GoalChange> {
  const events = await lifeEventsOf(context.db, member.personId)
  const history = await weighingHistory(context.db, member)
  if (history === null) throw new Problem('HERO_INCOMPLETE')
  const now = await weightNow(context, history)
  const before = goalView(member, events, now)
  if (before === null) throw new Problem('HERO_INCOMPLETE')
  if (before.mode === 'HELD') throw new Problem('PLAN_HELD')
  const goal = kg(mass ?? before.kg)
  if (aim === 'LOSE') {
    const problem = goalProblem(history.body, now, goal)
    if (problem !== null) throw new Problem(problem, 'kg')
  } else if (bmiOf(now, history.body.physique.height) < LOWEST_HEALTHY_BMI) throw new Problem('GOAL_UNDERWEIGHT', 'kg')
  const earlier = member.choice
  const isKept = before.aim === 'KEEP' && Math.abs(before.kg - now) < SAME_KEPT
  const isAsBefore = before.mode === aim && before.aim === aim
  const choice: MemberChoice = {
    aim,
    pace,
    goal: aim === 'LOSE' ? goal : (earlier?.goal ?? null),
    kept: aim === 'LOSE' ? null : isKept ? kg(before.kg) : kg(Math.round(now * 10) / 10),
    at: context.now(),
  }
  const isSame =
    isAsBefore &&
    !wasDeclined(member) &&
    before.pace === pace &&
    (aim === 'KEEP' ? isKept : Math.abs(before.kg - goal) < 0.05)
  const ended = lasting(events, member.today).filter(({ kind }) => kind === 'PAUSED' || kind === 'BREAK')
  return {
    member: { ...member, choice, hero: heroWithGoal(member.hero, choice) },
    events: events.flatMap((event) => (ended.includes(event) ? (endedAt(event, member) ?? []) : event)),
    ended,
    isSame,
  }
}

/** An event that ended yesterday; null if it has only begun today. */
const endedAt = (event: LifeEventView, { today }: Pick<Member, 'today'>): LifeEventView | null =>
  event.from < today ? { ...event, to: addDays(today, -1) } : null

/** Ends what a choice ends. */
async function endEvents(trx: Trx, { member, ended }: GoalChange, now: Date): Promise<void> {
  for (const event of ended) {
    const after = endedAt(event, member)
    const place = { person_id: member.personId, id: event.id }
    if (after === null) {
      await trx.deleteFrom('life_events').where('person_id', '=', place.person_id).where('id', '=', place.id).execute()
    } else {
      await trx
        .updateTable('life_events')
        .set({ ends_on: after.to, changed_at: now })
        .where('person_id', '=', place.person_id)
        .where('id', '=', place.id)
        .execute()
    }
  }
}

/** Whether this week's review holds or raises for safety: it stays, and the choice begins with the next one. */
function isSafetyOfWeek({ reviews, startsOn, today }: Member): boolean {
  const latest = reviews.at(-1)
  if (latest === undefined || latest.week < weekOf(startsOn, today)) return false
  const decision = decisionOf(latest.decision)
  return isForSafety(decision) && !(decision.kind === 'HOLD' && decision.reason === 'BREAK')
}

/** The meals and rows that a review changes: only one for safety changes days that are planned already. */
async function effectsOf(context: PlanContext, planState: PlanState, made: MadeReview | null) {
  if (made === null) return { changes: [], meals: [], write: async () => {} }
  if (!isForSafety(made.review.decision)) return { changes: [], meals: [], write: made.write }
  const more = await moreFood(context, planState, reviewsWith(planState.member, made))
  return {
    ...more.made,
    write: async (trx: Trx, now: Date) => {
      await made.write(trx, now)
      await more.write(trx, now)
    },
  }
}

/**
 * Stores what a member chose, and makes this week's review again with it: its first step applies from the next week that is
 * not planned, the others follow with the next reviews. A break or a pause ends. Returns the effects.
 * @throws Problem as `chosenBy`
 */
export function chooseGoal(context: PlanContext, member: Member, asked: GoalRequest): Promise<ChangeAnswer> {
  const request = JSON.stringify(['goal', asked])
  return changePlan(context, member, 1, async (planState) => {
    const chosen = await chosenBy(context, planState.member, asked)
    if (chosen.isSame) return nothingToDo(context.db, planState, request)
    const made = isSafetyOfWeek(planState.member) ? null : await makeReview(context, chosen.member, chosen.events)
    const effects = await effectsOf(context, { ...planState, member: chosen.member }, made)
    const { choice, startsOn, personId } = chosen.member
    const first =
      made === null || made.review.decision.kind !== 'STEP'
        ? null
        : { ...made.review.decision, from: startOfWeek(startsOn, made.review.forWeek) }
    const change = {
      answer: { changes: [...goalChosen(choice, first), ...effects.changes], meals: [...effects.meals] },
      write: async (trx: Trx, now: Date) => {
        await trx
          .updateTable('persons')
          .set({ ...choiceColumns(choice), changed_at: now })
          .where('id', '=', personId)
          .execute()
        await endEvents(trx, chosen, now)
        // Made at the same moment, so that it counts among the reviews that know the choice.
        await effects.write(trx, choice.at)
      },
    }
    return undoable(planState, { request, done: chose(choice) }, change, context.now())
  })
}
