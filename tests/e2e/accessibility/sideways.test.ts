import { expect } from 'vitest'
import { test } from '../browser.ts'
import { newOwnerWith } from '../member/plan-owner.ts'
import { openPlan } from '../member/plan-page.ts'
import { goToScreen, planScreens, showsAll } from './plan-screens.ts'
import { sidewaysOnSharedPages } from './shared-pages.ts'
import { sidewaysAtAnyWidth } from './sideways.ts'
import { sidewaysOnSteps, stepKinds } from './step-screens.ts'

test('no kind of step scrolls sideways from 320 to 1920 px', async ({ open }) => {
  expect(await sidewaysOnSteps(open, stepKinds)).toEqual({})
})

test('no shared page scrolls sideways from 320 to 1920 px', async ({ open }) => {
  expect(await sidewaysOnSharedPages(open)).toEqual({})
})

test('no screen of the plan scrolls sideways from 320 to 1920 px', async ({ open }) => {
  const { owner } = await newOwnerWith(showsAll)
  const page = await openPlan(open, owner, { look: { device: 'desktop' } })
  const found: Record<string, readonly string[]> = {}
  for (const screen of planScreens) {
    await goToScreen(page, screen)
    const troubles = await sidewaysAtAnyWidth(page)
    if (troubles.length > 0) found[screen.name] = troubles
  }
  expect(found).toEqual({})
})
