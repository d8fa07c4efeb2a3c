import { expect, test } from 'vitest'
import { exampleHero } from '#domain/hero/hero.example.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import { checkWeighIn } from './check-weigh-in.ts'
import { surpriseText } from './surprise-text.ts'
import { weightProgress } from './weight-progress.ts'

const TODAY = '2026-12-01'
function storyIn(units: UnitSystem) {
  const settings = {
    units,
    mealsADay: 3,
    diets: [],
    restrictions: [],
    cookingSkill: 'BASIC',
    timeCooking: 'LESS_30_MINUTES',
    variety: 'BALANCED',
    shoppingDays: [],
    eaters: 1,
  } as const
  const member = {
    hero: exampleHero,
    startsOn: '2026-11-21',
    settings: { ...settings, diets: [], restrictions: [], shoppingDays: [] },
  }
  const progress = weightProgress(member, { weights: [{ day: '2026-11-30', kg: 79 }] }, TODAY)
  if (progress === null) throw new Error('The example should have a body.')
  return progress
}
const check = (text: string, day = TODAY, units: UnitSystem = 'metric') => checkWeighIn({ text, day }, storyIn(units))

test('a weight is kept as typed, in either unit', () => {
  expect(check('78,6')).toEqual({ kind: 'ready', mass: 78.6 })
  expect(check('173.3', TODAY, 'imperial')).toEqual({ kind: 'ready', mass: 78.608 })
})

test.each([
  ['', TODAY, 'weight'],
  ['12', TODAY, 'weight'],
  ['400', TODAY, 'weight'],
  ['78.6', '2026-12-02', 'day'],
  ['78.6', '1926-11-19', 'day'],
  ['78.6', '', 'day'],
])('%j on %j is not accepted', (text, day, field) => {
  expect(check(text, day)).toMatchObject({ kind: 'wrong', field })
})

test('a jump is questioned, with its size and the day it is compared with', () => {
  const checked = check('97.5')
  expect(checked).toMatchObject({ kind: 'surprise', mass: 97.5, doubt: { by: 18.5 } })
  if (checked.kind !== 'surprise') return
  expect(surpriseText(checked.doubt, 'metric', '2026-11-21', TODAY)).toBe(
    'That’s 18.5\u202fkg more than on November 30. Was this you, in the right unit, without shoes?',
  )
})
