import { printedGtin } from '#domain/product/gtin.ts'
import { completeValues } from '#domain/product/pack-reading.ts'
import type { PackField, Product } from '#domain/product/product.ts'
import { productLimits } from '#domain/product/product-limits.ts'

/** Short, because a person waits for the answer. */
const TIMEOUT_MS = 3000
/** More than a product with these fields takes. */
const MOST_BYTES = 200_000

const FIELDS = ['code', 'product_name', 'brands', 'serving_quantity', 'serving_quantity_unit', 'nutriments'].join(',')

/** Names that Open Food Facts has for our figures, all per 100 g or ml. */
const openFoodFactsNames = {
  energy: 'energy-kcal_100g',
  fat: 'fat_100g',
  saturates: 'saturated-fat_100g',
  carbs: 'carbohydrates_100g',
  sugars: 'sugars_100g',
  fibre: 'fiber_100g',
  protein: 'proteins_100g',
  salt: 'salt_100g',
} as const satisfies Record<PackField, string>

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** A number, which may come as text; undefined if it is not a number or is out of range. */
function amountOf(value: unknown, most: number): number | undefined {
  const amount =
    typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
  return amount >= 0 && amount <= most ? Math.round(amount * 1000) / 1000 : undefined
}

const plainText = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/[\p{C}\s]+/gu, ' ').trim() : ''

function nameOf(product: Fields): string {
  const [name, brand] = [plainText(product['product_name']), plainText(product['brands']).split(',')[0]?.trim() ?? '']
  const whole = brand === '' || name.toLowerCase().includes(brand.toLowerCase()) ? name : `${name} (${brand})`
  return [...(whole.length > productLimits.nameLength ? name : whole)]
    .slice(0, productLimits.nameLength)
    .join('')
    .trim()
}

/** The product in a reply of Open Food Facts; null if it has none or its figures are incomplete. */
export function foreignProductIn(answer: unknown): Product | null {
  const product = fieldsOf(fieldsOf(answer)['product'])
  const nutriments = fieldsOf(product['nutriments'])
  const read = Object.entries(openFoodFactsNames).flatMap(([field, name]) => {
    const amount = amountOf(nutriments[name], field === 'energy' ? productLimits.energyOfServing : 100)
    return amount === undefined ? [] : [[field, amount] as const]
  })
  const values = completeValues(Object.fromEntries(read))
  const name = nameOf(product)
  if (values === null || name === '') return null
  const serving = amountOf(product['serving_quantity'], productLimits.serving)
  const unit = product['serving_quantity_unit'] === 'ml' ? 'ml' : 'g'
  return { name, basis: { per: '100', unit, ...(serving ? { serving } : {}) }, values }
}

export type OpenFoodFacts = {
  /** Returns the product with a number; null if there is none. @throws Error if it cannot be reached */
  readonly find: (gtin: string) => Promise<Product | null>
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
