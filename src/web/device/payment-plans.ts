import type { Product } from '#domain/api/products.ts'
import { routes } from '#domain/api/routes.ts'
import { planKeys } from '#domain/billing/plans.ts'
import { offerPlans } from './main-store.ts'
import { request } from './request.ts'
import { readEntry, removeEntry, storageKeys, writeEntry } from './storage.ts'

const isPeriod = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'priceMinor' in value &&
  Number.isInteger(value.priceMinor) &&
  'days' in value &&
  Number.isInteger(value.days)

function isProduct(value: unknown): value is Product {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'key' in value &&
    planKeys.some((key) => key === value.key) &&
    'name' in value &&
    typeof value.name === 'string' &&
    'price' in value &&
    typeof value.price === 'number' &&
    'priceMinor' in value &&
    Number.isInteger(value.priceMinor) &&
    'currency' in value &&
    typeof value.currency === 'string' &&
    /^[A-Z]{3}$/.test(value.currency) &&
    'intervalDays' in value &&
    Number.isInteger(value.intervalDays) &&
    'disclosureVersion' in value &&
    typeof value.disclosureVersion === 'string' &&
    'renewal' in value &&
    isPeriod(value.renewal) &&
    'intro' in value &&
    (value.intro === null || isPeriod(value.intro))
  )
}

const productsFrom = (value: unknown): readonly Product[] | null =>
  Array.isArray(value) && value.every(isProduct) ? value : null

function cachedPlans(): readonly Product[] | null {
  try {
    return productsFrom(JSON.parse(readEntry(storageKeys.products) ?? 'null'))
  } catch {
    return null
  }
}

const idsFrom = (reply: unknown): readonly string[] | null =>
  typeof reply === 'object' &&
  reply !== null &&
  'productIds' in reply &&
  Array.isArray(reply.productIds) &&
  reply.productIds.every((id) => typeof id === 'string')
    ? reply.productIds
    : null

let inFlight: Promise<boolean> | null = null

/**
 * Puts the plans on offer: from the device where they are stored, else from the server. False where the server cannot
 * be reached. Calls while a request is in flight share it.
 */
export function loadPaymentPlans(): Promise<boolean> {
  inFlight ??= findPlans().finally(() => {
    inFlight = null
  })
  return inFlight
}

async function findPlans(): Promise<boolean> {
  const cached = cachedPlans()
  if (cached !== null && cached.length > 0) {
    offerPlans(cached)
    return true
  }
  const settings = await request(routes.settings, idsFrom)
  if (settings.kind !== 'ok') return false
  const query = new URLSearchParams(settings.value.map((id) => ['ids', id]))
  const products = await request(`${routes.products}?${query}`, productsFrom)
  if (products.kind !== 'ok') return false
  writeEntry(storageKeys.products, JSON.stringify(products.value))
  offerPlans(products.value)
  return true
}

/** Drops the stored plans, for example after a price change, and fetches them again. */
export function reloadPaymentPlans(): Promise<boolean> {
  removeEntry(storageKeys.products)
  return loadPaymentPlans()
}
