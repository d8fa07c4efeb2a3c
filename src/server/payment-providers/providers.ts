import { type ProviderName, providerNames } from '#domain/billing/providers.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { PaymentAdapter } from '#server/platform/config/payment-adapter.ts'
import type { Database } from '#server/platform/db/database.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import { type PaymentProvider, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { paymentAdapters } from './registry.generated.ts'

/** The providers that take payments in this installation. */
export type Payments = {
  /** The provider of an order. @throws ProviderError MISCONFIGURED if it is no longer set up */
  byName(name: ProviderName): PaymentProvider
  /** The provider of the card form and its wallets; null if there is only PayPal. */
  readonly card: PaymentProvider | null
  readonly paypal: PaymentProvider | null
  readonly all: readonly PaymentProvider[]
  readonly names: readonly ProviderName[]
}

/** Creates the providers that PAYMENTS_PROVIDER names. */
export async function createPayments(options: {
  readonly config: Config
  readonly db: Database
  readonly now: () => Date
}): Promise<Payments> {
  const { config, db, now } = options
  const chosen = config.paymentsProvider.split(',')
  const configured = config.paymentProviders.filter(({ name }) => chosen.includes(name))
  return paymentsFrom(await Promise.all(configured.map(({ create }) => create({ db, now }))))
}

/** Assigns each provider its role. If two have the same form, the first in the list of names gets it. */
export function paymentsFrom(providers: readonly PaymentProvider[]): Payments {
  const find = (name: ProviderName) => providers.find((provider) => provider.name === name)
  const withForm = (form: PaymentAdapter['form']): PaymentProvider | null => {
    const names = providerNames.filter((name) =>
      paymentAdapters.some((adapter) => adapter.name === name && adapter.form === form),
    )
    return names.flatMap((name) => find(name) ?? [])[0] ?? null
  }
  return {
    all: providers,
    names: providers.map(({ name }) => name),
    card: withForm('card'),
    paypal: withForm('paypal_button'),
    byName: (name) => {
      const provider = find(name)
      if (provider === undefined) throw new ProviderError('MISCONFIGURED', 'This provider is not set up.')
      return provider
    },
  }
}

/** Registers this site with every provider that requires it. Failures are reported and stop nothing. */
export async function prepareProviders(
  { all }: Pick<Payments, 'all'>,
  publicUrl: string,
  warn: (message: string, details: Readonly<Record<string, unknown>>) => void,
): Promise<void> {
  for (const { name, prepare } of all) {
    try {
      for (const missing of (await prepare?.(publicUrl)) ?? [])
        warn('a provider does not offer everything here', { provider: name, missing })
    } catch (error) {
      warn('a provider could not be prepared', { provider: name, error: describeError(error) })
    }
  }
}
