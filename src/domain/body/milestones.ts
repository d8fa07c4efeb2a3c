import type { UnitSystem } from '#domain/unit-system.ts'
import { type Cm, type Kg, kg, pounds, poundsToKg } from '#domain/units.ts'
import type { WeighIn } from './weight-trend.ts'

/**
 * What is said on the way to a goal, once each: the first kilogram or pound, five percent, half of the way, and the body
 * mass index at which medicine names another class. The lowest weight of ten days may come again.
 */
export const milestoneKinds = [
  'FIRST_KG',
  'FIRST_LB',
  'TEN_DAY_BEST',
  'FIVE_PERCENT',
  'HALF_WAY',
  'BMI_40',
  'BMI_35',
  'BMI_30',
  'BMI_25',
] as const
export type MilestoneKind = (typeof milestoneKinds)[number]

const classes = { BMI_40: 40, BMI_35: 35, BMI_30: 30, BMI_25: 25 } as const satisfies Partial<
  Record<MilestoneKind, number>
>

/** Whether a milestone names a class of the body mass index: only if the member wants that. */
export const namesClass = (kind: MilestoneKind): boolean => kind in classes

/** 5 % is the first goal that guidelines name (AHA/ACC/TOS, 2013). */
const FIVE_PERCENT = 0.05

export type Way = {
  /** The estimated weights on the first day of the plan and today. */
  readonly start: Kg
  readonly now: Kg
  readonly goal: Kg
  readonly height: Cm
  readonly units: UnitSystem
}

/** The weight at which each milestone is reached; those that were passed at the start are left out. */
function thresholds({ start, goal, height, units }: Way): ReadonlyMap<MilestoneKind, Kg> {
  const metres = height / 100
  const ofClasses = Object.entries(classes).map(([kind, index]) => [kind, index * metres * metres] as const)
  const first =
    units === 'metric' ? (['FIRST_KG', start - 1] as const) : (['FIRST_LB', start - poundsToKg(pounds(1))] as const)
  const all = [
    first,
    ['FIVE_PERCENT', start * (1 - FIVE_PERCENT)],
    ['HALF_WAY', (start + goal) / 2],
    ...ofClasses,
  ] as readonly (readonly [MilestoneKind, number])[]
  return new Map(all.flatMap(([kind, mass]) => (mass < start ? [[kind, kg(mass)] as const] : [])))
}

/** What a later milestone makes old news: nobody wants to hear of the first kilogram after the fifth percent. */
const outdatedBy: Partial<Record<MilestoneKind, MilestoneKind>> = { FIRST_KG: 'FIVE_PERCENT', FIRST_LB: 'FIVE_PERCENT' }

/** The milestones that a weight has reached. Half of the way is none for who has gone all of it. */
export function reachedOn(way: Way): readonly MilestoneKind[] {
  const reached = [...thresholds(way)].flatMap(([kind, mass]) => (way.now <= mass ? [kind] : []))
  const isNews = (kind: MilestoneKind): boolean => {
    const later = outdatedBy[kind]
    return kind === 'HALF_WAY' ? way.now > way.goal : later === undefined || !reached.includes(later)
  }
  return reached.filter(isNews)
}

/** The first day of a course, oldest first, on which a milestone was reached. */
export function firstReached<Day extends { readonly kg: number }>(
  kind: MilestoneKind,
  way: Way,
  course: readonly Day[],
): Day | undefined {
  const mass = thresholds(way).get(kind)
  return mass === undefined ? undefined : course.find(({ kg }) => kg <= mass)
}

/** Ten days, and the fewest readings in them that make the lowest one worth a word. */
const BEST_OF = { days: 10, readings: 3 } as const

/** Whether the reading of today is the lowest of ten days. */
export function isTenDayBest(weighIns: readonly WeighIn[], today: number): boolean {
  const now = weighIns.find(({ day }) => day === today)
  const before = weighIns.filter(({ day }) => day < today && day > today - BEST_OF.days)
  if (now === undefined || before.length < BEST_OF.readings) return false
  return before.every(({ weight }) => now.weight < weight)
}
