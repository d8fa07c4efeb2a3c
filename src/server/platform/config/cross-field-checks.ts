import type { ConfiguredProvider, PaymentAdapter } from './payment-adapter.ts'

/** The settings that have to agree with each other. */
export type CheckedSettings = {
  readonly paymentsProvider: string
  readonly paymentProviders: readonly ConfiguredProvider[]
  readonly smtpUrl: string | null
  readonly mailFrom: string | null
}

/** Settings that are each valid and must not stand together, as sentences for the operator. */
export function crossFieldRefusals(
  { paymentsProvider, paymentProviders, smtpUrl, mailFrom }: CheckedSettings,
  adapters: readonly PaymentAdapter[],
): readonly string[] {
  const refusals = paymentProviders.flatMap((provider) => provider.refusals)
  const chosen = paymentsProvider.split(',')
  const withCardForm = adapters.filter(({ name, form }) => form === 'card' && chosen.includes(name))
  if (withCardForm.length > 1) refusals.push('PAYMENTS_PROVIDER must name one provider of a card form at most.')
  if (smtpUrl !== null && mailFrom === null) refusals.push('MAIL_FROM must be set where SMTP_URL is set.')
  return refusals
}
