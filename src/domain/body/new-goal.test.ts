import { expect, test } from 'vitest'
import { kg } from '#domain/units.ts'
import { goalProblem } from './new-goal.ts'
import { bodyOf } from './people.example.ts'

/** A body mass index of 18.5 at 168 cm is 52.2 kg. */
const tall = bodyOf('FEMALE', 35, 168, 80, 1.5)
const small = bodyOf('FEMALE', 60, 145, 45, 1.2)

test.each([
  [tall, 78, 70, null],
  [tall, 78, 52.3, null],
  [tall, 78, 52.2, 'GOAL_UNDERWEIGHT'],
  [tall, 78, 29.9, 'GOAL_IMPLAUSIBLE'],
  [tall, 78, Number.NaN, 'GOAL_IMPLAUSIBLE'],
  [tall, 78, 77.6, 'GOAL_NOT_LOWER'],
  [tall, 78, 77.4, null],
  [tall, 52, 51, 'LOSS_NOT_OFFERED'],
  // She spends hardly more than the least that a plan has.
  [small, 45, 40, 'LOSS_NOT_OFFERED'],
] as const)('case %#: from %s at %s kg to %s kg', (body, weight, goal, expected) => {
  expect(goalProblem(body, kg(weight), kg(goal))).toBe(expected)
})
