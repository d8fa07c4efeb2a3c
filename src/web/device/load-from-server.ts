import { routes } from '#domain/api/routes.ts'
import { loadPaymentPlans } from './payment-plans.ts'
import { request } from './request.ts'
import { readEntry, storageKeys, writeEntry } from './storage.ts'

const ipFrom = (reply: unknown): string | null =>
  typeof reply === 'object' && reply !== null && 'ip' in reply && typeof reply.ip === 'string' ? reply.ip : null

/** Stores the visitor's IP address as the server sees it. A failure is logged and has no other consequence. */
async function rememberVisitorIp(): Promise<string | null> {
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

/** What is fetched once the page is shown: the plans on offer, then the visitor's IP address. */
export async function loadFromServer(): Promise<void> {
  await loadPaymentPlans()
  await rememberVisitorIp()
}
