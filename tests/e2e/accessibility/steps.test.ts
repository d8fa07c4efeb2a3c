import { expect } from 'vitest'
import { test } from '../browser.ts'
import { axeOnSteps, outOfReachOnSteps, stepKinds } from './step-screens.ts'

test.for(['light', 'dark'] as const)('one step of each kind on a phone: %s', async (theme, { open }) => {
  expect(await axeOnSteps(open, { theme, device: 'phone' }, stepKinds)).toEqual({})
})

test('one step of each kind, on a screen of 320 x 568, is reached without scrolling sideways', async ({ open }) => {
  expect(await outOfReachOnSteps(open, stepKinds)).toEqual({})
})
