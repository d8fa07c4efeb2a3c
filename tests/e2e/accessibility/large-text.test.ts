import { expect } from 'vitest'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import { everyStep, largeTextOnSteps, stepKinds } from './step-screens.ts'

test('with text twice as large nothing lies on other text on a step, and nothing is cut off', async ({ open }) => {
  expect(await largeTextOnSteps(open, casesOf(stepKinds, everyStep))).toEqual({})
})
