import type { DiaryFigures } from '#domain/diary/figures.ts'
import type { PackBasis, Product, ProductAmount } from './product.ts'
import { sodiumOfSalt } from './salt.ts'

/**
 * The factor by which the figures of a pack have to be multiplied for an amount; null for servings if the pack gives no
 * size.
 */
export function timesOfBasis(basis: PackBasis, { in: unit, count }: ProductAmount): number | null {
  if (basis.per === 'serving') return unit === 'servings' ? count : count / basis.serving
  if (unit === 'unit') return count / 100
  return basis.serving === undefined ? null : (count * basis.serving) / 100
}

/**
 * The figures of an amount of a product, in whole numbers; null for servings if the pack gives no size. Fibre and salt
 * count as 0 if the pack does not name them.
 */
export function portionFigures({ basis, values }: Product, amount: ProductAmount): DiaryFigures | null {
  const times = timesOfBasis(basis, amount)
  if (times === null) return null
  const whole = (value: number): number => Math.round(value * times)
  return {
    energy: whole(values.energy),
    protein: whole(values.protein),
    carbs: whole(values.carbs),
    fat: whole(values.fat),
    fibre: whole(values.fibre ?? 0),
    sodium: whole(sodiumOfSalt(values.salt ?? 0)),
  }
}
