import { expect } from 'vitest'
import { test } from '../browser.ts'
import { axeOnSteps, outOfReachOnSteps, stepKinds } from './step-screens.ts'

test('one step of each kind on a phone', async ({ open }) => {
  expect(await axeOnSteps(open, 'phone', stepKinds)).toEqual({})
})

test('one step of each kind, on a screen of 320 x 568, is reached without scrolling sideways', async ({ open }) => {
  expect(await outOfReachOnSteps(open, stepKinds)).toEqual({})
})
