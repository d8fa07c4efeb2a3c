import { energyFloor, fastestWeek } from '#domain/body/energy-target.ts'
import type { WeightAlarm } from '#domain/body/weight-watch.ts'
import { days, type KcalPerDay, type Kg, kcalPerDay } from '#domain/units.ts'
import { type Band, bandAround } from '#domain/weight-filter/band.ts'
import { isUnsettled } from '#domain/weight-filter/life-events.ts'
import { viableBody } from '#domain/weight-filter/viable-body.ts'
import { estimateWeight, type WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import { countBelievedFrom, hasEnoughForPace, missingReadings } from './enough-readings.ts'
import { isHeldForHealth, sinceHeldForHealth } from './held-for-health.ts'
import { isPlateau, plateauTalk } from './plateau.ts'
import type { Decision, Evidence, KeepReason, Review } from './review.ts'
import type { ReviewInput } from './review-input.ts'
import { alarmsOf, doctorReason, isNearLowest, isNearUnderweight, isTooFast, weeklyLossAt } from './safety.ts'
import { type WantedTarget, wantedTarget } from './wanted-target.ts'

/** Largest change per week, kcal/d: slow downwards, faster upwards, and large if the loss is faster than safe. */
const STEP = { down: 100, up: 150, safety: 400 } as const
/** A difference smaller than this, kcal/d, or than this multiple of its standard deviation, is ignored. */
const LEAST_STEP = 50
const SHARE_OF_UNCERTAINTY = 0.85
/** A weight being kept may rise by this share before losing is offered again. */
const ABOVE_GOAL = 0.03
/** This far below the goal, kg, the plan is raised without waiting for an answer. */
const BELOW_GOAL = 1.5
/** After "keep my plan" a similar proposal is not made again for this many days. */
const QUIET = 21
/** The evidence counts the readings used in this many days. */
const LATELY = 28

/** Everything that the rules need. */
type Case = {
  readonly input: ReviewInput
  readonly estimate: WeightEstimate
  readonly wanted: WantedTarget
  readonly weeklyLoss: Kg
  /** What the readings alone show. */
  readonly alarms: ReadonlySet<WeightAlarm>
}

const whole = (energy: number): KcalPerDay => kcalPerDay(Math.round(energy))

/**
 * The energy that continues: that of the first forecast as long as no review has changed the target, otherwise that of
 * the week before.
 */
const continuedEnergy = ({ current, firstPlan, past }: ReviewInput): KcalPerDay =>
  past.some(({ isSteered }) => isSteered) ? current : firstPlan

function doctorDecision(reviewed: Case): Decision | null {
  const { input, estimate, wanted, weeklyLoss, alarms } = reviewed
  const reason = doctorReason(input, estimate, weeklyLoss, alarms)
  if (reason === null) return null
  const floor = energyFloor[input.history.body.physique.sex]
  const holding = Math.ceil(Math.max(floor, wanted.maintenance, estimate.formulaMaintenance, input.current))
  return { kind: 'HOLD', target: kcalPerDay(holding), reason }
}

/**
 * More energy for safety, by what the estimate or the readings alone show. If the plan already has as much as this body
 * can spend, no more food helps, and a doctor is advised.
 */
function raise({ input, estimate, wanted, weeklyLoss, alarms }: Case): Decision | null {
  const { history, current, goal } = input
  const { maintenance, lowest } = wanted
  const isKnown = hasEnoughForPace(estimate)
  if (isKnown && estimate.today.weight < goal - BELOW_GOAL && maintenance > current + LEAST_STEP) {
    return { kind: 'RAISE', target: whole(Math.max(maintenance, lowest)), lowest, why: 'BELOW_GOAL' }
  }
  const isFast = isKnown && isTooFast(history.body, estimate, weeklyLoss)
  const isNear = alarms.has('NEAR_UNDERWEIGHT') || (isKnown && isNearUnderweight(history.body, estimate, weeklyLoss))
  if (!isFast && !isNear && !alarms.has('TOO_FAST')) return null
  const byEstimate = isNear ? maintenance : Math.max(wanted.intake, lowest)
  const byReadings = alarms.size > 0 ? current + STEP.safety : current
  const most = Math.min(current + STEP.safety, wanted.plausible)
  const target = whole(Math.min(most, Math.max(byEstimate, byReadings)))
  if (target <= current) return { kind: 'HOLD', target: current, reason: 'TOO_FAST_AGAIN' }
  const isFixed = isNear || alarms.size > 0
  const undone = isFixed ? target : kcalPerDay(Math.min(Math.max(lowest, current), target))
  return { kind: 'RAISE', target, lowest: undone, why: isNear ? 'NEAR_UNDERWEIGHT' : 'TOO_FAST' }
}

function keepReason(reviewed: Case): KeepReason | null {
  const { input, estimate } = reviewed
  if (input.isKeptForGood) return { kind: 'KEPT_FOR_GOOD' }
  if (isUnsettled(input.history.events, input.history.today)) return { kind: 'AWAY' }
  if (plateauTalk(input.past, input.history.today).waiting) return { kind: 'EXPLAINED' }
  const missing = missingReadings(input.history, estimate)
  return missing.length > 0 ? { kind: 'TOO_LITTLE_KNOWN', missing } : null
}

/** Whether the member chose to keep the plan, and the present proposal hardly differs from the one they declined. */
function isDeclined({ past, history }: ReviewInput, proposed: KcalPerDay): boolean {
  const declined = past.findLast(({ answer }) => answer === 'KEEP')
  if (declined?.proposed === null || declined === undefined) return false
  return history.today - declined.day < QUIET && Math.abs(proposed - declined.proposed) < STEP.down
}

type Proposal = Pick<Extract<Decision, { kind: 'PROPOSE' }>, 'proposed' | 'change' | 'bound'>

/** A target for starting to lose again. It is no lower than the formulas would set. */
function losingWith({ intake, byFormula, bound }: WantedTarget): Pick<Proposal, 'proposed' | 'bound'> {
  return { proposed: whole(Math.max(intake, byFormula)), bound: intake >= byFormula ? bound : null }
}

/** Whether a hold is over that nothing else would end: one for a fast loss, if nothing is proposed otherwise. */
function isToContinue({ past, mayPropose, isKeptForGood }: ReviewInput): boolean {
  if (isHeldForHealth(past)) return true
  const last = past.findLast(({ kind, answer }) => kind === 'HOLD' || (kind === 'PROPOSE' && answer === 'YES'))
  return (!mayPropose || isKeptForGood) && (last?.doctor === 'TOO_FAST_AGAIN' || last?.doctor === 'LOST_TENTH')
}

/**
 * Proposes to resume a loss that was stopped by a health matter. It needs the member's consent but no readings:
 * otherwise the plan of a member who rarely weighs, or gets no proposals, would be held for ever. A member who keeps
 * the plan for good is asked once.
 */
function restart({ input, estimate, wanted }: Case): Decision | null {
  const { aim, goal, current, history, past, isKeptForGood } = input
  if (aim !== 'LOSE' || !isToContinue(input) || isUnsettled(history.events, history.today)) return null
  if (isNearLowest(history.body, estimate)) return null
  const { proposed, bound } = losingWith(wanted)
  if (estimate.today.weight <= goal || proposed >= current - LEAST_STEP) return null
  if (isKeptForGood && sinceHeldForHealth(past).some(({ answer }) => answer === 'KEEP')) return null
  if (isDeclined(input, proposed)) return { kind: 'KEEP', target: current, why: { kind: 'KEPT_BY_MEMBER' } }
  return { kind: 'PROPOSE', target: current, proposed, change: 'RESTART', bound }
}

/** What the rules would propose, regardless of earlier answers; null if the target fits. */
function proposal({ input, estimate, wanted }: Case): Proposal | null {
  const { aim, goal, current, history } = input
  const { weight } = estimate.today
  if (aim === 'LOSE' && weight <= goal) {
    const keeping = wantedTarget(history.body, estimate, 'KEEP')
    return { proposed: keeping.intake, change: 'KEEP_WEIGHT', bound: null }
  }
  if (aim === 'KEEP' && input.mayLose && weight > goal * (1 + ABOVE_GOAL)) {
    const { proposed, bound } = losingWith(wantedTarget(history.body, estimate, 'LOSE'))
    if (proposed < current - LEAST_STEP) return { proposed, change: 'LOSE_AGAIN', bound }
  }
  const off = wanted.intake - current
  if (Math.abs(off) < Math.max(LEAST_STEP, SHARE_OF_UNCERTAINTY * estimate.offset.sd)) return null
  const step = Math.max(-STEP.down, Math.min(STEP.up, off))
  const proposed = whole(current + step)
  if (step !== off) return { proposed, change: off < 0 ? 'DOWN' : 'UP', bound: 'STEP' }
  return off < 0 ? { proposed, change: 'DOWN', bound: wanted.bound } : { proposed, change: 'UP', bound: null }
}

/** The 80 % interval of the offset. If it lies above zero, the member is told that the weight falls too slowly. */
const offsetBandOf = ({ offsetLately: { mean, sd } }: WeightEstimate): Band<number> => bandAround(mean, sd, 80)

function steered(reviewed: Case): Decision {
  const { input, estimate, wanted } = reviewed
  const { current, history, aim } = input
  const standsStill = aim === 'LOSE' && isPlateau(estimate, wanted.maintenance, current)
  const found = proposal(reviewed)
  if (standsStill && found?.change !== 'KEEP_WEIGHT') {
    if (!plateauTalk(input.past, history.today).asked) return { kind: 'ASK', target: current }
  }
  if (found === null) {
    const { bound } = wanted
    const isSlower = standsStill || offsetBandOf(estimate).low > 0
    if (!isSlower || (bound !== 'FLOOR' && bound !== 'CUT')) {
      return { kind: 'KEEP', target: current, why: { kind: 'FITS' } }
    }
    return { kind: 'KEEP', target: current, why: { kind: aim === 'LOSE' ? 'AT_LIMIT' : 'RISES_AT_LIMIT', bound } }
  }
  if (found.proposed < current && isNearLowest(history.body, estimate)) {
    return { kind: 'KEEP', target: current, why: { kind: 'NEAR_LOWEST' } }
  }
  if (isDeclined(input, found.proposed)) return { kind: 'KEEP', target: current, why: { kind: 'KEPT_BY_MEMBER' } }
  return { kind: 'PROPOSE', target: current, ...found }
}

function decide(reviewed: Case): Pick<Review, 'decision' | 'isSteered'> {
  const { input } = reviewed
  const unsteered = (why: KeepReason) =>
    ({ decision: { kind: 'KEEP', target: continuedEnergy(input), why }, isSteered: false }) as const
  // Safety decisions, and resuming a loss after them, apply even if proposals are switched off.
  const safe = doctorDecision(reviewed) ?? raise(reviewed) ?? restart(reviewed)
  if (safe !== null) return { decision: safe, isSteered: true }
  if (!input.mayPropose) return unsteered({ kind: 'PROPOSALS_OFF' })
  const why = keepReason(reviewed)
  return why === null ? { decision: steered(reviewed), isSteered: true } : unsteered(why)
}

/** No week is planned below the floor, whatever is decided. */
function onFloor(decision: Decision, floor: KcalPerDay): Decision {
  return { ...decision, target: kcalPerDay(Math.max(decision.target, floor)) }
}

function evidenceOf({ input, estimate, wanted, weeklyLoss }: Case): Evidence {
  const { body, today } = input.history
  const band = offsetBandOf(estimate)
  return {
    day: today,
    weight: estimate.today,
    offset: estimate.offset,
    offsetLately: estimate.offsetLately,
    offsetBand: { low: kcalPerDay(band.low), high: kcalPerDay(band.high) },
    maintenance: wanted.maintenance,
    wanted: wanted.intake,
    byFormula: wanted.byFormula,
    bound: wanted.bound,
    weeklyLoss,
    fastestWeek: fastestWeek(body, estimate.today.weight),
    readingsUsed: countBelievedFrom(estimate, today - LATELY + 1),
    doubtedDays: estimate.readings.filter(({ doubt }) => doubt !== null).map(({ day }) => day),
  }
}

/**
 * The weekly review by an estimate of the weight and by what the readings alone show. Either of them is enough for a
 * decision for safety.
 */
export function reviewBy(input: ReviewInput, estimate: WeightEstimate, alarms: ReadonlySet<WeightAlarm>): Review {
  const { body } = input.history
  const wanted = wantedTarget(body, estimate, input.aim)
  const weeklyLoss = weeklyLossAt(estimate, wanted.learnt, input.current)
  const reviewed: Case = { input, estimate, wanted, weeklyLoss, alarms }
  const { decision, isSteered } = decide(reviewed)
  return { decision: onFloor(decision, energyFloor[body.physique.sex]), isSteered, evidence: evidenceOf(reviewed) }
}

/** The weekly review: evaluates the weight log and decides the energy of the next week. */
export function reviewPlan(asked: ReviewInput): Review {
  const history = { ...asked.history, body: viableBody(asked.history.body) }
  return reviewBy({ ...asked, history }, estimateWeight(history, days(0)), alarmsOf(history))
}
