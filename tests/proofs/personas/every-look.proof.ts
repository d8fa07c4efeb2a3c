import { expect } from 'vitest'
import { axeOnPlanScreens, planScreens, showsAll } from '#tests/e2e/accessibility/plan-screens.ts'
import { axeOnSharedPages, sharedPages } from '#tests/e2e/accessibility/shared-pages.ts'
import { axeOnSteps, everyStep, outOfReachOnSteps } from '#tests/e2e/accessibility/step-screens.ts'
import { test } from '#tests/e2e/browser.ts'
import { newOwnerWith } from '#tests/e2e/member/plan-owner.ts'
import { openPlan } from '#tests/e2e/member/plan-page.ts'
import { countProven } from '../proven.ts'

const looks = [
  { theme: 'light', device: 'phone' },
  { theme: 'dark', device: 'phone' },
  { theme: 'light', device: 'desktop' },
  { theme: 'dark', device: 'desktop' },
] as const
const checkedByAxe = (count: number) => ({ 'screens checked by axe': count })

test.for(looks)('axe on every step: $theme, $device', async (look, { open, task }) => {
  countProven(task, checkedByAxe(everyStep.length))
  expect(await axeOnSteps(open, look, everyStep)).toEqual({})
})

test.for(looks)('axe on every shared page: $theme, $device', async (look, { open, task }) => {
  countProven(task, checkedByAxe(sharedPages.length))
  expect(await axeOnSharedPages(open, look)).toEqual({})
})

test.for(looks)('axe on every screen of the plan: $theme, $device', async ({ theme, device }, { open, task }) => {
  countProven(task, checkedByAxe(planScreens.length))
  const { owner } = await newOwnerWith(showsAll)
  expect(await axeOnPlanScreens(await openPlan(open, owner, { look: { device, stored: { theme } } }))).toEqual({})
})

test('every step, on a screen of 320 x 568, is reached without scrolling sideways', async ({ open, task }) => {
  countProven(task, { 'screens on 320 x 568': everyStep.length })
  expect(await outOfReachOnSteps(open, everyStep)).toEqual({})
})
