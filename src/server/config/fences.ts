/** What the fences look at. */
export type Fenced = {
  readonly paymentsProvider: 'sandbox'
  readonly paymentsEnv: 'test' | 'live'
  readonly nodeEnv: 'development' | 'production' | 'test'
  readonly sandboxAcknowledged: boolean
  readonly smtpUrl: string | null
  readonly mailFrom: string | null
}

/** Settings that are each valid and must not stand together, as sentences for the operator. */
export function fenceRefusals(config: Fenced): readonly string[] {
  const refusals: string[] = []
  if (config.paymentsEnv === 'live') {
    refusals.push('PAYMENTS_ENV must be "test" where PAYMENTS_PROVIDER is "sandbox": the sandbox moves no money.')
  }
  if (config.nodeEnv === 'production' && !config.sandboxAcknowledged) {
    refusals.push(
      'ALLOW_SANDBOX_IN_PRODUCTION must be "i-understand-no-money-moves" where NODE_ENV is "production" and PAYMENTS_PROVIDER is "sandbox".',
    )
  }
  if (config.smtpUrl !== null && config.mailFrom === null) {
    refusals.push('MAIL_FROM must be set where SMTP_URL is set.')
  }
  return refusals
}
