import { isLocalUrl } from './development-site.ts'
import type { ConfiguredProvider, PaymentAdapter } from './payment-adapter.ts'

/** The settings that have to be consistent with each other. */
export type CheckedSettings = {
  readonly paymentsProvider: string
  readonly paymentProviders: readonly ConfiguredProvider[]
  readonly smtpUrl: string | null
  readonly mailFrom: string | null
  readonly nodeEnv: 'development' | 'production' | 'test'
  readonly paymentsEnv: 'test' | 'live'
  readonly publicUrl: string
  readonly databaseUrl: string | null
  readonly secretKey: string | null
  readonly visionUrl: string | null
  readonly visionModel: string | null
}

/** Combinations of settings that are each valid but must not be used together, as sentences for the operator. */
export function crossFieldRefusals(checked: CheckedSettings, adapters: readonly PaymentAdapter[]): readonly string[] {
  const { paymentsProvider, paymentProviders, smtpUrl, mailFrom } = checked
  const refusals = paymentProviders.flatMap((provider) => provider.refusals)
  const chosen = paymentsProvider.split(',')
  const withCardForm = adapters.filter(({ name, form }) => form === 'card' && chosen.includes(name))
  if (withCardForm.length > 1) refusals.push('PAYMENTS_PROVIDER must name one provider of a card form at most.')
  if (smtpUrl !== null && mailFrom === null) refusals.push('MAIL_FROM must be set where SMTP_URL is set.')
  if (checked.visionUrl !== null && checked.visionModel === null)
    refusals.push('VISION_MODEL must be set where VISION_URL is set.')
  return [...refusals, ...unsafeStarts(checked)]
}

/** With real visitors or real money, settings must not be left as on a developer's machine. */
function unsafeStarts(checked: CheckedSettings): readonly string[] {
  const { nodeEnv, paymentsEnv, smtpUrl, publicUrl, databaseUrl, secretKey } = checked
  const isProduction = nodeEnv === 'production'
  if (nodeEnv === 'test' && !isLocalUrl(publicUrl))
    return ['NODE_ENV must not be "test" where PUBLIC_URL is not local: tests run without limits.']
  if (!isProduction && paymentsEnv !== 'live') return []
  const cause = isProduction ? 'NODE_ENV is "production"' : 'PAYMENTS_ENV is "live"'
  return [
    ...(isProduction ? [] : ['NODE_ENV must be "production" where PAYMENTS_ENV is "live".']),
    ...(smtpUrl === null ? [`SMTP_URL must be set where ${cause}: no email could be sent.`] : []),
    ...(publicUrl.startsWith('https:')
      ? []
      : [`PUBLIC_URL must begin with https where ${cause}: sign-in links must not travel in clear.`]),
    // With its own database the app creates a key; with a shared database every process must be given the same one.
    ...(databaseUrl !== null && secretKey === null
      ? [`SECRET_KEY must be set where ${cause} and DATABASE_URL is set: addresses would be counted under no key.`]
      : []),
  ]
}
