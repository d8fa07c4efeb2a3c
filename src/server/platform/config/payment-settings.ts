import { oneOf, origin, type PlanBindings, planBindings, setting, textLike } from './parsers.ts'

const NO_SPACES = 'text without spaces'
const PRICES_EXPECTED =
  'a list such as 1-WEEK=price_x:trialoffer_y,1-MONTH=price_z,3-MONTH=price_q with all three plans'
const PLANS_EXPECTED = 'a list such as 1-WEEK=P-1,1-MONTH=P-2,3-MONTH=P-3 with all three plans'
const PEER = 'Another address of the provider, for a stand-in during tests. Refused under live and in production.'

/** The settings about money. */
export const paymentSettings = {
  paymentsProvider: setting<'sandbox' | 'stripe' | 'paypal' | 'stripe,paypal'>({
    name: 'PAYMENTS_PROVIDER',
    fallback: 'sandbox',
    shownDefault: 'sandbox',
    about: 'Who takes payments. The sandbox takes test cards and moves no money.',
    expects: '"sandbox", "stripe", "paypal" or "stripe,paypal"',
    parse: (text) => oneOf('sandbox', 'stripe', 'paypal', 'stripe,paypal')(text.replaceAll(' ', '')),
  }),
  paymentsEnv: setting<'test' | 'live'>({
    name: 'PAYMENTS_ENV',
    fallback: 'test',
    shownDefault: 'test',
    about: 'Which set of products is sold. The sandbox refuses to run under live.',
    expects: '"test" or "live"',
    parse: oneOf('test', 'live'),
  }),
  sandboxAcknowledged: setting({
    name: 'ALLOW_SANDBOX_IN_PRODUCTION',
    fallback: false,
    shownDefault: 'none',
    about: 'Must be i-understand-no-money-moves to run the sandbox under NODE_ENV=production.',
    expects: '"i-understand-no-money-moves" or empty',
    parse: (text) => (text === 'i-understand-no-money-moves' ? true : undefined),
  }),
  stripeSecretKey: setting<string | null>({
    name: 'STRIPE_SECRET_KEY',
    fallback: null,
    shownDefault: 'none',
    about: 'Secret key of the Stripe account, of the mode that PAYMENTS_ENV says.',
    expects: 'a key that begins with sk_ or rk_',
    parse: textLike(/^[sr]k_(test|live)_\S+$/),
  }),
  stripePublishableKey: setting<string | null>({
    name: 'STRIPE_PUBLISHABLE_KEY',
    fallback: null,
    shownDefault: 'none',
    about: 'Publishable key of the same account; browsers see it.',
    expects: 'a key that begins with pk_',
    parse: textLike(/^pk_(test|live)_\S+$/),
  }),
  stripeWebhookSecret: setting<string | null>({
    name: 'STRIPE_WEBHOOK_SECRET',
    fallback: null,
    shownDefault: 'none',
    about: 'Signing secret of the webhook endpoint PUBLIC_URL/webhooks/stripe.',
    expects: 'a secret that begins with whsec_',
    parse: textLike(/^whsec_\S+$/),
  }),
  stripePricesTest: setting<PlanBindings | null>({
    name: 'STRIPE_PRICES_TEST',
    fallback: null,
    shownDefault: 'none',
    about: "Stripe's price of each plan, and the trial offer where it has one, under PAYMENTS_ENV=test.",
    expects: PRICES_EXPECTED,
    parse: planBindings,
  }),
  stripePricesLive: setting<PlanBindings | null>({
    name: 'STRIPE_PRICES_LIVE',
    fallback: null,
    shownDefault: 'none',
    about: 'The same under PAYMENTS_ENV=live.',
    expects: PRICES_EXPECTED,
    parse: planBindings,
  }),
  stripeApiBase: setting<string | null>({
    name: 'STRIPE_API_BASE',
    fallback: null,
    shownDefault: "none: Stripe's own",
    about: PEER,
    expects: 'an address such as http://127.0.0.1:4242',
    parse: origin,
  }),
  paypalClientId: setting<string | null>({
    name: 'PAYPAL_CLIENT_ID',
    fallback: null,
    shownDefault: 'none',
    about: 'Client id of the PayPal app; browsers see it.',
    expects: NO_SPACES,
    parse: textLike(/^\S+$/),
  }),
  paypalClientSecret: setting<string | null>({
    name: 'PAYPAL_CLIENT_SECRET',
    fallback: null,
    shownDefault: 'none',
    about: 'Secret of the same app.',
    expects: NO_SPACES,
    parse: textLike(/^\S+$/),
  }),
  paypalWebhookId: setting<string | null>({
    name: 'PAYPAL_WEBHOOK_ID',
    fallback: null,
    shownDefault: 'none',
    about: 'Id of the webhook PUBLIC_URL/webhooks/paypal; it is part of what PayPal signs.',
    expects: NO_SPACES,
    parse: textLike(/^\S+$/),
  }),
  paypalPlansTest: setting<PlanBindings | null>({
    name: 'PAYPAL_PLANS_TEST',
    fallback: null,
    shownDefault: 'none',
    about: "PayPal's billing plan of each plan under PAYMENTS_ENV=test.",
    expects: PLANS_EXPECTED,
    parse: planBindings,
  }),
  paypalPlansLive: setting<PlanBindings | null>({
    name: 'PAYPAL_PLANS_LIVE',
    fallback: null,
    shownDefault: 'none',
    about: 'The same under PAYMENTS_ENV=live.',
    expects: PLANS_EXPECTED,
    parse: planBindings,
  }),
  paypalApiBase: setting<string | null>({
    name: 'PAYPAL_API_BASE',
    fallback: null,
    shownDefault: "none: PayPal's own, by PAYMENTS_ENV",
    about: PEER,
    expects: 'an address such as http://127.0.0.1:4243',
    parse: origin,
  }),
} as const
