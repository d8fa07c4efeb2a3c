import { expect } from 'vitest'
import { violationsOn } from '../accessibility/violations.ts'
import { test } from '../browser.ts'
import { newOwner, type PlanOwner } from './plan-owner.ts'
import { expectMessage, landOn, mealPath, openPlan, shows } from './plan-page.ts'

/** Somebody who cooks each meal anew: a change of a dish of several days has no single place to lead back to. */
async function ownerOfNewMeals(): Promise<PlanOwner> {
  const owner = await newOwner()
  await owner.set({ variety: 'NEW' })
  return owner
}

test('a member undoes a slip of the thumb where it happened, at once or after a reload', async ({ open }) => {
  const owner = await ownerOfNewMeals()
  const before = await owner.week()
  const lunch = mealPath(0, 1)
  const page = await openPlan(open, owner, { path: lunch, screen: 'meal' })
  const dislike = async () => {
    await page.tap('[data-action=more]')
    await page.locator('[data-action=dislike]').first().tap()
    await expectMessage(page, /won’t come up again\. .*’s lunch: .+ instead of .+\./)
    await landOn(page, lunch)
  }
  await dislike()
  expect((await owner.week()).days[0]?.meals[1]).not.toEqual(before.days[0]?.meals[1])
  // The announcement does not cover the tab bar.
  const [said, bar] = [
    await page.locator('[role=status] > [role=group]').boundingBox(),
    await page.locator('nav').first().boundingBox(),
  ]
  expect((said?.y ?? 0) + (said?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(await violationsOn(page)).toEqual([])
  await page.locator('[data-action=announced]').tap()
  await expectMessage(page, 'Undone: your plan is as it was before.')
  await landOn(page, lunch)
  expect(await owner.week()).toEqual(before)

  await page.locator(`main h2 a[href$="${lunch}"]`).tap()
  await dislike()
  await page.goto('/v3/plan/week')
  await shows(page, 'week')
  const card = page.getByRole('region', { name: 'Your last change' })
  await card.waitFor()
  expect(await violationsOn(page)).toEqual([])
  await card.getByRole('button', { name: 'Undo' }).tap()
  await landOn(page, lunch)
  expect(await owner.week()).toEqual(before)
  await page.goto('/v3/plan/week')
  await shows(page, 'week')
  // The change before it is the last one again.
  await card.getByText(/^You changed your settings/).waitFor()
})
