import { describeError } from '#server/platform/log/describe-error.ts'
import type { Payments } from './providers.ts'

/** Lets every provider see to what it has to know of this site. Whatever goes wrong is said, and stops nothing. */
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
