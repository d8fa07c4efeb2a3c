import { expect, test } from 'vitest'
import { weightOf } from '#domain/body/balanced-body.ts'
import { energyFloor, fastestWeek } from '#domain/body/energy-target.ts'
import { bodyOf } from '#domain/body/people.example.ts'
import { nextDay } from '#domain/body/weight-model.ts'
import { casesOf } from '#domain/extent.fixture.ts'
import { days, kcalPerDay, kg } from '#domain/units.ts'
import type { Reading } from '#domain/weight-filter/weighing-history.ts'
import { aimAfter } from './aim-after.ts'
import { corridorAround } from './corridor.ts'
import { isForSafety } from './is-for-safety.ts'
import { remembered } from './remembered.ts'
import type { Decision } from './review.ts'
import type { Aim, PastReview } from './review-input.ts'
import { reviewPlan } from './review-plan.ts'
import { LARGEST_STEP } from './steps.ts'

/** The first week of eating beside the plan, and the first of keeping to it again. */
const [RISES_FROM, RISES_TO] = [34, 44]
const WEEKS = 60
/** A weight this far above the corridor, kg, is clear of the water of a day. */
const NOTICED = 0.5

type Person = {
  readonly sex: 'FEMALE' | 'MALE'
  readonly height: number
  readonly weight: number
  readonly spends: number
}

const people: readonly Person[] = [
  ...[158, 166, 174].flatMap((height) =>
    [-120, 0, 120].map((spends) => ({ sex: 'FEMALE' as const, height, weight: 27 * (height / 100) ** 2, spends })),
  ),
  ...[170, 180, 190].flatMap((height) =>
    [-150, 0, 150].map((spends) => ({ sex: 'MALE' as const, height, weight: 28 * (height / 100) ** 2, spends })),
  ),
]

type Week = { readonly energy: number; readonly decision: Decision; readonly aim: Aim; readonly weight: number }

/**
 * Sixty weeks of somebody who reaches their goal, keeps to the plan, later eats 650 kcal a day beside it for ten weeks, and
 * agrees to every proposal. `spends` is what they spend beside what the formulas say, kcal a day.
 */
function lived({ sex, height, weight, spends }: Person): { readonly goal: number; readonly weeks: readonly Week[] } {
  const body = bodyOf(sex, 40, height, weight, 1.5)
  const goal = 0.955 * weight
  const stages: { fromDay: ReturnType<typeof days>; intake: ReturnType<typeof kcalPerDay> }[] = []
  const readings: Reading[] = []
  const weeks: Week[] = []
  let [state, past, aim, next] = [body.start, [] as readonly PastReview[], 'LOSE' as Aim, 0.8 * body.expenditure]
  for (let week = 0; week < WEEKS; week++) {
    const energy = Math.round(next)
    stages.push({ fromDay: days(7 * week), intake: kcalPerDay(energy) })
    const beside = (week >= RISES_FROM && week < RISES_TO ? 650 : 0) - spends
    for (let day = 7 * week; day < 7 * week + 7; day++) {
      const water = 0.35 * Math.sin(day * 12.9898) + 0.2 * Math.cos(day * 4.1414)
      if (day % 2 === 0) readings.push({ day: days(day), weight: kg(Math.round(10 * (weightOf(state) + water)) / 10) })
      state = nextDay(body, state, kcalPerDay(energy + beside))
    }
    const today = days(7 * week + 6)
    const review = reviewPlan({
      history: { body, weekday: 2, stages, readings, events: [], today },
      ...{ aim, pace: 'USUAL', isArriving: false, mayLose: true, goal: kg(goal) },
      ...{ current: kcalPerDay(energy), firstPlan: kcalPerDay(energy) },
      ...{ isKeptForGood: false, mayPropose: true, past },
    })
    const { decision } = review
    aim = aimAfter(decision, true, aim)
    next = decision.kind === 'PROPOSE' ? decision.proposed : decision.target
    const answer = decision.kind === 'PROPOSE' ? 'YES' : null
    past = [...past, remembered(today, review, { answer, plateauAnswer: decision.kind === 'ASK' ? 'NOTHING' : null })]
    weeks.push({ energy, decision, aim, weight: weightOf(state) })
  }
  return { goal, weeks }
}

const some = people.filter((_, index) => index % casesOf(5, 1) === 0)
const lives = some.map((person) => ({ person, ...lived(person) }))

test('after the goal no step is larger than 150 kcal except for safety, and none goes below the floor', () => {
  for (const { person, weeks } of lives) {
    for (const [at, { energy, decision }] of weeks.entries()) {
      const step = (weeks[at + 1]?.energy ?? energy) - energy
      if (!isForSafety(decision)) expect(Math.abs(step)).toBeLessThanOrEqual(LARGEST_STEP)
      expect(step).toBeGreaterThanOrEqual(-LARGEST_STEP)
      expect(energy).toBeGreaterThanOrEqual(energyFloor[person.sex])
    }
  }
})

test('the goal is kept within its corridor, losing again is offered above it, and it is reached again', () => {
  let leavers = 0
  for (const { person, goal, weeks } of lives) {
    const { low, high } = corridorAround(
      kg(goal),
      bodyOf(person.sex, 40, person.height, person.weight, 1.5).physique.height,
    )
    const reached = weeks.findIndex(({ aim }) => aim === 'KEEP')
    expect(reached, JSON.stringify(person)).toBeGreaterThan(0)
    expect(reached).toBeLessThan(RISES_FROM)
    for (const { weight } of weeks.slice(reached, RISES_FROM)) {
      // Below it the food is raised.
      expect(weight).toBeGreaterThan(low - NOTICED)
      expect(weight).toBeLessThan(high)
    }
    // Within the corridor nothing is asked; above it losing again is offered.
    const left = weeks.findIndex(({ weight }, week) => week > reached && weight > high + NOTICED)
    const again = weeks.findIndex(({ aim }, week) => week > reached && aim === 'LOSE')
    if (left >= 0) {
      leavers += 1
      expect(again, JSON.stringify(person)).toBeGreaterThan(RISES_FROM)
      expect(again).toBeLessThanOrEqual(left + 4)
    }
    expect(weeks.at(-1)?.weight).toBeLessThan(high + NOTICED)
  }
  expect(leavers).toBeGreaterThan(lives.length / 2)
})

test('nobody loses faster than is safe on the way, at the goal, or when losing again', () => {
  for (const { person, weeks } of lives) {
    const body = bodyOf(person.sex, 40, person.height, person.weight, 1.5)
    const fast = weeks.flatMap(({ weight }, week) => {
      const before = weeks[week - 4]?.weight
      // The water of what was eaten beside the plan goes within two weeks.
      if (week >= RISES_TO && week < RISES_TO + 6) return []
      return before !== undefined && (before - weight) / 4 > 1.1 * fastestWeek(body, kg(weight)) ? [week] : []
    })
    expect(fast).toEqual([])
  }
})
