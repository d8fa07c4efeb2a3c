import type { GoalView } from '#domain/api/member/goal.ts'
import type { LifeEventView } from '#domain/api/member/life-events.ts'
import { lowestHealthyGoal } from '#domain/body/body-mass.ts'
import { heroForecast } from '#domain/hero/hero-forecast.ts'
import { corridorAround } from '#domain/plan-review/corridor.ts'
import { isHeldForSafety } from '#domain/plan-review/held-for-safety.ts'
import { isForSafety } from '#domain/plan-review/is-for-safety.ts'
import type { Aim } from '#domain/plan-review/review-input.ts'
import { daysBetween } from '#domain/time.ts'
import { cm, type Kg } from '#domain/units.ts'
import { isHealthEvent, isUnsettled } from '#domain/weight-filter/life-events.ts'
import type { Member } from '#server/members/member/member.ts'
import { aimIn, goalNow } from '#server/members/member/member-choice.ts'
import { weekOf } from '#server/members/member/plan-calendar.ts'
import { decisionOf, pastReviews } from '#server/members/member/plan-reviews.ts'
import { firstAim } from '#server/members/member/week-request.ts'
import { countedEvents } from '#server/members/weight-log/life-events.ts'

const tenths = (mass: number): number => Math.round(mass * 10) / 10

/** The events of a kind that last on a day. Days as text sort in calendar order. */
export const lasting = (events: readonly LifeEventView[], today: string): readonly LifeEventView[] =>
  events.filter(({ from, to }) => from <= today && (to === null || to >= today))

type Reviewed = Pick<Member, 'reviews' | 'startsOn' | 'today'>

/**
 * Whether the weight is held for safety. Going on to lose after a health matter is asked about, but somebody who keeps
 * their weight is asked nothing: for them it is over when things have settled.
 */
function isHeld({ reviews, startsOn, today }: Reviewed, events: readonly LifeEventView[], aim: Aim): boolean {
  const health = events.filter(({ kind }) => isHealthEvent(kind))
  if (lasting(health, today).length > 0) return true
  if (!isHeldForSafety(pastReviews(reviews, startsOn))) return false
  const isOver = !isUnsettled(countedEvents(health, startsOn), daysBetween(startsOn, today) ?? 0)
  const latest = reviews.at(-1)?.decision
  return aim === 'LOSE' || (latest?.kind === 'HOLD' && latest.reason !== 'BREAK') || !isOver
}

function modeOf(
  member: Reviewed,
  events: readonly LifeEventView[],
  aim: Aim,
): Pick<GoalView, 'until'> & { readonly mode: GoalView['mode'] | null } {
  const now = lasting(events, member.today)
  if (isHeld(member, events, aim)) return { mode: 'HELD', until: null }
  const resting = now.find(({ kind }) => kind === 'PAUSED') ?? now.find(({ kind }) => kind === 'BREAK')
  if (resting === undefined) return { mode: null, until: null }
  return { mode: resting.kind === 'PAUSED' ? 'PAUSE' : 'BREAK', until: resting.to }
}

/** Where the steps of the newest review lead; null if there are none to come. */
function towardsOf({ reviews }: Pick<Member, 'reviews'>): number | null {
  const latest = reviews.at(-1)
  if (latest === undefined || latest.answer === 'KEEP') return null
  const decision = decisionOf(latest.decision)
  return isForSafety(decision) || decision.kind !== 'STEP' || decision.towards === decision.target
    ? null
    : decision.towards
}

/** The goal of a member's plan; null if their answers give no plan. */
export function goalView(
  member: Member,
  events: readonly LifeEventView[],
  about: Kg | 'UNCLEAR' | null,
): GoalView | null {
  const { hero, startsOn, today, reviews, choice, namesClasses } = member
  const { height, weight, goalWeight } = hero
  const known = heroForecast(hero, startsOn)
  if (known === 'incomplete' || known.code === 'INPUT_IMPLAUSIBLE') return null
  if (height === undefined || weight === undefined || goalWeight === undefined) return null
  const { goal } = goalNow(known, { weight, goalWeight }, choice)
  const aim = aimIn(reviews, weekOf(startsOn, today) + 1, firstAim(known), choice)
  const { mode, until } = modeOf(member, events, aim)
  const { low, high } = corridorAround(goal, cm(height))
  return {
    mode: mode ?? aim,
    aim,
    pace: choice?.pace ?? 'USUAL',
    until,
    kg: tenths(goal),
    about: about === 'UNCLEAR' ? null : tenths(about ?? weight),
    lowest: lowestHealthyGoal(cm(height)),
    corridor: { low: tenths(low), high: tenths(high) },
    towards: towardsOf(member),
    namesClasses,
  }
}
