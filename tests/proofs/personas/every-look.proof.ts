import { expect } from 'vitest'
import { axeOnPlanScreens, planScreens, showsAll } from '#tests/e2e/accessibility/plan-screens.ts'
import { axeOnSharedPages, sharedPages } from '#tests/e2e/accessibility/shared-pages.ts'
import { axeOnSteps, everyStep, outOfReachOnSteps, sidewaysOnSteps } from '#tests/e2e/accessibility/step-screens.ts'
import { test } from '#tests/e2e/browser.ts'
import { newOwnerWith } from '#tests/e2e/member/plan-owner.ts'
import { openPlan } from '#tests/e2e/member/plan-page.ts'
import { countProven } from '../proven.ts'

const devices = ['phone', 'desktop'] as const
/** Each is looked at in both themes. */
const checkedByAxe = (screens: number) => ({ 'screens checked by axe': 2 * screens })

test.for(devices)('axe on every step: %s', async (device, { open, task }) => {
  countProven(task, checkedByAxe(everyStep.length))
  expect(await axeOnSteps(open, device, everyStep)).toEqual({})
})

test.for(devices)('axe on every shared page: %s', async (device, { open, task }) => {
  countProven(task, checkedByAxe(sharedPages.length))
  expect(await axeOnSharedPages(open, device)).toEqual({})
})

test.for(devices)('axe on every screen of the plan: %s', async (device, { open, task }) => {
  countProven(task, checkedByAxe(planScreens.length))
  const { owner } = await newOwnerWith(showsAll)
  expect(await axeOnPlanScreens(await openPlan(open, owner, { look: { device } }))).toEqual({})
})

test('every step, on a screen of 320 x 568, is reached without scrolling sideways', async ({ open, task }) => {
  countProven(task, { 'screens on 320 x 568': everyStep.length })
  expect(await outOfReachOnSteps(open, everyStep)).toEqual({})
})

test('no step scrolls sideways from 320 to 1920 px', async ({ open, task }) => {
  countProven(task, { 'steps at seven widths': everyStep.length })
  expect(await sidewaysOnSteps(open, everyStep)).toEqual({})
})
