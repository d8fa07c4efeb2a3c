import type { Product, ProductAmount } from '#domain/product/product.ts'
import type { ShownDiary } from '#web/member/diary/diary-queue.ts'

/** The usual amount if the pack names no serving. */
const WITHOUT_SERVING: ProductAmount = { in: 'unit', count: 100 }

type EatenProduct = Extract<ShownDiary['entries'][number]['record']['eaten'], { kind: 'product' }>

/** A product as it was last eaten; null if it never was. */
export function lastEaten(diary: ShownDiary, code: string): EatenProduct | null {
  const last = diary.entries.findLast(({ record }) => record.eaten.kind === 'product' && record.eaten.code === code)
  return last?.record.eaten.kind === 'product' ? last.record.eaten : null
}

/** The amount of a product that was last eaten; otherwise a serving, or 100 g or ml if the pack names no serving. */
export function usualAmount(diary: ShownDiary, code: string, { basis }: Pick<Product, 'basis'>): ProductAmount {
  const eaten = lastEaten(diary, code)
  const hasServing = basis.serving !== undefined
  if (eaten !== null && (eaten.amount.in === 'unit' || hasServing)) return eaten.amount
  return hasServing ? { in: 'servings', count: 1 } : WITHOUT_SERVING
}
