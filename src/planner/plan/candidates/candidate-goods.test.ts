import { expect, test } from 'vitest'
import { appleAndSeeds } from '#planner/derive/dishes.example.ts'
import { asWritten } from '#planner/derive/variant.ts'
import type { IngredientId } from '#planner/foods/ingredients.ts'
import { mainProteinOf } from './candidate-goods.ts'

const dishOf = (id: IngredientId) =>
  mainProteinOf(
    asWritten({
      ...appleAndSeeds,
      ingredients: [
        { id: 'apple', g: 100 },
        { id, g: 200 },
      ],
    }),
  )

test.each([
  ['salmon', 'cod'],
  ['chicken-breast', 'turkey-mince'],
  ['silken-tofu', 'smoked-tofu'],
] as const)('%s and %s count as the same main protein', (one, other) => expect(dishOf(one)).toBe(dishOf(other)))

test.each([
  ['chickpeas', 'black-beans'],
  ['tofu', 'edamame'],
  ['salmon', 'egg'],
] as const)('%s and %s count as different main proteins', (one, other) => expect(dishOf(one)).not.toBe(dishOf(other)))
