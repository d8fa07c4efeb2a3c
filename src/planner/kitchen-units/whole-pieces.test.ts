import { expect, test } from 'vitest'
import { asWritten } from '#planner/derive/variant.ts'
import { usualPortionSteps } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { wholePieces } from './whole-pieces.ts'

test.each([
  [{ id: 'egg', g: 150, show: { qty: 3, unit: 'large' } }, 3],
  [{ id: 'egg', g: 100, show: { qty: 2, unit: 'large' }, knife: 'ROUGH' }, 2],
  [{ id: 'cod', g: 280, show: { qty: 2, unit: 'fillet' } }, 2],
  [{ id: 'pork-chop', g: 300, show: { qty: 2, unit: 'piece' } }, 2],
  [{ id: 'burger-bun', g: 100, show: { qty: 2, unit: 'piece' }, prep: 'split' }, 2],
  [{ id: 'corn-tortilla', g: 96, show: { qty: 4, unit: 'piece' } }, 4],
  [{ id: 'corn-tortilla', g: 96, show: { qty: 4, unit: 'piece' }, knife: 'ROUGH' }, null],
  [{ id: 'chicken-breast', g: 340, show: { qty: 2, unit: 'piece' }, knife: 'FINE' }, null],
  [{ id: 'cod', g: 280 }, null],
  [{ id: 'sardines-tinned', g: 96, show: { qty: 4, unit: 'piece' } }, null],
  [{ id: 'carrot', g: 122, show: { qty: 2, unit: 'medium' } }, null],
] as const)('%j: %s whole pieces', (line, pieces) => expect(wholePieces(line)).toBe(pieces))

test('no portion of any dish divides an egg', () => {
  const parts = library.flatMap((recipe) =>
    asWritten(recipe)
      .lines.filter(({ id }) => id === 'egg')
      .flatMap(({ show }) =>
        (recipe.portionSteps ?? usualPortionSteps).map((portion) => ((show?.qty ?? 0.5) * portion) / recipe.servings),
      )
      .filter((eggs) => Math.abs(eggs - Math.round(eggs)) > 1e-6)
      .map((eggs) => `${recipe.id}: ${eggs}`),
  )
  expect(parts).toEqual([])
})
