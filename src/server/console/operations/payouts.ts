import type { PayoutsReply } from '#domain/api/console/operations.ts'
import type { ProviderName } from '#domain/billing/providers.ts'
import { momentsOf, type Period } from '#server/figures/period.ts'
import type { Payments } from '#server/payment-providers/providers.ts'

/**
 * Payouts of the providers to the bank from one day (UTC) to another, both included, as the providers report them now.
 * A provider that cannot be reached is named and passed to `onFailure`; the others are still shown.
 */
export async function payouts(
  { all }: Pick<Payments, 'all'>,
  period: Period,
  onFailure: (provider: ProviderName, error: unknown) => void,
): Promise<PayoutsReply> {
  const { start, end } = momentsOf(period)
  const rows: PayoutsReply['rows'] = []
  const unreached: string[] = []
  for (const provider of all) {
    if (provider.payouts === undefined) continue
    try {
      for (const { ref, amount, state, at, arrivesOn } of await provider.payouts(start, end)) {
        rows.push({
          ...{ provider: provider.name, ref, state, amountMinor: amount.minor, currency: amount.currency },
          ...{ at: at.toISOString(), arrivesOn: arrivesOn?.toISOString().slice(0, 10) ?? null },
        })
      }
    } catch (error) {
      onFailure(provider.name, error)
      unreached.push(provider.name)
    }
  }
  return { rows: rows.toSorted((a, b) => (a.at < b.at ? 1 : -1)), unreached }
}
