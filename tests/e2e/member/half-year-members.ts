import { randomUUID } from 'node:crypto'
import type { LifeEventRequest } from '#domain/api/member/life-events.ts'
import { routes } from '#domain/api/routes.ts'
import { addDays } from '#domain/time.ts'
import { newAddress } from '../new-address.ts'
import { persona } from '../personas/base.ts'
import type { Persona } from '../personas/persona.ts'
import type { MovedMember } from './moved-member.ts'

/** Somebody who is followed for half a year: what their body does, and what they say. Days count from the plan's first. */
export type HalfYear = {
  readonly who: string
  readonly persona: Persona
  /** The weight without the water of the day. */
  readonly truth: (day: number) => number
  /** What the scales add to it besides. */
  readonly scales?: (day: number) => number
  readonly answer: 'YES' | 'KEEP' | null
  readonly plateau: 'BESIDE_PLAN' | 'NOTHING'
  /** What is reported at the end of a week. */
  readonly tells?: Readonly<Record<number, (member: MovedMember) => Promise<unknown>>>
}

const START = 80
/** Without an event: each member begins half a year after the one before, when a day counted from now would be over. */
const of = (who: string, other: Partial<Persona> = {}): Persona =>
  persona({
    ...other,
    who,
    email: newAddress(who.replaceAll(/\W+/g, '-')),
    picks: { importantEventComingUp: 'NO_EVENTS' },
    eventInDays: null,
  })

const tell = (member: MovedMember, event: Pick<LifeEventRequest, 'kind'>, from: number, to: number | null) => {
  const day = (at: number) => addDays(member.today(), at - member.daysIn())
  const body = { ...event, from: day(from), to: to === null ? null : day(to) }
  return member.ask('PUT', routes.memberLifeEvent, { event: randomUUID() }, body)
}

/** Straight lines through points of day and weight. */
const through =
  (...points: readonly (readonly [number, number])[]) =>
  (day: number): number => {
    const next = points.findIndex(([at]) => at >= day)
    const [after, before] = [points[next] ?? points.at(-1), points[Math.max(0, next - 1)]]
    if (after === undefined || before === undefined || next === -1) return points.at(-1)?.[1] ?? Number.NaN
    return after[0] === before[0]
      ? after[1]
      : before[1] + ((after[1] - before[1]) * (day - before[0])) / (after[0] - before[0])
  }

/** 2 % a week for ten weeks, whatever there is to eat; then the doctor helps. */
const fastLoser: HalfYear = {
  who: 'a fast loser',
  persona: of('fast loser'),
  truth: (day) => START * 0.98 ** (Math.min(day, 70) / 7),
  answer: 'YES',
  plateau: 'NOTHING',
}

const gainer: HalfYear = {
  who: 'somebody who gains',
  persona: of('gainer'),
  truth: through([0, START], [168, START + 6], [200, START + 6]),
  answer: 'YES',
  plateau: 'BESIDE_PLAN',
}

const pregnant: HalfYear = {
  who: 'a pregnancy',
  persona: of('pregnant'),
  truth: through([0, START], [42, START - 2], [200, START + 8]),
  answer: 'YES',
  plateau: 'NOTHING',
  tells: { 6: (member) => tell(member, { kind: 'PREGNANT_OR_BREASTFEEDING' }, member.daysIn(), null) },
}

/** Reaches the goal, agrees to keep it, and gains from week 22 on. */
const atGoal: HalfYear = {
  who: 'a goal and what follows',
  persona: of('at the goal', { goalWeight: { typed: ['74'], kept: 74 } }),
  truth: through([0, START], [98, 73.8], [150, 74], [190, 77.5]),
  answer: 'YES',
  plateau: 'NOTHING',
}

/** Two weeks away with a kilogram of water, and scales that show 1.2 kg more from week 14 on. */
const traveller: HalfYear = {
  who: 'travel and new scales',
  persona: of('traveller'),
  truth: through([0, START], [200, START - 10]),
  scales: (day) => (day >= 40 && day < 54 ? 1 : 0) + (day >= 94 ? 1.2 : 0),
  answer: null,
  plateau: 'NOTHING',
  tells: {
    6: (member) => tell(member, { kind: 'AWAY' }, 40, 54),
    14: (member) => tell(member, { kind: 'NEW_SCALE' }, 94, 94),
  },
}

export const halfYears = { fastLoser, gainer, pregnant, atGoal, traveller } as const

/** Water of a day, kg: up to 0.75, without a trend. */
const water = (day: number): number => 0.45 * Math.sin(day * 12.9898) + 0.3 * Math.cos(day * 2.2)

/** What the scales show on a day. */
export const shownBy =
  ({ truth, scales = () => 0 }: HalfYear) =>
  (day: number): number =>
    Math.round(10 * (truth(day) + scales(day) + water(day))) / 10
