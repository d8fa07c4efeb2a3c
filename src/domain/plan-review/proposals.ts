import { type KcalPerDay, kcalPerDay } from '#domain/units.ts'
import { isUnsettled } from '#domain/weight-filter/life-events.ts'
import { turnOfProposal, turnOfReason } from './card-turns.ts'
import { isAboveCorridor, isBelowCorridor } from './corridor.ts'
import { endsHold, isHeldForHealth, sinceHeldForHealth } from './held-for-health.ts'
import { isPlateau, plateauTalk } from './plateau.ts'
import type { Decision } from './review.ts'
import type { ReviewInput } from './review-input.ts'
import { LEAST_STEP, offsetBandOf, type ReviewedCase } from './reviewed-case.ts'
import { isNearLowest } from './safety.ts'
import { keepingStep, LARGEST_STEP, SHARE_OF_UNCERTAINTY, stepTowards } from './steps.ts'
import { areCutsInVain, isUnexplained } from './vain-cuts.ts'
import { type WantedTarget, wantedTarget } from './wanted-target.ts'

/** Largest change per week, kcal/d, that the log asks for: down slowly and up faster. */
const STEP = { down: 100, up: LARGEST_STEP } as const
/** After "keep my plan" a similar proposal is not made again for this many days. */
const QUIET = 21

type Proposed = Extract<Decision, { kind: 'PROPOSE' }>
type Proposal = Pick<Proposed, 'proposed' | 'change' | 'bound'>

/**
 * Whether food was raised for safety within the weeks over which a pace is judged. The estimate expects the raise to have
 * slowed the loss, and would want less at once; whether it has is known only later.
 */
const wasRaisedLately = (past: ReviewInput['past'], today: number): boolean =>
  past.some(({ kind, day }) => kind === 'RAISE' && today - day < QUIET)

/** Whether the member chose to keep the plan, and the present proposal hardly differs from the one they declined. */
function isDeclined({ past, history }: ReviewInput, proposed: KcalPerDay): boolean {
  const declined = past.findLast(({ answer }) => answer === 'KEEP')
  if (declined?.proposed === null || declined === undefined) return false
  return history.today - declined.day < QUIET && Math.abs(proposed - declined.proposed) < STEP.down
}

/** One step from the present target towards another one. */
function stepTo(
  current: KcalPerDay,
  wanted: KcalPerDay,
  bound: Proposal['bound'],
): Pick<Proposal, 'proposed' | 'bound'> {
  const proposed = stepTowards(current, wanted)
  return { proposed, bound: proposed === Math.round(wanted) ? bound : 'STEP' }
}

/** A target for starting to lose again. It is no lower than the formulas would set, and comes in steps. */
function losingWith(
  current: KcalPerDay,
  { intake, byFormula, bound }: WantedTarget,
): Pick<Proposal, 'proposed' | 'bound'> {
  return stepTo(current, kcalPerDay(Math.max(intake, byFormula)), intake >= byFormula ? bound : null)
}

/** Whether a hold is over that nothing else would end, or its end is still on the way down. */
function isToContinue({ past, mayPropose, isKeptForGood }: ReviewInput): boolean {
  if (isHeldForHealth(past)) return true
  const last = past.findLast(endsHold)
  if (last?.change === 'RESTART') return true
  return (!mayPropose || isKeptForGood) && (last?.doctor === 'TOO_FAST_AGAIN' || last?.doctor === 'LOST_TENTH')
}

/** A proposal with its turn: what was proposed and not answered rests before it comes again. */
function inTurn({ input }: ReviewedCase, found: Proposal): Decision {
  const { current, history, past } = input
  const turn = turnOfProposal(past, found.change, history.today)
  return turn === null
    ? { kind: 'KEEP', target: current, why: { kind: 'ASKED_LATELY' } }
    : { kind: 'PROPOSE', target: current, ...found, turn }
}

/**
 * Proposes to resume a loss that was stopped by a health matter or a break. It needs the member's consent but no
 * readings: otherwise the plan of a member who rarely weighs, or gets no proposals, would be held for ever. A member who
 * keeps the plan for good is asked once.
 */
export function restart(reviewed: ReviewedCase): Decision | null {
  const { input, estimate, wanted } = reviewed
  const { aim, goal, current, history, past, isKeptForGood } = input
  if (aim !== 'LOSE' || !isToContinue(input) || isUnsettled(history.events, history.today)) return null
  if (isNearLowest(history.body, estimate)) return null
  const { proposed, bound } = losingWith(current, wanted)
  if (estimate.today.weight <= goal || proposed >= current - LEAST_STEP) return null
  if (isKeptForGood && sinceHeldForHealth(past).some(({ answer }) => answer === 'KEEP')) return null
  if (isDeclined(input, proposed)) return { kind: 'KEEP', target: current, why: { kind: 'KEPT_BY_MEMBER' } }
  return inTurn(reviewed, { proposed, change: 'RESTART', bound })
}

/** What the rules would propose, regardless of earlier answers; null if the target fits. */
function proposal({ input, estimate, wanted }: ReviewedCase): Proposal | null {
  const { aim, goal, current, history } = input
  const { weight } = estimate.today
  if (aim === 'LOSE' && weight <= goal) {
    const { intake } = wantedTarget(history.body, estimate, 'KEEP')
    // Who weighs less than they want gets no less to eat, but is asked whether to keep the goal all the same.
    const keeping = isBelowCorridor(weight, goal) ? kcalPerDay(Math.max(intake, current)) : intake
    return { ...stepTo(current, keeping, null), change: 'KEEP_WEIGHT' }
  }
  // Around a kept weight nothing is asked; only leaving it asks.
  if (aim === 'KEEP' && !isAboveCorridor(weight, goal)) return null
  if (aim === 'KEEP' && input.mayLose) {
    const { proposed, bound } = losingWith(current, wantedTarget(history.body, estimate, 'LOSE', input.pace))
    if (proposed < current - LEAST_STEP) return { proposed, change: 'LOSE_AGAIN', bound }
  }
  const off = wanted.intake - current
  if (Math.abs(off) < Math.max(LEAST_STEP, SHARE_OF_UNCERTAINTY * estimate.offset.sd)) return null
  const step = Math.max(-STEP.down, Math.min(STEP.up, off))
  const proposed = kcalPerDay(Math.round(current + step))
  if (step !== off) return { proposed, change: off < 0 ? 'DOWN' : 'UP', bound: 'STEP' }
  return off < 0 ? { proposed, change: 'DOWN', bound: wanted.bound } : { proposed, change: 'UP', bound: null }
}

/** What is decided by the log alone, if nothing for safety is. */
export function steered(reviewed: ReviewedCase): Decision {
  const { input, estimate, wanted, state } = reviewed
  const { current, history, aim, past } = input
  const { today } = history
  const keep = (why: Extract<Decision, { kind: 'KEEP' }>['why']) => ({ kind: 'KEEP', target: current, why }) as const
  const standsStill = aim === 'LOSE' && isPlateau(estimate, wanted.maintenance, current)
  const step = aim === 'KEEP' ? keepingStep(reviewed) : null
  if (step !== null) return step
  const found = proposal(reviewed)
  if (standsStill && found?.change !== 'KEEP_WEIGHT' && !plateauTalk(past, today).asked) {
    return { kind: 'ASK', target: current }
  }
  if (found === null) {
    if (aim === 'KEEP' && !isAboveCorridor(estimate.today.weight, input.goal)) return keep({ kind: 'FITS' })
    const { bound } = wanted
    const isSlower = standsStill || offsetBandOf(estimate).low > 0
    if (!isSlower || (bound !== 'FLOOR' && bound !== 'CUT')) return keep({ kind: 'FITS' })
    const kind = aim === 'LOSE' ? 'AT_LIMIT' : 'RISES_AT_LIMIT'
    return keep({ kind, bound, turn: turnOfReason(past, kind, today) })
  }
  // Who weighs less than they want gets no less to eat, however fast it comes back: it does so up to the goal.
  if (found.proposed < current && isBelowCorridor(estimate.today.weight, input.goal)) return keep({ kind: 'FITS' })
  if (found.proposed < current && isNearLowest(history.body, estimate)) return keep({ kind: 'NEAR_LOWEST' })
  if (found.proposed < current && wasRaisedLately(past, today)) return keep({ kind: 'ASKED_LATELY' })
  if (found.change === 'DOWN' && areCutsInVain(past, today, state)) {
    const turn = turnOfReason(past, 'CUTS_DO_NOT_HELP', today)
    return keep({ kind: 'CUTS_DO_NOT_HELP', isUnexplained: isUnexplained(past), turn })
  }
  if (isDeclined(input, found.proposed)) return keep({ kind: 'KEPT_BY_MEMBER' })
  return inTurn(reviewed, found)
}
