import type { GoalMode } from '#domain/api/member/goal.ts'
import type { MemberView } from '#domain/api/member/member.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { LearntWeight, WeightsReply } from '#domain/api/member/weights.ts'
import type { WaterPhase } from '#domain/body/course.ts'
import { gainsFast } from '#domain/body/fast-gain.ts'
import { type WeighIn, type WeightTrend, weightTrend } from '#domain/body/weight-trend.ts'
import type { ForecastDay } from '#domain/forecast/forecast-day.ts'
import { type Standing, standingOf, steadyCourse } from '#domain/forecast/weight-standing.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { type Cm, cm, kg } from '#domain/units.ts'
import { type Moment, stateNow, type WeightAdvice } from '#web/member/review/moment.ts'
import { reviewText } from '#web/member/review/review-text.ts'
import { weighInsOf } from './weight-log.ts'

/** A log and its forecast: everything the weight screen shows. */
export type WeightProgress = {
  readonly startsOn: IsoDate
  readonly today: IsoDate
  /** Today, counted from the start of the plan. */
  readonly dayToday: number
  readonly units: UnitSystem
  readonly height: Cm
  /** From day 0 of the plan over its first year at least; if no weight is to be lost, days with a constant weight. */
  readonly course: readonly ForecastDay[]
  /** What the course is: that of a loss, or of a weight that stays. */
  readonly aim: 'LOSE' | 'KEEP'
  /** What the plan is for now: every sentence about the weight follows from this, too. */
  readonly mode: GoalMode
  /** The first days of a loss, in which the scales show mostly water. */
  readonly early: WaterPhase | null
  readonly weighIns: readonly WeighIn[]
  readonly trend: WeightTrend
  readonly standing: Standing | null
  /** What the weight does: every sentence of the page about it follows from this. */
  readonly state: WeightState
  /** A reason to talk to a doctor. */
  readonly advice: WeightAdvice | null
  /** What the note or the card of the page say, so that the figure does not say it again. */
  readonly said: SaidElsewhere
  /**
   * What the whole log shows about the weight, now and ahead; null if it is empty or was not returned. It has no course as
   * long as the course may be somebody else's.
   */
  readonly learnt: LearntWeight | null
  /** The member's life events by their first day, each with the letter that marks it. */
  readonly events: readonly MarkedEvent[]
  /** Days on which a review changed the target. */
  readonly changeDays: readonly number[]
}

/** Whether something else on the page says what the weight does, or how much is missing to know it. */
export type SaidElsewhere = { readonly state: boolean; readonly wait: boolean }

/** An event with days counted from the start of the plan; its last day is null while it lasts. */
export type MarkedEvent = {
  readonly id: string
  readonly letter: string
  readonly from: number
  readonly to: number | null
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Days beyond today for which a weight to keep is shown. */
const KEPT_AHEAD = 84

type ForecastMember = Pick<MemberView, 'hero' | 'startsOn' | 'settings'>

/** Whoever is held for safety sees no course of a loss. */
function courseOf({ hero, startsOn }: ForecastMember, dayToday: number, mode: GoalMode | undefined) {
  const forecast = heroForecast(hero, startsOn)
  if (forecast === 'incomplete' || forecast.code === 'INPUT_IMPLAUSIBLE') return null
  if (!('days' in forecast) || mode === 'HELD') {
    const course = steadyCourse(kg(hero.weight ?? Number.NaN), Math.max(0, dayToday) + KEPT_AHEAD)
    return { course, aim: 'KEEP', early: null } as const
  }
  return { course: forecast.days, aim: 'LOSE', early: forecast.waterPhase } as const
}

/** Low weight first; a loss is too fast only if the state says so, since the page must not contradict itself. */
function adviceOf(
  { advice }: WeightTrend,
  state: WeightState,
  weighIns: readonly WeighIn[],
  dayToday: number,
): WeightAdvice | null {
  if (advice === 'UNDERWEIGHT') return advice
  if (state === 'TOO_FAST') return 'TOO_FAST'
  return gainsFast(weighIns, dayToday) ? 'GAINS_FAST' : null
}

function saidOf(latest: ReviewReply['latest'], moment: Moment): SaidElsewhere {
  const { decision } = latest ?? {}
  return {
    state: moment.note === 'TOO_FAST' || (latest !== null && reviewText(latest, moment)?.saysState === true),
    wait: decision?.kind === 'KEEP' && decision.why.kind === 'TOO_LITTLE_KNOWN',
  }
}

/** Compares a log with its forecast, which counts from the first day of week 1. Null if the answers lack body data. */
export function weightProgress(
  member: ForecastMember,
  {
    weights,
    events = [],
    learnt = null,
    goal,
  }: Pick<WeightsReply, 'weights' | 'events' | 'goal'> & { readonly learnt?: LearntWeight | null | undefined },
  today: IsoDate,
  { changes = [], latest = null }: Partial<Pick<ReviewReply, 'changes' | 'latest'>> = {},
): WeightProgress | null {
  const { hero, startsOn, settings } = member
  const dayToday = daysBetween(startsOn, today) ?? 0
  const planned = courseOf(member, dayToday, goal?.mode)
  if (planned === null || hero.height === undefined) return null
  const height = cm(hero.height)
  const weighIns = weighInsOf(weights, startsOn)
  const trend = weightTrend(weighIns, height, planned.early)
  const standing = trend.latest === null ? null : standingOf(trend.latest, planned.course)
  const state = learnt === null && trend.advice === 'TOO_FAST' ? 'TOO_FAST' : stateNow(learnt, latest)
  const mode = goal?.mode ?? planned.aim
  const advice = adviceOf(trend, state, weighIns, dayToday)
  const { units } = settings
  const changeDays = changes.map(({ from }) => daysBetween(startsOn, from) ?? 0)
  return {
    startsOn,
    today,
    dayToday,
    units,
    height,
    ...planned,
    mode,
    weighIns,
    trend,
    standing,
    state,
    advice,
    said: saidOf(latest, { state, mode, today, units, note: advice }),
    learnt: learnt?.unclear === undefined ? learnt : { ...learnt, course: [] },
    events: events.map(({ id, from, to }, index) => ({
      id,
      letter: LETTERS[index % LETTERS.length] ?? '',
      from: daysBetween(startsOn, from) ?? 0,
      to: to === null ? null : daysBetween(startsOn, to),
    })),
    changeDays,
  }
}
