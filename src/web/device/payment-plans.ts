import { type Product, ProductsReply } from '#domain/api/products.ts'
import { routes } from '#domain/api/routes.ts'
import { OfferedProducts } from '#domain/api/visitor.ts'
import { offerPlans } from './main-store.ts'
import { parserOf } from './parser-of.ts'
import { request } from './request.ts'
import { readEntry, removeEntry, storageKeys, writeEntry } from './storage.ts'

const parsePlans = parserOf(ProductsReply)
const parseOffered = parserOf(OfferedProducts)

function cachedPlans(): readonly Product[] | null {
  try {
    return parsePlans(JSON.parse(readEntry(storageKeys.products) ?? 'null'))
  } catch {
    return null
  }
}

let inFlight: Promise<boolean> | null = null

/**
 * Puts the plans on offer, from the device if they are stored there, otherwise from the server. Returns false if the
 * server cannot be reached. Calls while a request is in flight share it.
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
  const settings = await request(routes.settings, parseOffered)
  if (settings.kind !== 'ok') return false
  const query = new URLSearchParams(settings.value.productIds.map((id) => ['ids', id]))
  const products = await request(`${routes.products}?${query}`, parsePlans)
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
