import type { UnitSystem } from '#domain/unit-system.ts'
import type { Ingredient } from '#planner/foods/ingredient.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import type { Amount, Line } from '#planner/recipe.ts'
import { countable, readsWell } from './countable.ts'
import { gramsPer, ML_PER_CUP } from './grams-per.ts'
import { spoonable } from './spoonable.ts'
import { pourable, weighable } from './weighable.ts'

const isPoured = ({ state }: Ingredient): boolean => state === 'LIQUID'

/** Liquids are displayed by volume, even if only their weight is written. */
function byVolume(amount: Amount, food: Ingredient): Amount {
  const grams = gramsPer(food, 'ml')
  return amount.unit === 'g' && isPoured(food) && grams !== undefined ? { qty: amount.qty / grams, unit: 'ml' } : amount
}

/** More pinches than this are shown in teaspoons. */
const MOST_PINCHES = 3
/** Millilitres below which a jug has no marks. */
const LEAST_POURED = 28

const weighed = (grams: number): Amount => ({ qty: weighable(grams), unit: 'g' })

function poured(millilitres: number, system: UnitSystem): Amount {
  if (system === 'imperial' || millilitres < LEAST_POURED) {
    return spoonable({ qty: millilitres / ML_PER_CUP, unit: 'cup' })
  }
  return { qty: pourable(millilitres), unit: 'ml' }
}

function pinched(pinches: number, food: Ingredient, grams: number): Amount {
  const spoon = gramsPer(food, 'tsp')
  return pinches > MOST_PINCHES && spoon !== undefined
    ? spoonable({ qty: grams / spoon, unit: 'tsp' })
    : { qty: Math.max(1, Math.round(pinches)), unit: 'pinch' }
}

/**
 * Cups are used only in the imperial system, spoons in both. Cups are computed from grams, because grated or chopped
 * food lies looser in a cup than in a spoon.
 */
function spooned(amount: Amount, food: Ingredient, grams: number, system: UnitSystem): Amount {
  if (amount.unit !== 'cup') return amount
  const cup = gramsPer(food, 'cup')
  if (system === 'imperial') return cup === undefined ? amount : spoonable({ qty: grams / cup, unit: 'cup' })
  return isPoured(food) ? poured(amount.qty * ML_PER_CUP, system) : weighed(grams)
}

/** Handfuls below which herbs are displayed in sprigs or spoons. */
const LEAST_HANDFUL = 0.4

function fewLeaves(food: Ingredient, grams: number): Amount {
  const [sprig, spoon] = [gramsPer(food, 'sprig'), gramsPer(food, 'tbsp')]
  if (sprig !== undefined && grams >= sprig / 2) return { qty: Math.round(grams / sprig), unit: 'sprig' }
  return spoon === undefined ? weighed(grams) : spoonable({ qty: grams / spoon, unit: 'tbsp' })
}

function counted({ qty, unit }: Amount, food: Ingredient, grams: number): Amount {
  if (unit === 'handful' && qty < LEAST_HANDFUL) return fewLeaves(food, grams)
  const number = countable(qty, food, unit, grams / qty)
  return readsWell(number, qty, food, unit, grams) ? { qty: number, unit } : weighed(grams)
}

/**
 * The amount of a line as it is shown, so that it can be measured: grams, millilitres and spoons, or ounces, cups and
 * spoons; or pieces, if a number of them is close enough.
 * @param factor multiplies the written amount, unless the line is fixed
 */
export function displayedAmount(
  { id, g, show, fixed = false }: Pick<Line, 'id' | 'g' | 'show' | 'fixed'>,
  factor: number,
  system: UnitSystem,
): Amount {
  const times = fixed ? 1 : factor
  const food = ingredient(id)
  const written = byVolume(show ?? { qty: g, unit: 'g' }, food)
  const { unit } = written
  const qty = written.qty * times
  switch (unit) {
    case 'g':
      return weighed(qty)
    case 'ml':
      return poured(qty, system)
    case 'pinch':
      return pinched(qty, food, g * times)
    case 'cup':
      // In the metric system, parts of a cup from an eighth on are weighed or poured.
      return system === 'imperial' || qty < 1 / 8
        ? spoonable({ qty, unit })
        : spooned({ qty, unit }, food, g * times, system)
    case 'tbsp':
    case 'tsp':
      return spooned(spoonable({ qty, unit }), food, g * times, system)
    default:
      return counted({ qty, unit }, food, g * times)
  }
}
