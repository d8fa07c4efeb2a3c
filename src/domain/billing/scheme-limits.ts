/** A monitoring programme of a card scheme, in which a seller is put whose month reaches both limits. */
export type SchemeProgram = {
  readonly name: string
  /** The brand as providers name it. */
  readonly brand: string
  /** Whether only complaints about fraud count, or all disputes, or also what issuers reported as fraud without one. */
  readonly counts: 'disputes' | 'disputes_and_warnings' | 'fraud'
  /** Whether disputes are divided by the charges of their own month or of the one before. */
  readonly of: 'same_month' | 'month_before'
  /** The least share of charges, and the least number of disputes, at which the programme begins. */
  readonly share: number
  readonly number: number
  /** The least number of charges, and the least disputed amount in US cents; 0 if the programme has no such limit. */
  readonly charges: number
  readonly usdMinor: number
  /** Where the limits were read, and when they began or were read. */
  readonly source: string
}

/**
 * Limits of the card schemes for sellers without a card present, read in November 2026. Visa adds the reports of fraud
 * (TC40) to the disputes; a payment with both counts once here.
 */
export const schemePrograms: readonly SchemeProgram[] = [
  {
    ...{ name: 'Visa VAMP, excessive', brand: 'visa', counts: 'disputes_and_warnings', of: 'same_month', share: 0.015 },
    ...{ number: 1500, charges: 0, usdMinor: 0 },
    source: 'Since April 2026: support.checkout.com/hc/en-us/articles/23330844282514',
  },
  {
    ...{ name: 'Mastercard ECM', brand: 'mastercard', counts: 'disputes', of: 'month_before', share: 0.015 },
    ...{ number: 100, charges: 0, usdMinor: 0 },
    source: 'chargebacks911.com/mastercard-chargeback-threshold',
  },
  {
    ...{ name: 'Mastercard HECM', brand: 'mastercard', counts: 'disputes', of: 'month_before', share: 0.03 },
    ...{ number: 300, charges: 0, usdMinor: 0 },
    source: 'chargebacks911.com/mastercard-chargeback-threshold',
  },
  {
    ...{ name: 'Mastercard EFM', brand: 'mastercard', counts: 'fraud', of: 'month_before', share: 0.005 },
    ...{ number: 1, charges: 1000, usdMinor: 5_000_000 },
    source: 'developer.paypal.com/braintree: Excessive Fraud Merchant Program, outside Australia',
  },
]

/** From this part of a limit on, an operator is told. */
const NEAR = 2 / 3
/** Fewer disputes than this are chance, whatever their share. */
const LEAST_DISPUTES = 3

export type Standing = 'below' | 'near' | 'above'
type Limits = Pick<SchemeProgram, 'share' | 'number' | 'charges' | 'usdMinor'>
type DisputeCounts = { readonly disputes: number; readonly charges: number; readonly usdMinor: number }

/**
 * Where a month stands: `above` if it reaches every limit of the programme, `near` if three disputes or more are at least
 * two thirds of the share. The number alone is never near: processors react to the share long before.
 */
export function standingOf(limits: Limits, { disputes, charges, usdMinor }: DisputeCounts): Standing {
  if (disputes === 0 || charges === 0) return 'below'
  const share = disputes / charges
  const isReached = disputes >= limits.number && charges >= limits.charges && usdMinor >= limits.usdMinor
  if (share >= limits.share && isReached) return 'above'
  return share >= limits.share * NEAR && disputes >= LEAST_DISPUTES ? 'near' : 'below'
}
