import { expect, test } from 'vitest'
import { measuresOf } from './drink-measures.ts'
import { foodTable } from './food-table.generated.ts'
import { readFoods } from './known-food.ts'

const foods = new Map(readFoods(foodTable).map((food) => [food.id, food]))
const measured = (id: string, units: 'metric' | 'imperial') => {
  const food = foods.get(id) ?? expect.fail(`There is no ${id}.`)
  return measuresOf(food, units).map(({ unit, grams }) => `${unit} ${grams}`)
}

test.each([
  ['beer', 'pint 568', 'can 355'],
  ['93101000', 'pint 568', 'can 355'],
  ['17-222', 'pint 568', 'can 355'],
  ['93401010', 'glass 175', 'glass 148'],
  ['93505000', 'shot 25', 'shot 44'],
  ['92410310', 'can 330', 'can 355'],
  ['orange-juice', 'glass 250', 'cup 240'],
])('%s is counted by what it is served in: %s in Britain, %s in America', (id, british, american) => {
  expect([measured(id, 'metric')[0], measured(id, 'imperial')[0]]).toEqual([british, american])
})

test('an American pint of beer is smaller than a British one', () => {
  expect(measured('beer', 'imperial')).toContain('pint 473')
})

test('a hot drink keeps its own sizes, and so does what is no drink', () => {
  expect(measured('92101900', 'metric')).toEqual(['small 360', 'medium 480', 'large 600'])
  const bread = foods.get('51101000') ?? expect.fail('There is no bread.')
  expect(measuresOf(bread, 'metric')).toBe(bread.measures)
})
