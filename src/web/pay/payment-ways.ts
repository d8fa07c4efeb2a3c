import type { SettingsReply } from '#domain/api/visitor.ts'
import { isIsoDate } from '#domain/hero/iso-date.ts'

/** How the running server takes money, and which day it is there. */
export type PaymentWays = SettingsReply['payments'] & Pick<SettingsReply, 'today'>

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** The ways to pay in a foreign reply of the settings; null where they cannot be understood. */
export function paymentWaysFrom(reply: unknown): PaymentWays | null {
  if (typeof reply !== 'object' || reply === null || !('payments' in reply && 'today' in reply)) return null
  const { payments, today } = reply
  if (typeof today !== 'string' || !isIsoDate(today)) return null
  if (typeof payments !== 'object' || payments === null) return null
  if (!('card' in payments && 'paypal' in payments && 'environment' in payments)) return null
  if (!('stripePublishableKey' in payments && 'paypalClientId' in payments)) return null
  const { card, paypal, environment, stripePublishableKey, paypalClientId } = payments
  if (card !== 'sandbox' && card !== 'stripe' && card !== null) return null
  if (typeof paypal !== 'boolean' || (environment !== 'test' && environment !== 'live')) return null
  if (!isTextOrNull(stripePublishableKey) || !isTextOrNull(paypalClientId)) return null
  return { card, paypal, environment, stripePublishableKey, paypalClientId, today }
}
