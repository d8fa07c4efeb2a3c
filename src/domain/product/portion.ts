import type { DiaryFigures } from '#domain/diary/figures.ts'
import type { PackBasis, Product, ProductAmount } from './product.ts'

/** mg of sodium in a gram of salt, by the factor of regulation (EU) 1169/2011, annex I. */
const SODIUM_OF_SALT = 400

/** How many times the figures of a pack an amount is; null for servings of which the pack names no size. */
export function timesOfBasis(basis: PackBasis, { in: unit, count }: ProductAmount): number | null {
  if (basis.per === 'serving') return unit === 'servings' ? count : count / basis.serving
  if (unit === 'unit') return count / 100
  return basis.serving === undefined ? null : (count * basis.serving) / 100
}

/**
 * What an amount of a product holds, in whole numbers; null for servings of which the pack names no size. Fibre and salt
 * that the pack does not name count as none.
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
    sodium: whole((values.salt ?? 0) * SODIUM_OF_SALT),
  }
}
