import { routes } from '#domain/api/routes.ts'
import { request } from '#web/device/request.ts'
import { readEntry, storageKeys, writeEntry } from '#web/device/storage.ts'

const ipFrom = (reply: unknown): string | null =>
  typeof reply === 'object' && reply !== null && 'ip' in reply && typeof reply.ip === 'string' ? reply.ip : null

/** Keeps the visitor's address as the server sees it. A failure is logged and has no other consequence. */
export async function rememberVisitorIp(): Promise<string | null> {
  const stored = readEntry(storageKeys.ip)
  if (stored !== null) return stored
  const outcome = await request(routes.ip, ipFrom)
  if (outcome.kind === 'ok') {
    writeEntry(storageKeys.ip, outcome.value)
    return outcome.value
  }
  // biome-ignore lint/suspicious/noConsole: the specification asks for this failure to be logged
  console.error('The address of this device could not be looked up.')
  return null
}
