import type { SettingsReply } from '#domain/api/visitor.ts'
import type { CardProvider, ProviderName } from '#domain/billing/providers.ts'
import type { ThirdPartySources } from '#server/platform/csp/third-party-sources.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import { ConfigRefused, type Setting } from './setting.ts'

/** The general settings with which a provider's settings have to be consistent. */
export type PaymentMode = {
  /** Whether PAYMENTS_PROVIDER names this provider. */
  readonly isChosen: boolean
  readonly paymentsEnv: 'test' | 'live'
  readonly nodeEnv: 'development' | 'production' | 'test'
}

/** Keys that browsers may see, because the providers' forms need them. */
export type PublicKeys = Omit<SettingsReply['payments'], 'card' | 'paypal' | 'environment'>

/** A provider with its settings from the environment. */
export type ConfiguredProvider = {
  readonly name: ProviderName
  /** Why its settings do not allow a start, one sentence each. */
  readonly refusals: readonly string[]
  readonly publicKeys: Partial<PublicKeys>
  /**
   * Creates the provider and loads its library, which is not loaded before. @throws ConfigRefused if a setting is
   * missing
   */
  readonly create: (context: { readonly db: Database; readonly now: () => Date }) => Promise<PaymentProvider>
}

/** Its place on the pay page: the card form, which only one provider can have, or PayPal's button beside it. */
type PlaceOnPage =
  | { readonly name: CardProvider; readonly form: 'card' }
  | { readonly name: Exclude<ProviderName, CardProvider>; readonly form: 'paypal_button' }

/** Everything that the app knows about a payment provider. Each provider exports it from its own folder. */
export type PaymentAdapter = PlaceOnPage & {
  /** What its form loads on the pay page. */
  readonly pageSources: ThirdPartySources
  /** Its rows in the table of settings. */
  readonly settings: Readonly<Record<string, Setting<unknown>>>
  readonly configure: (read: <T>(row: Setting<T>) => T, mode: PaymentMode) => ConfiguredProvider
}

/** Sentences that name, by variable, the settings that a chosen provider needs and that are not set. */
export const missingSettings = (
  name: ProviderName,
  { isChosen, paymentsEnv }: PaymentMode,
  needed: Readonly<Record<string, unknown>>,
): readonly string[] =>
  Object.entries(needed).flatMap(([variable, value]) =>
    isChosen && value === null
      ? [`${variable} must be set where PAYMENTS_PROVIDER has "${name}" and PAYMENTS_ENV is "${paymentsEnv}".`]
      : [],
  )

/** Refuses another address of a provider, meant for stand-ins in tests, if real money could be involved. */
export const apiBaseRefusals = (
  variable: string,
  apiBase: string | null,
  { paymentsEnv, nodeEnv }: PaymentMode,
): readonly string[] =>
  apiBase === null || (paymentsEnv === 'test' && nodeEnv !== 'production')
    ? []
    : [`${variable} must not be set where PAYMENTS_ENV is "live" or NODE_ENV is "production".`]

/** A value that `missingSettings` has already checked. @throws ConfigRefused if it is missing nevertheless */
export function required<T>(value: T | null, variable: string): T {
  if (value === null) throw new ConfigRefused(`${variable} must be set.`)
  return value
}
