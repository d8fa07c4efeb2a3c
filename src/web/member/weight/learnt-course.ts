import type { LearntWeight } from '#domain/api/member/weights.ts'
import { type Kg, kg } from '#domain/units.ts'
import { type BandShare, bandAround } from '#domain/weight-filter/band.ts'

type CoursePoint = LearntWeight['course'][number]

/** An estimated weight with one of its bands, such as the one that contains it in 80 % of cases. */
export type LearntSpan = { readonly day: number; readonly weight: Kg; readonly low: Kg; readonly high: Kg }

/** The course within a span of days, with its ends interpolated between the known days. */
export function courseBetween(course: readonly CoursePoint[], from: number, to: number): readonly CoursePoint[] {
  const end = (day: number) => (course.some((point) => point.day === day) ? [] : (pointOn(course, day) ?? []))
  return [end(from), course.filter(({ day }) => day >= from && day <= to), to > from ? end(to) : []].flat()
}

/** The course on a day, interpolated between the known days; null before the first and after the last. */
export function pointOn(course: readonly CoursePoint[], day: number): CoursePoint | null {
  const after = course.findIndex((point) => point.day >= day)
  const [right, left] = [course[after], course[after - 1]]
  if (right === undefined) return null
  if (right.day === day) return right
  if (left === undefined) return null
  const share = (day - left.day) / (right.day - left.day)
  const between = (a: number, b: number) => a + share * (b - a)
  return { day, kg: between(left.kg, right.kg), sd: between(left.sd, right.sd) }
}

/** The weight of a day of the course with one of its bands. */
export function spanAt({ day, kg: weight, sd }: CoursePoint, share: BandShare): LearntSpan {
  const { low, high } = bandAround(weight, sd, share)
  return { day, weight: kg(weight), low: kg(low), high: kg(high) }
}

/** Whether the reading of a day is doubted. */
export const doubtOn = (learnt: LearntWeight | null, day: string): LearntWeight['doubts'][number] | null =>
  learnt?.doubts.find((doubt) => doubt.day === day) ?? null
