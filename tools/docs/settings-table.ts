import { settings } from '#server/platform/config/config.ts'
import type { PaymentAdapter } from '#server/platform/config/payment-adapter.ts'
import { withPart } from './written-part.ts'

/** Every setting in a row of its own; those of the payment providers follow the settings common to all payments. */
function settingsTable(paymentAdapters: readonly PaymentAdapter[]): string {
  const ofProviders = paymentAdapters.flatMap((adapter) => Object.values(adapter.settings))
  const rows = Object.values(settings)
    .flatMap((row) => (row === settings.paymentsEnv ? [row, ...ofProviders] : [row]))
    .map(({ name, shownDefault, about }) => `| \`${name}\` | ${shownDefault} | ${about} |`)
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n')
}

/** A document with its table of settings replaced by the current one. */
export const withSettings = (document: string, paymentAdapters: readonly PaymentAdapter[]): string =>
  withPart(document, 'settings', settingsTable(paymentAdapters))
