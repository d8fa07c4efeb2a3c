import type Stripe from 'stripe'
import { newestFirst, type World } from '../world.ts'
import { recordEvent } from './events.ts'

/** A warning is actionable until its charge was disputed or refunded in full. */
const current = (world: World, warning: Stripe.Radar.EarlyFraudWarning): Stripe.Radar.EarlyFraudWarning => {
  const charge = world.charges.get(String(warning.charge))
  return { ...warning, actionable: charge !== undefined && !charge.disputed && !charge.refunded }
}

/** The issuer of a card reports a charge as fraud. No money moves. */
export function warnOfFraud(world: World, charge: Stripe.Charge): Stripe.Radar.EarlyFraudWarning {
  const intent = charge.payment_intent
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: world.newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: world.now(),
    fraud_type: 'unauthorized_use_of_card',
    livemode: world.livemode,
    ...(intent === null ? {} : { payment_intent: typeof intent === 'string' ? intent : intent.id }),
  }
  world.fraudWarnings.set(warning.id, warning)
  recordEvent(world, 'radar.early_fraud_warning.created', current(world, warning))
  return warning
}

export const listFraudWarnings = (
  world: World,
  { payment_intent, charge, created }: Stripe.Radar.EarlyFraudWarningListParams,
): Stripe.Radar.EarlyFraudWarning[] => {
  const from = typeof created === 'object' ? (created.gte ?? 0) : 0
  return newestFirst(world.fraudWarnings)
    .filter((each) => payment_intent === undefined || each.payment_intent === payment_intent)
    .filter((each) => charge === undefined || each.charge === charge)
    .filter((each) => each.created >= from)
    .map((each) => current(world, each))
}
