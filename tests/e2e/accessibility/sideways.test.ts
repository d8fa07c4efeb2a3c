import { expect } from 'vitest'
import { test } from '../browser.ts'
import { everyStep, sidewaysOnSteps, stepKinds, widenedBySlides } from './step-screens.ts'

test('no kind of step scrolls sideways from 320 to 1920 px', async ({ open }) => {
  expect(await sidewaysOnSteps(open, stepKinds)).toEqual({})
})

test('no step is wider than a phone while it slides in', async ({ open }) => {
  expect(await widenedBySlides(open, everyStep)).toEqual({})
})
