import { MANAGE_SECRET } from '#domain/api/routes.ts'
import { readTabEntry, removeTabEntry, writeTabEntry } from '#web/device/storage.ts'
import { takeSecret } from '#web/navigation/link-secret.ts'

/** Stores the secret of an emailed link for this tab and removes it from the address. Returns whether there was one. */
export function storeEmailedSecret(): boolean {
  const secret = takeSecret()
  if (secret === null) return false
  writeTabEntry('manage', secret)
  return true
}

export const removeEmailedSecret = (): void => removeTabEntry('manage')

/** The header that opens the subscription without signing in; empty if no emailed link was followed in this tab. */
export function emailedSecretHeader(): Readonly<Record<string, string>> {
  const secret = readTabEntry('manage')
  return secret === null ? {} : { [MANAGE_SECRET]: secret }
}
