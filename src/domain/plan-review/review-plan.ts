import { energyFloor, fastestWeek } from '#domain/body/energy-target.ts'
import type { WeightAlarm } from '#domain/body/weight-watch.ts'
import { days, type KcalPerDay, kcalPerDay } from '#domain/units.ts'
import { isOnBreak, isUnsettled } from '#domain/weight-filter/life-events.ts'
import { viableBody } from '#domain/weight-filter/viable-body.ts'
import { estimateWeight, type WeightEstimate } from '#domain/weight-filter/weight-estimate.ts'
import { isBelowCorridor } from './corridor.ts'
import { countBelievedFrom, hasEnoughForPace, missingReadings } from './enough-readings.ts'
import { plateauTalk } from './plateau.ts'
import { restart, steered } from './proposals.ts'
import type { Decision, Evidence, KeepReason, Review } from './review.ts'
import type { HoldReason, ReviewInput } from './review-input.ts'
import { LEAST_STEP, offsetBandOf, type ReviewedCase } from './reviewed-case.ts'
import { alarmsOf, doctorReason, isNearLowest, isNearUnderweight, isTooFast, weeklyLossAt } from './safety.ts'
import { chosenStep, LARGEST_STEP } from './steps.ts'
import { wantedTarget } from './wanted-target.ts'
import { weightState } from './weight-state.ts'

/** Largest raise, kcal/d, if the loss is faster than safe. */
const SAFETY_STEP = 400
/** The evidence counts the readings used in this many days. */
const LATELY = 28

const whole = (energy: number): KcalPerDay => kcalPerDay(Math.round(energy))

/**
 * The energy that continues: that of the first forecast as long as no review has changed the target, otherwise that of
 * the week before.
 */
const continuedEnergy = ({ current, firstPlan, past }: ReviewInput): KcalPerDay =>
  past.some(({ isSteered }) => isSteered) ? current : firstPlan

function doctorDecision(reviewed: ReviewedCase): Decision | null {
  const { input, estimate, weeklyLoss, alarms } = reviewed
  const reason = doctorReason(input, estimate, weeklyLoss, alarms)
  return reason === null ? null : holdBy(reviewed, reason)
}

/**
 * A plan that holds the weight: with what this person or the formulas need for it, and no less than now. One that holds it
 * already is not changed by a few kcal each week.
 */
function holdBy({ input, estimate, wanted }: ReviewedCase, reason: HoldReason): Decision {
  const { current, past, history } = input
  const floor = energyFloor[history.body.physique.sex]
  const holding = Math.ceil(Math.max(floor, wanted.maintenance, estimate.formulaMaintenance, current))
  const isHeldSo = past.at(-1)?.kind === 'HOLD' && holding - current < LEAST_STEP
  return { kind: 'HOLD', target: isHeldSo ? current : kcalPerDay(holding), reason }
}

/** A break that the member asked for holds the weight from its first day on. */
const breakDecision = (reviewed: ReviewedCase): Decision | null =>
  isOnBreak(reviewed.input.history.events, reviewed.input.history.today) ? holdBy(reviewed, 'BREAK') : null

/**
 * More energy for safety, by what the estimate or the readings alone show. If the plan already has as much as this body
 * can spend, no more food helps, and a doctor is advised.
 */
function raise({ input, estimate, wanted, weeklyLoss, alarms }: ReviewedCase): Decision | null {
  const { history, current, goal } = input
  const { maintenance, lowest } = wanted
  const isKnown = hasEnoughForPace(estimate)
  if (
    isKnown &&
    estimate.unclear === null &&
    isBelowCorridor(estimate.today.weight, goal) &&
    maintenance > current + LEAST_STEP
  ) {
    const holding = Math.max(maintenance, lowest)
    const isNear = isNearLowest(history.body, estimate)
    // Far from the lowest healthy weight it is no matter of safety, and comes in steps.
    const target = whole(isNear || lowest > current ? holding : Math.min(holding, current + LARGEST_STEP))
    const undone = isNear ? target : kcalPerDay(Math.min(target, Math.max(lowest, current)))
    return { kind: 'RAISE', target, lowest: undone, why: 'BELOW_GOAL' }
  }
  const isFast = isKnown && isTooFast(history.body, estimate, weeklyLoss)
  const isNear = alarms.has('NEAR_UNDERWEIGHT') || (isKnown && isNearUnderweight(history.body, estimate, weeklyLoss))
  if (!isFast && !isNear && !alarms.has('TOO_FAST')) return null
  const byEstimate = isNear ? maintenance : Math.max(wanted.intake, lowest)
  const byReadings = alarms.size > 0 ? current + SAFETY_STEP : current
  const most = Math.min(current + SAFETY_STEP, wanted.plausible)
  const target = whole(Math.min(most, Math.max(byEstimate, byReadings)))
  if (target <= current) return { kind: 'HOLD', target: current, reason: 'TOO_FAST_AGAIN' }
  const isFixed = isNear || alarms.size > 0
  const undone = isFixed ? target : kcalPerDay(Math.min(Math.max(lowest, current), target))
  return { kind: 'RAISE', target, lowest: undone, why: isNear ? 'NEAR_UNDERWEIGHT' : 'TOO_FAST' }
}

function keepReason(reviewed: ReviewedCase): KeepReason | null {
  const { input, estimate } = reviewed
  if (input.isKeptForGood) return { kind: 'KEPT_FOR_GOOD' }
  if (isUnsettled(input.history.events, input.history.today)) return { kind: 'AWAY' }
  if (plateauTalk(input.past, input.history.today).waiting) return { kind: 'EXPLAINED' }
  const missing = missingReadings(input.history, estimate)
  return missing.length > 0 ? { kind: 'TOO_LITTLE_KNOWN', missing } : null
}

/** The decision with no larger change from the week before than a step, however many reviews decided the same week. */
function withinAStep({ input: { current, eaten = current } }: ReviewedCase, decision: Decision): Decision {
  const low = Math.min(current, eaten - LARGEST_STEP)
  const high = Math.max(current, eaten + LARGEST_STEP)
  const limited = (energy: KcalPerDay) => kcalPerDay(Math.min(high, Math.max(low, energy)))
  if (decision.kind === 'STEP') return { ...decision, target: limited(decision.target) }
  if (decision.kind !== 'PROPOSE') return decision
  const proposed = limited(decision.proposed)
  if (proposed === decision.proposed) return decision
  return Math.abs(proposed - current) < LEAST_STEP
    ? { kind: 'KEEP', target: current, why: { kind: 'ASKED_LATELY' } }
    : { ...decision, proposed, bound: 'STEP' }
}

function decide(reviewed: ReviewedCase): Pick<Review, 'decision' | 'isSteered'> {
  const { input, estimate } = reviewed
  const unsteered = (why: KeepReason) =>
    ({ decision: { kind: 'KEEP', target: continuedEnergy(input), why }, isSteered: false }) as const
  // What is for safety or was chosen, and resuming a loss after it, applies even if proposals are switched off.
  const safe =
    doctorDecision(reviewed) ??
    raise(reviewed) ??
    breakDecision(reviewed) ??
    chosenStep(reviewed) ??
    (estimate.unclear === null ? restart(reviewed) : null)
  if (safe !== null) return { decision: safe, isSteered: true }
  if (!input.mayPropose) return unsteered({ kind: 'PROPOSALS_OFF' })
  const why = keepReason(reviewed)
  return why === null ? { decision: steered(reviewed), isSteered: true } : unsteered(why)
}

/** No week is planned below the floor, whatever is decided. */
function onFloor(decision: Decision, floor: KcalPerDay): Decision {
  return { ...decision, target: kcalPerDay(Math.max(decision.target, floor)) }
}

function evidenceOf({ input, estimate, wanted, weeklyLoss, state }: ReviewedCase): Evidence {
  const { body, today } = input.history
  const band = offsetBandOf(estimate)
  return {
    day: today,
    state,
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
  const wanted = wantedTarget(body, estimate, input.aim, input.pace)
  const weeklyLoss = weeklyLossAt(estimate, wanted.learnt, input.current)
  const state = weightState(input.history, estimate, alarms)
  const reviewed: ReviewedCase = { input, estimate, wanted, weeklyLoss, alarms, state }
  const { decision, isSteered } = decide(reviewed)
  const limited = withinAStep(reviewed, decision)
  return { decision: onFloor(limited, energyFloor[body.physique.sex]), isSteered, evidence: evidenceOf(reviewed) }
}

/** The weekly review: evaluates the weight log and decides the energy of the next week. */
export function reviewPlan(asked: ReviewInput): Review {
  const history = { ...asked.history, body: viableBody(asked.history.body) }
  return reviewBy({ ...asked, history }, estimateWeight(history, days(0)), alarmsOf(history))
}
