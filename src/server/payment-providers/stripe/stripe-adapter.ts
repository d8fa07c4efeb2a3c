import { planKeys } from '#domain/billing/plans.ts'
import { type PlanBindings, planBindings } from '#server/payment-providers/plan-bindings.ts'
import { origin, textLike } from '#server/platform/config/parsers.ts'
import {
  apiBaseRefusals,
  missingSettings,
  type PaymentAdapter,
  type PaymentMode,
  required,
} from '#server/platform/config/payment-adapter.ts'
import { setting } from '#server/platform/config/setting.ts'
import type { StripePlans } from './price-cache.ts'

const PRICES_EXPECTED =
  'a list such as 1-WEEK=price_x:trialoffer_y,1-MONTH=price_z,3-MONTH=price_q with all three plans'

const settings = {
  secretKey: setting<string | null>({
    name: 'STRIPE_SECRET_KEY',
    fallback: null,
    shownDefault: 'none',
    about: 'Secret key of the Stripe account, for the mode in PAYMENTS_ENV.',
    expects: 'a key that begins with sk_ or rk_',
    parse: textLike(/^[sr]k_(test|live)_\S+$/),
  }),
  publishableKey: setting<string | null>({
    name: 'STRIPE_PUBLISHABLE_KEY',
    fallback: null,
    shownDefault: 'none',
    about: 'Publishable key of the same account; browsers see it.',
    expects: 'a key that begins with pk_',
    parse: textLike(/^pk_(test|live)_\S+$/),
  }),
  webhookSecret: setting<string | null>({
    name: 'STRIPE_WEBHOOK_SECRET',
    fallback: null,
    shownDefault: 'none',
    about: 'Signing secret of the webhook endpoint PUBLIC_URL/webhooks/stripe.',
    expects: 'a secret that begins with whsec_',
    parse: textLike(/^whsec_\S+$/),
  }),
  pricesTest: setting<PlanBindings | null>({
    name: 'STRIPE_PRICES_TEST',
    fallback: null,
    shownDefault: 'none',
    about: "Stripe's price for each plan, with its trial offer if it has one, if PAYMENTS_ENV=test.",
    expects: PRICES_EXPECTED,
    parse: planBindings,
  }),
  pricesLive: setting<PlanBindings | null>({
    name: 'STRIPE_PRICES_LIVE',
    fallback: null,
    shownDefault: 'none',
    about: 'The same if PAYMENTS_ENV=live.',
    expects: PRICES_EXPECTED,
    parse: planBindings,
  }),
  apiBase: setting<string | null>({
    name: 'STRIPE_API_BASE',
    fallback: null,
    shownDefault: "none: Stripe's own",
    about: 'Another address of the provider, for a stand-in in tests. Refused in production and if PAYMENTS_ENV=live.',
    expects: 'an address such as http://127.0.0.1:4242',
    parse: origin,
  }),
} as const

/** Cards, Apple Pay and Google Pay through Stripe. */
export const stripeAdapter: PaymentAdapter = {
  name: 'stripe',
  form: 'card',
  // Source: docs.stripe.com/security/guide, Content Security Policy.
  pageSources: {
    sources: {
      'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'img-src': ['https://*.stripe.com'],
    },
    paymentOrigins: ['https://js.stripe.com'],
    // A wallet opens its own window.
    opensWindows: true,
  },
  settings,
  configure: (read, mode) => {
    const isLive = mode.paymentsEnv === 'live'
    const secretKey = read(settings.secretKey)
    const publishableKey = read(settings.publishableKey)
    const webhookSecret = read(settings.webhookSecret)
    const [pricesTest, pricesLive] = [read(settings.pricesTest), read(settings.pricesLive)]
    const prices = isLive ? pricesLive : pricesTest
    const pricesVariable = isLive ? settings.pricesLive.name : settings.pricesTest.name
    const apiBase = read(settings.apiBase)
    return {
      name: 'stripe',
      refusals: [
        ...missingSettings('stripe', mode, {
          [settings.secretKey.name]: secretKey,
          [settings.publishableKey.name]: publishableKey,
          [settings.webhookSecret.name]: webhookSecret,
          [pricesVariable]: prices,
        }),
        ...keyModeRefusals(mode, {
          [settings.secretKey.name]: secretKey,
          [settings.publishableKey.name]: publishableKey,
        }),
        ...apiBaseRefusals(settings.apiBase.name, apiBase, mode),
      ],
      publicKeys: { stripePublishableKey: publishableKey },
      create: async ({ now }) => {
        // Stripe's library is two hundred files.
        const { createStripe } = await import('./stripe.ts')
        return createStripe({
          secretKey: required(secretKey, settings.secretKey.name),
          webhookSecret: required(webhookSecret, settings.webhookSecret.name),
          livemode: isLive,
          plans: stripePlans(required(prices, pricesVariable)),
          apiBase,
          now,
        })
      },
    }
  },
}

/** A key names its mode. A key of the wrong mode would take real money in a test, or no money in production. */
const keyModeRefusals = ({ paymentsEnv }: PaymentMode, keys: Readonly<Record<string, string | null>>) =>
  Object.entries(keys).flatMap(([variable, key]) =>
    key === null || key.includes(`_${paymentsEnv}_`)
      ? []
      : [`${variable} must be a key of the ${paymentsEnv} mode where PAYMENTS_ENV is "${paymentsEnv}".`],
  )

const stripePlans = (bindings: PlanBindings): StripePlans =>
  Object.fromEntries(planKeys.map((key) => [key, { price: bindings[key].id, trialOffer: bindings[key].offer }]))
