import { expect } from 'vitest'
import { axeOnSteps, everyStep, outOfReachOnSteps } from '#tests/e2e/accessibility/step-screens.ts'
import { test } from '#tests/e2e/browser.ts'
import { countProven } from '../proven.ts'

const looks = [
  { theme: 'light', device: 'phone' },
  { theme: 'dark', device: 'phone' },
  { theme: 'light', device: 'desktop' },
  { theme: 'dark', device: 'desktop' },
] as const

test.for(looks)('axe on every step: $theme, $device', async (look, { open, task }) => {
  countProven(task, { 'screens checked by axe': everyStep.length })
  expect(await axeOnSteps(open, look, everyStep)).toEqual({})
})

test('every step, on a screen of 320 x 568, is reached without scrolling sideways', async ({ open, task }) => {
  countProven(task, { 'screens on 320 x 568': everyStep.length })
  expect(await outOfReachOnSteps(open, everyStep)).toEqual({})
})
