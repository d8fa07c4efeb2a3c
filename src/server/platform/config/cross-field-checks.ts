import type { PlanBindings } from './parsers.ts'

/** What the fences look at. */
export type CheckedSettings = {
  readonly paymentsProvider: 'sandbox' | 'stripe' | 'paypal' | 'stripe,paypal'
  readonly paymentsEnv: 'test' | 'live'
  readonly nodeEnv: 'development' | 'production' | 'test'
  readonly sandboxAcknowledged: boolean
  readonly smtpUrl: string | null
  readonly mailFrom: string | null
  readonly stripeSecretKey: string | null
  readonly stripePublishableKey: string | null
  readonly stripeWebhookSecret: string | null
  readonly stripePricesTest: PlanBindings | null
  readonly stripePricesLive: PlanBindings | null
  readonly stripeApiBase: string | null
  readonly paypalClientId: string | null
  readonly paypalClientSecret: string | null
  readonly paypalWebhookId: string | null
  readonly paypalPlansTest: PlanBindings | null
  readonly paypalPlansLive: PlanBindings | null
  readonly paypalApiBase: string | null
}

/** What each provider cannot do without, by the name of its variable. */
const needed = {
  sandbox: () => ({}),
  stripe: (config: CheckedSettings) => ({
    STRIPE_SECRET_KEY: config.stripeSecretKey,
    STRIPE_PUBLISHABLE_KEY: config.stripePublishableKey,
    STRIPE_WEBHOOK_SECRET: config.stripeWebhookSecret,
    ...(config.paymentsEnv === 'live'
      ? { STRIPE_PRICES_LIVE: config.stripePricesLive }
      : { STRIPE_PRICES_TEST: config.stripePricesTest }),
  }),
  paypal: (config: CheckedSettings) => ({
    PAYPAL_CLIENT_ID: config.paypalClientId,
    PAYPAL_CLIENT_SECRET: config.paypalClientSecret,
    PAYPAL_WEBHOOK_ID: config.paypalWebhookId,
    ...(config.paymentsEnv === 'live'
      ? { PAYPAL_PLANS_LIVE: config.paypalPlansLive }
      : { PAYPAL_PLANS_TEST: config.paypalPlansTest }),
  }),
} as const

/** Settings that are each valid and must not stand together, as sentences for the operator. */
export function crossFieldRefusals(config: CheckedSettings): readonly string[] {
  const refusals = [...sandboxRefusals(config), ...missingKeys(config), ...mixedKeys(config), ...peerRefusals(config)]
  if (config.smtpUrl !== null && config.mailFrom === null) {
    refusals.push('MAIL_FROM must be set where SMTP_URL is set.')
  }
  return refusals
}

function sandboxRefusals({
  paymentsProvider,
  paymentsEnv,
  nodeEnv,
  sandboxAcknowledged,
}: CheckedSettings): readonly string[] {
  if (paymentsProvider !== 'sandbox') return []
  const refusals: string[] = []
  if (paymentsEnv === 'live') {
    refusals.push('PAYMENTS_ENV must be "test" where PAYMENTS_PROVIDER is "sandbox": the sandbox moves no money.')
  }
  if (nodeEnv === 'production' && !sandboxAcknowledged) {
    refusals.push(
      'ALLOW_SANDBOX_IN_PRODUCTION must be "i-understand-no-money-moves" where NODE_ENV is "production" and PAYMENTS_PROVIDER is "sandbox".',
    )
  }
  return refusals
}

function missingKeys(config: CheckedSettings): readonly string[] {
  const { paymentsProvider, paymentsEnv } = config
  const chosen = (['sandbox', 'stripe', 'paypal'] as const).filter((name) => paymentsProvider.split(',').includes(name))
  return chosen.flatMap((name) =>
    Object.entries<string | PlanBindings | null>(needed[name](config)).flatMap(([variable, value]) =>
      value === null
        ? [`${variable} must be set where PAYMENTS_PROVIDER has "${name}" and PAYMENTS_ENV is "${paymentsEnv}".`]
        : [],
    ),
  )
}

/** Keys tell of which mode they are; the wrong ones would take real money in a test, or none in earnest. */
function mixedKeys({ paymentsEnv, stripeSecretKey, stripePublishableKey }: CheckedSettings): readonly string[] {
  const keys = { STRIPE_SECRET_KEY: stripeSecretKey, STRIPE_PUBLISHABLE_KEY: stripePublishableKey }
  return Object.entries(keys).flatMap(([variable, key]) =>
    key === null || key.includes(`_${paymentsEnv}_`)
      ? []
      : [`${variable} must be a key of the ${paymentsEnv} mode where PAYMENTS_ENV is "${paymentsEnv}".`],
  )
}

function peerRefusals({ paymentsEnv, nodeEnv, stripeApiBase, paypalApiBase }: CheckedSettings): readonly string[] {
  if (paymentsEnv === 'test' && nodeEnv !== 'production') return []
  const bases = { STRIPE_API_BASE: stripeApiBase, PAYPAL_API_BASE: paypalApiBase }
  return Object.entries(bases).flatMap(([variable, base]) =>
    base === null ? [] : [`${variable} must not be set where PAYMENTS_ENV is "live" or NODE_ENV is "production".`],
  )
}
