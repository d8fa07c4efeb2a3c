import type { ForeignProduct } from '#domain/product/foreign-product.ts'
import { printedGtin } from '#domain/product/gtin.ts'
import { foreignProductIn, openFoodFactsFields } from '#domain/product/open-food-facts/read-product.ts'

/** Short, because a person waits for the answer. */
const TIMEOUT_MS = 3000
/** More than a product with these fields takes. */
const MOST_BYTES = 200_000

const FIELDS = openFoodFactsFields.join(',')

export type OpenFoodFacts = {
  /** Returns the product with a number; null if there is none. @throws Error if it cannot be reached */
  readonly find: (gtin: string) => Promise<ForeignProduct | null>
}

/** A client for version 2 of the Open Food Facts API, which asks clients to send a name and a contact. */
export function createOpenFoodFacts({
  url,
  contact,
}: {
  readonly url: string
  readonly contact: string
}): OpenFoodFacts {
  return {
    find: async (gtin) => {
      const response = await fetch(`${url}/api/v2/product/${printedGtin(gtin)}?fields=${FIELDS}`, {
        headers: { accept: 'application/json', 'user-agent': `Forkcast/0.1 (${contact})` },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`Open Food Facts answered ${response.status}.`)
      const text = await response.text()
      if (text.length > MOST_BYTES) throw new Error('Open Food Facts returned more than a product can take.')
      return foreignProductIn(JSON.parse(text))
    },
  }
}
