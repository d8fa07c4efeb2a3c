import { planKeys } from '#domain/billing/plans.ts'
import { type PlanBindings, planBindings } from '#server/payment-providers/plan-bindings.ts'
import { origin, textLike } from '#server/platform/config/parsers.ts'
import {
  apiBaseRefusals,
  missingSettings,
  type PaymentAdapter,
  required,
} from '#server/platform/config/payment-adapter.ts'
import { setting } from '#server/platform/config/setting.ts'
import type { PaypalPlans } from './subscriptions.ts'

const NO_SPACES = 'text without spaces'
const PLANS_EXPECTED = 'a list such as 1-WEEK=P-1,1-MONTH=P-2,3-MONTH=P-3 with all three plans'
const hosts = ['https://*.paypal.com', 'https://*.paypalobjects.com'] as const

const settings = {
  clientId: setting<string | null>({
    name: 'PAYPAL_CLIENT_ID',
    fallback: null,
    shownDefault: 'none',
    about: 'Client id of the PayPal app; browsers see it.',
    expects: NO_SPACES,
    parse: textLike(/^\S+$/),
  }),
  clientSecret: setting<string | null>({
    name: 'PAYPAL_CLIENT_SECRET',
    fallback: null,
    shownDefault: 'none',
    about: 'Secret of the same app.',
    expects: NO_SPACES,
    parse: textLike(/^\S+$/),
  }),
  webhookId: setting<string | null>({
    name: 'PAYPAL_WEBHOOK_ID',
    fallback: null,
    shownDefault: 'none',
    about: 'Id of the webhook PUBLIC_URL/webhooks/paypal; it is part of what PayPal signs.',
    expects: NO_SPACES,
    parse: textLike(/^\S+$/),
  }),
  plansTest: setting<PlanBindings | null>({
    name: 'PAYPAL_PLANS_TEST',
    fallback: null,
    shownDefault: 'none',
    about: "PayPal's billing plan for each plan if PAYMENTS_ENV=test.",
    expects: PLANS_EXPECTED,
    parse: planBindings,
  }),
  plansLive: setting<PlanBindings | null>({
    name: 'PAYPAL_PLANS_LIVE',
    fallback: null,
    shownDefault: 'none',
    about: 'The same if PAYMENTS_ENV=live.',
    expects: PLANS_EXPECTED,
    parse: planBindings,
  }),
  apiBase: setting<string | null>({
    name: 'PAYPAL_API_BASE',
    fallback: null,
    shownDefault: "none: PayPal's own, according to PAYMENTS_ENV",
    about: 'Another address of the provider, for a stand-in in tests. Refused in production and if PAYMENTS_ENV=live.',
    expects: 'an address such as http://127.0.0.1:4243',
    parse: origin,
  }),
} as const

/** Payments from a PayPal account. */
export const paypalAdapter: PaymentAdapter = {
  name: 'paypal',
  form: 'paypal_button',
  // PayPal also asks for inline styles, which are not allowed here. Source: developer.paypal.com/sdk/js/best-practices,
  // Content Security Policy.
  pageSources: {
    sources: {
      'script-src': hosts,
      'connect-src': hosts,
      'frame-src': hosts,
      'img-src': hosts,
      'style-src': hosts,
    },
    paymentOrigins: [],
    opensWindows: true,
  },
  settings,
  configure: (read, mode) => {
    const isLive = mode.paymentsEnv === 'live'
    const clientId = read(settings.clientId)
    const clientSecret = read(settings.clientSecret)
    const webhookId = read(settings.webhookId)
    const [plansTest, plansLive] = [read(settings.plansTest), read(settings.plansLive)]
    const plans = isLive ? plansLive : plansTest
    const plansVariable = isLive ? settings.plansLive.name : settings.plansTest.name
    const apiBase = read(settings.apiBase)
    return {
      name: 'paypal',
      refusals: [
        ...missingSettings('paypal', mode, {
          [settings.clientId.name]: clientId,
          [settings.clientSecret.name]: clientSecret,
          [settings.webhookId.name]: webhookId,
          [plansVariable]: plans,
        }),
        ...apiBaseRefusals(settings.apiBase.name, apiBase, mode),
      ],
      publicKeys: { paypalClientId: clientId },
      create: async ({ now }) => {
        const { createPaypal } = await import('./paypal.ts')
        return createPaypal({
          clientId: required(clientId, settings.clientId.name),
          clientSecret: required(clientSecret, settings.clientSecret.name),
          webhookId: required(webhookId, settings.webhookId.name),
          livemode: isLive,
          plans: paypalPlans(required(plans, plansVariable)),
          apiBase,
          now,
        })
      },
    }
  },
}

const paypalPlans = (bindings: PlanBindings): PaypalPlans =>
  Object.fromEntries(planKeys.map((key) => [key, bindings[key].id]))
