import type { LearntWeight } from '#domain/api/member/weights.ts'
import { alarmsOf } from '#domain/plan-review/safety.ts'
import { weightState } from '#domain/plan-review/weight-state.ts'
import { Problem } from '#domain/problem.ts'
import { addDays } from '#domain/time.ts'
import { type Days, days, kg } from '#domain/units.ts'
import { bandAround, type EstimatedDay } from '#domain/weight-filter/band.ts'
import { goalSpan } from '#domain/weight-filter/goal-span.ts'
import { healthEventOn, isOffPlan } from '#domain/weight-filter/life-events.ts'
import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
import type { WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import type { Member } from '#server/members/member/member.ts'
import type { Services } from '#server/services.ts'
import { diaryBeside } from './diary-beside.ts'
import { weighingHistory } from './weighing-history.ts'

/** Days ahead for which a weight is shown. */
const HORIZON = days(364)
/** The most points of the past that are returned; those ahead are a week apart. */
const POINTS_BACK = 120
const WEEK = 7
/** Until this day and this number of readings, the goal has no dates. */
const GOAL_FROM = { day: 14, readings: 3 } as const
/** Days whose readings are counted as recent. */
const LATELY = 28

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** The days of an estimate that a chart needs. Of a pregnancy the model knows nothing, so that nothing ahead is shown. */
function drawn({ days: all, today }: WeightEstimate, { events }: WeighingHistory): readonly EstimatedDay[] {
  const first = all[0]?.day ?? today.day
  const apart = Math.max(1, Math.ceil((today.day - first) / POINTS_BACK))
  const isForecast = healthEventOn(events, today.day) !== 'PREGNANT_OR_BREASTFEEDING'
  return all.filter(({ day }) =>
    day <= today.day ? (today.day - day) % apart === 0 : isForecast && (day - today.day) % WEEK === 0,
  )
}

/** When the goal weight will be reached; null if there is none to lose towards, or too little is known. */
function goalOf(
  estimate: WeightEstimate,
  { events }: Pick<WeighingHistory, 'events'>,
  { hero, startsOn, choice }: Pick<Member, 'hero' | 'startsOn' | 'choice'>,
): LearntWeight['goal'] {
  const { weight } = hero
  const goalWeight = choice?.kept ?? choice?.goal ?? hero.goalWeight
  // During a pause, or while the weight is held, no date can be given.
  if (isOffPlan(events, estimate.today.day)) return null
  const believed = estimate.readings.filter(({ doubt }) => doubt === null).length
  const isKnown = estimate.today.day >= GOAL_FROM.day && believed >= GOAL_FROM.readings
  if (goalWeight === undefined || weight === undefined || !isKnown) return null
  if (choice === null && goalWeight >= weight) return null
  if (estimate.unclear !== null || estimate.today.weight <= goalWeight) return null
  const { earliest, latest } = goalSpan(estimate.days, estimate.today.day, kg(goalWeight))
  const dayOf = (day: Days | null) => (day === null ? null : addDays(startsOn, day))
  return { kg: goalWeight, earliest: dayOf(earliest), latest: dayOf(latest) }
}

/** An estimate as the API returns it. */
export function describeEstimate(
  estimate: WeightEstimate,
  history: WeighingHistory,
  member: Pick<Member, 'hero' | 'startsOn' | 'choice'>,
): LearntWeight {
  const { mean, sd } = estimate.offsetLately
  const { low, high } = bandAround(mean, sd, 80)
  const { startsOn } = member
  const { day: today } = estimate.today
  return {
    course: drawn(estimate, history).map(({ day, weight, sd }) => ({ day, kg: rounded(weight), sd: rounded(sd) })),
    today,
    state: weightState(history, estimate, alarmsOf(history)),
    doubts: estimate.readings.flatMap(({ day, doubt }) =>
      doubt === null ? [] : [{ day: addDays(startsOn, day), why: doubt }],
    ),
    ...(estimate.unclear !== null && { unclear: estimate.unclear }),
    readings: estimate.readings.filter(({ day, doubt }) => doubt === null && day > today - LATELY).length,
    offset: { energy: Math.round(mean), low: Math.round(low), high: Math.round(high) },
    goal: goalOf(estimate, history, member),
    startUnlikely: estimate.isStartUnlikely,
  }
}

/** What a member's weight log shows; undefined if it is empty or the planner threads are overloaded. */
export async function learntWeight(
  { db, plannerPool }: Pick<Services, 'db' | 'plannerPool'>,
  member: Member,
): Promise<LearntWeight | undefined> {
  const history = await weighingHistory(db, member)
  if (history === null || !history.readings.some(({ day }) => day <= history.today)) return undefined
  try {
    const described = describeEstimate(await plannerPool.estimateWeight(history, HORIZON), history, member)
    const diary = await diaryBeside(db, member, history)
    return diary === null ? described : { ...described, diary }
  } catch (error) {
    // Saving the log matters more than its estimate: the entry is confirmed in any case.
    if (error instanceof Problem && error.code === 'SERVICE_UNAVAILABLE') return undefined
    throw error
  }
}
