import { expect, test } from 'vitest'
import { answerProblems } from '#domain/answer-problems.ts'
import { lowestHealthyGoal } from '#domain/body/body-mass.ts'
import { exampleHero } from '#domain/hero/example-hero.ts'
import { cm } from '#domain/units.ts'
import { wholeMassUp } from '#web/words/masses.ts'
import { missingNumber } from '#web/words/measures.ts'
import { measureProblem } from './measure-problem.ts'

test.each([
  ['height', null, missingNumber],
  ['height', 80, answerProblems.HEIGHT_IMPLAUSIBLE.say],
  ['height', 170, null],
  ['weight', 20, answerProblems.WEIGHT_IMPLAUSIBLE.say],
  ['weight', 250, answerProblems.BODY_IMPLAUSIBLE.say],
  ['weight', 80, null],
  ['goalWeight', 1000, answerProblems.GOAL_IMPLAUSIBLE.say],
  ['goalWeight', 50, answerProblems.GOAL_UNDERWEIGHT.say],
  ['goalWeight', 68, null],
] as const)('%s of %s', (key, value, says) => {
  expect(measureProblem(key, value, { ...exampleHero, height: 170 })?.toString() ?? null).toBe(says)
})

test.each(['metric', 'imperial'] as const)(
  'the goal that is offered instead is one that is taken, in %s units',
  (units) => {
    for (let height = 130; height <= 230; height += 0.7) {
      const offered = wholeMassUp(lowestHealthyGoal(cm(height)), units)
      expect(measureProblem('goalWeight', offered, { ...exampleHero, height })).toBeNull()
    }
  },
)
