import { expect, test } from 'vitest'
import type { StepFacts } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { parmesanPasta } from './dishes.example.ts'
import { everyVariant } from './every-variant.example.ts'
import { stepTimes } from './step-times.ts'
import { asWritten, type Cooked } from './variant.ts'

const written = asWritten(parmesanPasta)
const withSwaps = (...swaps: readonly ('tofu' | 'gf-pasta')[]): Cooked => ({
  recipe: parmesanPasta,
  lines: swaps.map((id) => ({ id, g: 100, insteadOf: { id: id === 'tofu' ? 'prawns' : 'pasta' } })),
})
const step = (facts: Partial<StepFacts>): StepFacts => ({ uses: [], ...facts })

test('a step that waits has a timer of its minutes, and another step has none', () => {
  expect(stepTimes(step({ minutes: 6, waits: true }), written)).toEqual({ minutes: 6, timer: 6 })
  expect(stepTimes(step({ minutes: 6 }), written)).toEqual({ minutes: 6, timer: null })
  expect(stepTimes(step({}), written)).toEqual({ minutes: null, timer: null })
})

test('a timer of its own goes before the minutes', () => {
  expect(stepTimes(step({ minutes: 6, waits: true, timer: 4 }), written)).toEqual({ minutes: 6, timer: 4 })
})

test('a swap that cooks longer has its own times, and the longest of several counts', () => {
  const facts = step({
    minutes: 6,
    waits: true,
    swapped: { tofu: { minutes: 11, timer: 11 }, 'gf-pasta': { minutes: 8, timer: 9 } },
  })
  expect(stepTimes(facts, withSwaps('tofu'))).toEqual({ minutes: 11, timer: 11 })
  expect(stepTimes(facts, withSwaps('gf-pasta'))).toEqual({ minutes: 8, timer: 9 })
  expect(stepTimes(facts, withSwaps('gf-pasta', 'tofu'))).toEqual({ minutes: 11, timer: 11 })
  expect(stepTimes(facts, written)).toEqual({ minutes: 6, timer: 6 })
})

test('the chicken of baked cod has the timer of chicken', () => {
  const cod = everyVariant.filter(({ recipe }) => recipe.id === 'tahini-baked-cod')
  const timerWith = (id: string) => {
    const dish = cod.find(({ lines }) => lines.some((line) => line.id === id))
    const bakes = dish?.recipe.steps[1]
    return dish === undefined || bakes === undefined ? null : stepTimes(bakes, dish).timer
  }
  expect([timerWith('cod'), timerWith('chicken-breast')]).toEqual([6, 11])
})

test('many steps of the library have a timer, none is longer than the dish, and every wait has one', () => {
  const steps = library.flatMap((recipe) =>
    recipe.steps.map((each) => ({
      ...stepTimes(each, asWritten(recipe)),
      waits: each.waits,
      total: recipe.minutes.total,
    })),
  )
  expect(steps.filter(({ timer }) => timer !== null).length).toBeGreaterThan(450)
  expect(steps.filter(({ timer, total }) => timer !== null && timer > total)).toEqual([])
  expect(steps.filter(({ timer, waits }) => waits === true && timer === null)).toEqual([])
})
