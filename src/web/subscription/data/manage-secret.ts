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

/** The secret that opened nothing any more; a new link can be mailed to whom it belonged. */
let ended: string | null = null

/** Stops using the emailed secret of this tab, because it opens nothing any more. */
export function removeEmailedSecret(): void {
  ended = readTabEntry('manage')
  removeTabEntry('manage')
}

export const endedSecret = (): string | null => ended

/** The header that opens the subscription without signing in; empty if no emailed link was followed in this tab. */
export function emailedSecretHeader(): Readonly<Record<string, string>> {
  const secret = readTabEntry('manage')
  return secret === null ? {} : { [MANAGE_SECRET]: secret }
}
