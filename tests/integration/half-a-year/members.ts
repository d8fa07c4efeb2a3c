import type { LifeEventRequest } from '#domain/api/member/life-events.ts'

/** What is reported, in days of the plan; a null `to` lasts. */
type ReportedEvent = Pick<LifeEventRequest, 'kind'> & { readonly from: number; readonly to: number | null }

/** Somebody who is followed for half a year: what their body does, and what they say. Days count from the plan's first. */
export type HalfYear = {
  readonly who: string
  /** kg lost from the start, without the water of the day. */
  readonly lost: (day: number) => number
  /** What the scales add besides. */
  readonly scales?: (day: number) => number
  readonly goalKg?: number
  readonly answer: 'YES' | 'KEEP' | null
  readonly plateau: 'BESIDE_PLAN' | 'NOTHING'
  /** What is reported at the end of a week. */
  readonly tells?: Readonly<Record<number, ReportedEvent>>
}

/** Straight lines through points of day and value. */
const through =
  (...points: readonly (readonly [number, number])[]) =>
  (day: number): number => {
    const next = points.findIndex(([at]) => at >= day)
    const [after, before] = [points[next], points[Math.max(0, next - 1)]]
    if (after === undefined || before === undefined) return points.at(-1)?.[1] ?? Number.NaN
    if (after[0] === before[0]) return after[1]
    return before[1] + ((after[1] - before[1]) * (day - before[0])) / (after[0] - before[0])
  }

/** Of 80 kg: 2 % a week for ten weeks, whatever there is to eat; then a doctor helps. */
const fastLoser: HalfYear = {
  who: 'a fast loser',
  lost: (day) => 80 * (1 - 0.98 ** (Math.min(day, 70) / 7)),
  answer: 'YES',
  plateau: 'NOTHING',
}

const gainer: HalfYear = {
  who: 'somebody who gains',
  lost: through([0, 0], [168, -6]),
  answer: 'YES',
  plateau: 'BESIDE_PLAN',
}

const pregnant: HalfYear = {
  who: 'a pregnancy',
  lost: through([0, 0], [42, 2], [182, -7]),
  answer: 'YES',
  plateau: 'NOTHING',
  tells: { 6: { kind: 'PREGNANT_OR_BREASTFEEDING', from: 42, to: null } },
}

/** Reaches the goal after 14 weeks, agrees to keep it, and gains from week 21 on. */
const atGoal: HalfYear = {
  who: 'a goal and what follows',
  lost: through([0, 0], [98, 6.2], [150, 6], [182, 2.8]),
  goalKg: 74,
  answer: 'YES',
  plateau: 'NOTHING',
}

/** Two weeks away with a kilogram of water, and scales that show 1.2 kg more from week 14 on. */
const traveller: HalfYear = {
  who: 'travel and new scales',
  lost: through([0, 0], [182, 9]),
  scales: (day) => (day >= 40 && day < 54 ? 1 : 0) + (day >= 94 ? 1.2 : 0),
  answer: null,
  plateau: 'NOTHING',
  tells: { 6: { kind: 'AWAY', from: 40, to: 54 }, 14: { kind: 'NEW_SCALE', from: 94, to: 94 } },
}

export const halfYears: readonly HalfYear[] = [fastLoser, gainer, pregnant, atGoal, traveller]

/** Water of a day, kg: up to 0.75, without a trend. */
const water = (day: number): number => 0.45 * Math.sin(day * 12.9898) + 0.3 * Math.cos(day * 2.2)

/** What the scales show on a day. */
export const shownBy =
  ({ lost, scales = () => 0 }: HalfYear, start: number) =>
  (day: number): number =>
    Math.round(10 * (start - lost(day) + scales(day) + water(day))) / 10
