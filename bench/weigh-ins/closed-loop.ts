import { energyFloor, fastestWeek } from '#domain/body/energy-target.ts'
import { aimAfter } from '#domain/plan-review/aim-after.ts'
import { remembered } from '#domain/plan-review/remembered.ts'
import type { Aim, PastReview } from '#domain/plan-review/review-input.ts'
import { reviewPlan } from '#domain/plan-review/review-plan.ts'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import { bodyOf, type CohortPerson, stagesOf } from './cohort.ts'
import { type HalfYear, relive, WEEKS } from './relived.ts'
import { mean, percentOf, sum } from './statistics.ts'

/** Half a year with a review each week, which sets the energy of the week after the already planned one. */
function steered(person: CohortPerson, fixed: HalfYear): HalfYear {
  const body = bodyOf(person, person.weight)
  const targets: number[] = []
  let next = person.plan[0] ?? body.expenditure
  let aim: Aim = 'LOSE'
  let past: readonly PastReview[] = []
  const planned = (week: number, readings: HalfYear['readings']): number => {
    const current = next
    targets.push(current)
    const today = days(7 * week)
    const review = reviewPlan({
      history: { body, weekday: person.weekday, stages: stagesOf(targets), readings, events: [], today },
      aim,
      pace: 'USUAL',
      isArriving: false,
      goal: kg(person.goalWeight),
      current: kcalPerDay(current),
      firstPlan: kcalPerDay(person.plan[week + 1] ?? current),
      mayLose: true,
      isKeptForGood: false,
      mayPropose: true,
      past,
    })
    const { decision } = review
    next = decision.kind === 'PROPOSE' ? decision.proposed : decision.target
    aim = aimAfter(decision, true, aim)
    const answers = {
      answer: decision.kind === 'PROPOSE' ? 'YES' : null,
      plateauAnswer: decision.kind === 'ASK' ? 'NOTHING' : null,
    } as const
    past = [...past, remembered(today, review, answers)]
    return current
  }
  return relive(person, planned, fixed)
}

/** The results of people under a plan. */
export type Outcome = {
  /** Mean loss in half a year, kg. */
  readonly loss: number
  /** Person-weeks planned below the floor. */
  readonly belowFloor: number
  /** Person-weeks, per cent, with a loss over the last four weeks of more than 1.1 times the allowed one. */
  readonly tooFast: number
  /** Changes of the target per person, and how many of them reversed the one before. */
  readonly changes: number
  readonly reversals: number
}

const TOO_FAST = 1.1
const WINDOW = 4

function weeksOf(person: CohortPerson, { weights }: HalfYear): readonly boolean[] {
  const body = bodyOf(person, person.weight)
  return Array.from({ length: WEEKS - WINDOW + 1 }, (_, index) => {
    const now = weights[7 * (index + WINDOW)] ?? Number.NaN
    const lost = ((weights[7 * index] ?? Number.NaN) - now) / WINDOW
    return lost > TOO_FAST * fastestWeek(body, kg(now))
  })
}

function outcomeOf(people: readonly CohortPerson[], lives: readonly HalfYear[]): Outcome {
  const lived = people.flatMap((person, index) => {
    const life = lives[index]
    return life === undefined ? [] : [{ person, life }]
  })
  const steps = lives.map(({ plan }) =>
    plan.flatMap((now, week) => (week === 0 ? [] : [now - (plan[week - 1] ?? now)])),
  )
  const moves = steps.map((all) => all.filter((step) => Math.abs(step) >= 1))
  return {
    loss: mean(lives.map(({ weights }) => (weights[0] ?? Number.NaN) - (weights.at(-1) ?? Number.NaN))),
    belowFloor: sum(lived.map(({ person, life }) => life.plan.filter((kcal) => kcal < energyFloor[person.sex]).length)),
    tooFast: percentOf(
      lived.flatMap(({ person, life }) => weeksOf(person, life)),
      (isFast) => isFast,
    ),
    changes: mean(moves.map(({ length }) => length)),
    reversals: mean(
      moves.map((all) => all.filter((step, index) => index > 0 && step * (all[index - 1] ?? step) < 0).length),
    ),
  }
}

/** The same people under the plan of the first day, and with weekly reviews whose proposals they always accept. */
export function closedLoop(people: readonly CohortPerson[]): { readonly fixed: Outcome; readonly steered: Outcome } {
  const fixed = people.map((person) => relive(person, (week) => person.plan[week] ?? 0))
  const lives = people.flatMap((person, index) => {
    const before = fixed[index]
    return before === undefined ? [] : [steered(person, before)]
  })
  return { fixed: outcomeOf(people, fixed), steered: outcomeOf(people, lives) }
}
