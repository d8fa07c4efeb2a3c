import { planKeys } from '#domain/billing/plans.ts'
import { type Config, ConfigRefused } from '#server/platform/config/config.ts'
import type { Database } from '#server/platform/db/database.ts'
import {
  type PaymentProvider,
  ProviderError,
  type ProviderName,
  providerNames,
} from '#server/platform/payment-provider/provider.ts'
import type { PaypalPlans } from './paypal/subscriptions.ts'
import { createSandbox } from './sandbox/sandbox.ts'
import type { StripePlans } from './stripe/price-cache.ts'

/** Who takes money here. */
export type Payments = {
  /** Whoever took an order before is asked about it. @throws ProviderError MISCONFIGURED where it is not set up */
  byName(name: ProviderName): PaymentProvider
  /** Takes cards and the wallets on phones; null where there is only PayPal. */
  readonly card: PaymentProvider | null
  readonly paypal: PaymentProvider | null
  readonly all: readonly PaymentProvider[]
  readonly names: readonly ProviderName[]
}

export type ProviderOptions = { readonly config: Config; readonly db: Database; readonly now: () => Date }

type Maker = (options: ProviderOptions) => Promise<PaymentProvider>

/**
 * How each provider is made. This is the only place that knows them apart. What speaks to one is loaded where it sells:
 * Stripe's library alone is two hundred files.
 */
const makers: Partial<Record<ProviderName, Maker>> = {
  sandbox: async ({ db, now }) => createSandbox({ db, now }),
  stripe: async ({ config, now }) => {
    const { createStripe } = await import('./stripe/stripe.ts')
    return createStripe({
      secretKey: required(config.stripeSecretKey, 'STRIPE_SECRET_KEY'),
      webhookSecret: required(config.stripeWebhookSecret, 'STRIPE_WEBHOOK_SECRET'),
      livemode: config.paymentsEnv === 'live',
      plans: stripePlans(config),
      apiBase: config.stripeApiBase,
      now,
    })
  },
  paypal: async ({ config, now }) => {
    const { createPaypal } = await import('./paypal/paypal.ts')
    return createPaypal({
      clientId: required(config.paypalClientId, 'PAYPAL_CLIENT_ID'),
      clientSecret: required(config.paypalClientSecret, 'PAYPAL_CLIENT_SECRET'),
      webhookId: required(config.paypalWebhookId, 'PAYPAL_WEBHOOK_ID'),
      livemode: config.paymentsEnv === 'live',
      plans: paypalPlans(config),
      apiBase: config.paypalApiBase,
      now,
    })
  },
}

/** What the fences have seen to is there. */
function required<T>(value: T | null, name: string): T {
  if (value === null) throw new ConfigRefused(`${name} must be set.`)
  return value
}

function stripePlans({ paymentsEnv, stripePricesLive, stripePricesTest }: Config): StripePlans {
  const bound = required(paymentsEnv === 'live' ? stripePricesLive : stripePricesTest, 'STRIPE_PRICES')
  return Object.fromEntries(planKeys.map((key) => [key, { price: bound[key].id, trialOffer: bound[key].offer }]))
}

function paypalPlans({ paymentsEnv, paypalPlansLive, paypalPlansTest }: Config): PaypalPlans {
  const bound = required(paymentsEnv === 'live' ? paypalPlansLive : paypalPlansTest, 'PAYPAL_PLANS')
  return Object.fromEntries(planKeys.map((key) => [key, bound[key].id]))
}

/** The providers that the settings name. @throws ConfigRefused for one that this version cannot speak to */
export async function createPayments(options: ProviderOptions): Promise<Payments> {
  const chosen = options.config.paymentsProvider.split(',')
  const made = providerNames
    .filter((name) => chosen.includes(name))
    .map((name) => {
      const make = makers[name]
      if (make === undefined)
        throw new ConfigRefused(`PAYMENTS_PROVIDER must be one of: ${Object.keys(makers).join(', ')}.`)
      return make(options)
    })
  return paymentsFrom(await Promise.all(made))
}

export function paymentsFrom(providers: readonly PaymentProvider[]): Payments {
  const find = (name: ProviderName) => providers.find((provider) => provider.name === name)
  return {
    all: providers,
    names: providers.map(({ name }) => name),
    card: find('sandbox') ?? find('stripe') ?? null,
    paypal: find('paypal') ?? null,
    byName: (name) => {
      const provider = find(name)
      if (provider === undefined) throw new ProviderError('MISCONFIGURED', 'This provider is not set up.')
      return provider
    },
  }
}
