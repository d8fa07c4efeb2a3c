import { exponentOf, type Money } from './money.ts'

/** What happens to a payment that a card issuer reports as fraud before anybody disputes it. */
export type FraudRule =
  | { readonly kind: 'note' }
  /** `upTo` null: whatever the amount. A payment in another currency than the limit is only noted. */
  | { readonly kind: 'refund'; readonly upTo: Money | null }

const UP_TO = /^refund up to (\d{1,7})(?:\.(\d{1,3}))? ([A-Z]{3})$/

/** Parses `note`, `refund` or `refund up to 30.00 USD`; undefined for anything else. */
export function fraudRuleFrom(text: string): FraudRule | undefined {
  if (text === 'note') return { kind: 'note' }
  if (text === 'refund') return { kind: 'refund', upTo: null }
  const [, whole = '', decimals = '', currency = ''] = UP_TO.exec(text) ?? []
  const exponent = exponentOf(currency)
  if (whole === '' || decimals.length > exponent) return undefined
  return { kind: 'refund', upTo: { minor: Number(whole + decimals.padEnd(exponent, '0')), currency } }
}

/** Whether a rule refunds a payment of which this is left to refund. */
export function isRefundedBy(rule: FraudRule, left: Money): boolean {
  if (rule.kind === 'note' || left.minor <= 0) return false
  return rule.upTo === null || (rule.upTo.currency === left.currency && left.minor <= rule.upTo.minor)
}
