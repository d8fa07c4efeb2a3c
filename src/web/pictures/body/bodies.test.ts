import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { bodies } from './bodies.ts'

/** Girths that say how heavy a body is. Narrow shoulders are no lack of weight. */
const girths = ['chest', 'waist', 'belly', 'hips', 'arms', 'thighs', 'calves'] as const
const goals = ['thin', 'toned', 'curvy', 'athletic'] as const

/** A girth at a body mass index of 19, on the line through the drawn figures at 20 and 25.5. */
const least = (sex: 'woman' | 'man', girth: (typeof girths)[number]): number => {
  const [slim, mid] = [bodies[`body-${sex}-slim`][girth], bodies[`body-${sex}-mid-sized`][girth]]
  return slim - (mid - slim) / 5.5
}

test.each(['woman', 'man'] as const)('no body that a %s may choose as a goal is thinner than an index of 19', (sex) => {
  for (const goal of goals)
    for (const girth of girths)
      expect(bodies[`body-${sex}-${goal}`][girth], `${goal} ${girth}`).toBeGreaterThanOrEqual(least(sex, girth))
})

test.each(['woman', 'man'] as const)('the bodies that a %s may choose as a goal can be told apart', (sex) => {
  const shapes = goals.map((goal) => bodies[`body-${sex}-${goal}`])
  for (const [place, one] of shapes.entries())
    for (const other of shapes.slice(place + 1)) {
      const apart = (['shoulders', 'waist', 'hips'] as const).map((key) => Math.abs(one[key] - other[key]))
      expect(Math.max(...apart)).toBeGreaterThan(2.5)
    }
})

test('a body is drawn for every goal that can be chosen', () => {
  expect(goals).toHaveLength(choices.goalBody.length)
})
