import type { PackBasis } from '#domain/product/product.ts'
import { productLimits } from '#domain/product/product-limits.ts'
import { amountOf, type Entry, textOf } from './entry.ts'

type Unit = PackBasis['unit']

const units: Readonly<Record<string, Unit>> = {
  g: 'g',
  gr: 'g',
  gram: 'g',
  grams: 'g',
  gramme: 'g',
  grammes: 'g',
  kg: 'g',
  mg: 'g',
  oz: 'g',
  lb: 'g',
  lbs: 'g',
  ml: 'ml',
  cl: 'ml',
  dl: 'ml',
  l: 'ml',
  lt: 'ml',
  liter: 'ml',
  litre: 'ml',
  liters: 'ml',
  litres: 'ml',
  'fl oz': 'ml',
}

/** The unit in a text such as "6 x 330 ml", "1,5 L" or "1 bar (45 g)": the last that stands after a number. */
export function unitIn(text: string): Unit | null {
  const found = [...text.slice(0, 200).matchAll(/\d\s{0,2}(fl\.?\s?oz|[a-zµ]{1,7})\b/gi)].flatMap(([, name = '']) => {
    const unit =
      units[
        name
          .toLowerCase()
          .replaceAll('.', '')
          .replace(/^fl\s?oz$/, 'fl oz')
      ]
    return unit === undefined ? [] : [unit]
  })
  return found.at(-1) ?? null
}

const unitOf = (name: string): Unit | null => units[name.toLowerCase()] ?? null

export type Serving = {
  /** What one serving is, where that is told and possible. */
  readonly serving: number | null
  readonly servingUnit: Unit | null
  /** Whether the whole pack is sold by weight or by volume. */
  readonly packUnit: Unit | null
}

/** The one amount in grams or millilitres in a text: 45 of "1 bar (45 g)". Of several, or of "2 x 25 g", none is sure. */
function amountIn(text: string): number | undefined {
  const short = text.slice(0, 200)
  const [only, ...others] = short.matchAll(/(\d{1,4}(?:[.,]\d{1,2})?)\s{0,2}(?:g|gr|grams?|ml)\b/gi)
  if (only === undefined || others.length > 0 || /\d\s{0,2}[x×*]/i.test(short)) return undefined
  return Number(only[1]?.replace(',', '.'))
}

/** The size of a serving and of the pack, as far as an answer tells them. */
export function servingOf(product: Entry): Serving {
  const size = amountOf(product['serving_quantity']) ?? amountIn(textOf(product['serving_size']))
  return {
    serving: size !== undefined && size > 0 && size <= productLimits.serving ? size : null,
    servingUnit: unitOf(textOf(product['serving_quantity_unit'])) ?? unitIn(textOf(product['serving_size'])),
    packUnit: unitOf(textOf(product['product_quantity_unit'])) ?? unitIn(textOf(product['quantity'])),
  }
}
