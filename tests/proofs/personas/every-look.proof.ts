import { expect } from 'vitest'
import { inspectPlanScreens, planScreens, showsAll } from '#tests/e2e/accessibility/plan-screens.ts'
import { axeOnSharedPages, sharedPages, sidewaysOnSharedPages } from '#tests/e2e/accessibility/shared-pages.ts'
import { sidewaysAtAnyWidth } from '#tests/e2e/accessibility/sideways.ts'
import { axeOnSteps, everyStep, sidewaysOnSteps, troublesOnPhone } from '#tests/e2e/accessibility/step-screens.ts'
import { violationsOn } from '#tests/e2e/accessibility/violations.ts'
import { test } from '#tests/e2e/browser.ts'
import { newOwnerWith } from '#tests/e2e/member/plan-owner.ts'
import { openPlan } from '#tests/e2e/member/plan-page.ts'
import { countProven } from '../proven.ts'

const devices = ['phone', 'desktop'] as const
/** Each screen is checked in both themes. */
const checkedByAxe = (screens: number) => ({ 'screens checked by axe': 2 * screens })

test('axe finds nothing on any step on a desktop', async ({ open, task }) => {
  countProven(task, checkedByAxe(everyStep.length))
  expect(await axeOnSteps(open, 'desktop', everyStep)).toEqual({})
})

test.for(devices)('axe finds nothing on any shared page: %s', async (device, { open, task }) => {
  countProven(task, checkedByAxe(sharedPages.length))
  expect(await axeOnSharedPages(open, device)).toEqual({})
})

test.for(devices)('axe finds nothing on any screen of the plan: %s', async (device, { open, task }) => {
  countProven(task, checkedByAxe(planScreens.length))
  const { owner } = await newOwnerWith(showsAll)
  const page = await openPlan(open, owner, { look: { device } })
  expect(await inspectPlanScreens(page, () => violationsOn(page))).toEqual({})
})

test('axe finds nothing on any step on a phone, and everything can be reached on 320 x 568', async ({ open, task }) => {
  countProven(task, { ...checkedByAxe(everyStep.length), 'screens on 320 x 568': everyStep.length })
  expect(await troublesOnPhone(open, everyStep)).toEqual({})
})

test('no step scrolls sideways from 320 to 1920 px', async ({ open, task }) => {
  countProven(task, { 'screens at seven widths': everyStep.length })
  expect(await sidewaysOnSteps(open, everyStep)).toEqual({})
})

test('no shared page scrolls sideways from 320 to 1920 px', async ({ open, task }) => {
  countProven(task, { 'screens at seven widths': sharedPages.length })
  expect(await sidewaysOnSharedPages(open)).toEqual({})
})

test('no screen of the plan scrolls sideways from 320 to 1920 px', async ({ open, task }) => {
  countProven(task, { 'screens at seven widths': planScreens.length })
  const { owner } = await newOwnerWith(showsAll)
  const page = await openPlan(open, owner, { look: { device: 'desktop' } })
  expect(await inspectPlanScreens(page, () => sidewaysAtAnyWidth(page))).toEqual({})
})
