import type { PaymentAdapter, PaymentMode } from '#server/platform/config/payment-adapter.ts'
import { setting } from '#server/platform/config/setting.ts'
import { noThirdPartySources } from '#server/platform/csp/third-party-sources.ts'

const settings = {
  allowedInProduction: setting({
    name: 'ALLOW_SANDBOX_IN_PRODUCTION',
    fallback: false,
    shownDefault: 'none',
    about: 'Must be i-understand-no-money-moves to run the sandbox with NODE_ENV=production.',
    expects: '"i-understand-no-money-moves" or empty',
    parse: (text) => (text === 'i-understand-no-money-moves' ? true : undefined),
  }),
} as const

/** The built-in provider, which moves no money. */
export const sandboxAdapter: PaymentAdapter = {
  name: 'sandbox',
  form: 'card',
  pageSources: noThirdPartySources,
  settings,
  configure: (read, mode) => ({
    name: 'sandbox',
    refusals: modeRefusals(mode, read(settings.allowedInProduction)),
    publicKeys: {},
    create: async ({ db, now }) => {
      // Loaded only while the database starts: this file is loaded before that, and should not delay it.
      const { createSandbox } = await import('./sandbox.ts')
      return createSandbox({ db, now })
    },
  }),
}

function modeRefusals({ isChosen, paymentsEnv, nodeEnv }: PaymentMode, isAllowedInProduction: boolean) {
  const refusals: string[] = []
  if (isChosen && paymentsEnv === 'live') {
    refusals.push('PAYMENTS_ENV must be "test" where PAYMENTS_PROVIDER is "sandbox": the sandbox moves no money.')
  }
  if (isChosen && nodeEnv === 'production' && !isAllowedInProduction) {
    refusals.push(
      'ALLOW_SANDBOX_IN_PRODUCTION must be "i-understand-no-money-moves" where NODE_ENV is "production" and PAYMENTS_PROVIDER is "sandbox".',
    )
  }
  return refusals
}
