import type { PackBasis } from '#domain/product/product.ts'
import { productLimits } from '#domain/product/product-limits.ts'
import { amountOf, type Entry, textOf } from './entry.ts'

type Unit = PackBasis['unit']

/** What one of a unit is in ours. */
const sizes: Readonly<Record<string, { readonly unit: Unit; readonly times: number }>> = {
  g: { unit: 'g', times: 1 },
  gr: { unit: 'g', times: 1 },
  gram: { unit: 'g', times: 1 },
  grams: { unit: 'g', times: 1 },
  gramme: { unit: 'g', times: 1 },
  grammes: { unit: 'g', times: 1 },
  kg: { unit: 'g', times: 1000 },
  mg: { unit: 'g', times: 0.001 },
  oz: { unit: 'g', times: 28.35 },
  lb: { unit: 'g', times: 453.6 },
  lbs: { unit: 'g', times: 453.6 },
  ml: { unit: 'ml', times: 1 },
  cl: { unit: 'ml', times: 10 },
  dl: { unit: 'ml', times: 100 },
  l: { unit: 'ml', times: 1000 },
  lt: { unit: 'ml', times: 1000 },
  liter: { unit: 'ml', times: 1000 },
  litre: { unit: 'ml', times: 1000 },
  liters: { unit: 'ml', times: 1000 },
  litres: { unit: 'ml', times: 1000 },
  'fl oz': { unit: 'ml', times: 29.57 },
}

/** The size that a name of a unit means: "fl.oz" is "fl oz". */
const sizeOf = (name: string) =>
  sizes[
    name
      .toLowerCase()
      .replaceAll('.', '')
      .replace(/^fl\s?oz$/, 'fl oz')
  ]

/** The unit in a text such as "6 x 330 ml", "1,5 L" or "1 bar (45 g)": the last that stands after a number. */
export const unitIn = (text: string): Unit | null => sizesIn(text).at(-1)?.unit ?? null

/** The numbers of a text that have a unit, in their order. */
const sizesIn = (text: string) =>
  [...text.slice(0, 200).matchAll(/(\d{1,4}(?:[.,]\d{1,2})?)\s{0,2}(fl\.?\s?oz|[a-zµ]{1,7})\b/gi)].flatMap(
    ([, amount = '', name = '']) => {
      const size = sizeOf(name)
      return size === undefined ? [] : [{ ...size, amount: Number(amount.replace(',', '.')) }]
    },
  )

const unitOf = (name: string): Unit | null => sizeOf(name)?.unit ?? null

export type Serving = {
  /** What one serving is, where that is told and possible. */
  readonly serving: number | null
  readonly servingUnit: Unit | null
  /** Whether the whole pack is sold by weight or by volume. */
  readonly packUnit: Unit | null
}

/** The one amount in grams or millilitres in a text: 45 of "1 bar (45 g)". Of several, or of "2 x 25 g", none is sure. */
function amountIn(text: string): number | undefined {
  const plain = sizesIn(text).filter(({ times }) => times === 1)
  const [only, ...others] = plain.length > 0 ? plain : sizesIn(text)
  return only === undefined || others.length > 0 || /\d\s{0,2}[x×*]/i.test(text.slice(0, 200))
    ? undefined
    : only.amount * only.times
}

/** The amount of a serving, which some entries have in the unit of the pack, and some as the count of what has no weight. */
function servingAmount(product: Entry): number | undefined {
  const text = textOf(product['serving_size'])
  const named = sizeOf(textOf(product['serving_quantity_unit']))
  const amount = amountOf(product['serving_quantity'])
  if (amount === undefined) return amountIn(text)
  if (named !== undefined) return amount * named.times
  const said = sizesIn(text)
  const same = said.find((each) => each.amount === amount)
  if (same !== undefined) return amount * same.times
  return text === '' || said.length > 0 ? amount : undefined
}

/** The size of a serving and of the pack, as far as an answer tells them. */
export function servingOf(product: Entry): Serving {
  const size = servingAmount(product)
  return {
    serving: size !== undefined && size > 0 && size <= productLimits.serving ? Number(size.toFixed(1)) : null,
    servingUnit: unitOf(textOf(product['serving_quantity_unit'])) ?? unitIn(textOf(product['serving_size'])),
    packUnit: unitOf(textOf(product['product_quantity_unit'])) ?? unitIn(textOf(product['quantity'])),
  }
}
