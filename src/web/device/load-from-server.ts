import { routes } from '#domain/api/routes.ts'
import { IpReply } from '#domain/api/visitor.ts'
import { parserOf } from './parser-of.ts'
import { loadPaymentPlans } from './payment-plans.ts'
import { request } from './request.ts'
import { readEntry, storageKeys, writeEntry } from './storage.ts'

const parseIp = parserOf(IpReply)

/** Stores the visitor's IP address as the server sees it. A failure is logged and has no other consequence. */
async function rememberVisitorIp(): Promise<string | null> {
  const stored = readEntry(storageKeys.ip)
  if (stored !== null) return stored
  const outcome = await request(routes.ip, parseIp)
  if (outcome.kind === 'ok') {
    writeEntry(storageKeys.ip, outcome.value.ip)
    return outcome.value.ip
  }
  // biome-ignore lint/suspicious/noConsole: the specification asks for this failure to be logged
  console.error('The address of this device could not be looked up.')
  return null
}

/** Loads the plans on offer, then the visitor's IP address. Call once the page is shown. */
export async function loadFromServer(): Promise<void> {
  await loadPaymentPlans()
  await rememberVisitorIp()
}
