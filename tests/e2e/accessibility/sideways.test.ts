import { expect } from 'vitest'
import { test } from '../browser.ts'
import { sidewaysOnSteps, stepKinds } from './step-screens.ts'

test('no kind of step scrolls sideways from 320 to 1920 px', async ({ open }) => {
  expect(await sidewaysOnSteps(open, stepKinds)).toEqual({})
})
