import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ChangeReply } from '#domain/api/member/member.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { showsAll } from '../accessibility/plan-screens.ts'
import { test } from '../browser.ts'
import { newOwnerWith, type PlanOwner } from './plan-owner.ts'
import { expectMessage, goToPlan, mealPath, openPlan } from './plan-page.ts'

type At = { readonly day: number; readonly meal: number }
const mainAt = ({ days }: WeekView, { day, meal }: At) => days[day]?.meals[meal]?.dishes[0]?.title
const card = (page: Page, { day, meal }: At) => page.locator(`[data-place="${day}-${meal}"]`)

/** Two dinners of a member's week that can change places. */
async function twoDinners(week: WeekView, owner: PlanOwner): Promise<readonly [At, At] | undefined> {
  if ((await showsAll(week, owner)) === undefined) return undefined
  const meal = week.days[1]?.meals.findIndex(({ slot }) => slot === 'DINNER') ?? -1
  for (const day of [2, 3, 4, 5]) {
    const reply = await owner.ask('PUT', routes.memberMeal, { week: 1, day: 1, meal }, { to: 'place', day, meal })
    if (!reply.ok) continue
    const { undo } = (await reply.json()) as ChangeReply
    await owner.ask('DELETE', routes.memberChange, { change: undo ?? '' })
    return [
      { day: 1, meal },
      { day, meal },
    ]
  }
  return undefined
}

test('a member drags a dinner to another day, eats out, and has the rest planned anew', async ({ open }) => {
  const { owner, found } = await newOwnerWith(twoDinners)
  const [from, to] = found
  const before = await owner.week()
  const page = await openPlan(open, owner, { look: { device: 'desktop' } })

  await card(page, from).dragTo(card(page, to))
  await expectMessage(page, /is now .+ dinner\./)
  expect(mainAt(await owner.week(), to)).toBe(mainAt(before, from))
  await page.locator('[role=status] button, button').filter({ hasText: 'Undo' }).first().click()
  await expectMessage(page, 'Undone')
  expect(mainAt(await owner.week(), to)).toBe(mainAt(before, to))

  await goToPlan(page, mealPath(to.day, to.meal), 'meal')
  await page.locator('[data-action=more]').click()
  await page.locator('[data-action=away]').click()
  await page.getByRole('radio', { name: /as much as usual/ }).check()
  await page.locator('[data-action=keep-away]').click()
  await page.waitForSelector('[data-action=home]')
  const out = (await owner.week()).days[to.day]
  expect(out?.meals[to.meal]?.away).toBeGreaterThan(100)

  await goToPlan(page, '/week', 'week')
  await page.getByText(/^Eating out, about/).waitFor()
  await page.locator('main [data-action=anew]').first().click()
  await expectMessage(page, /Replanned/)
  const anew = await owner.week()
  expect(anew.days[to.day]?.meals[to.meal]?.away).toBe(out?.meals[to.meal]?.away)
  const energies = anew.days.map(({ figures }) => figures.energy / anew.targets.energy)
  for (const share of energies) expect(Math.abs(share - 1)).toBeLessThan(0.2)
})

test('on a phone a meal moves by the menu of its page', async ({ open }) => {
  const { owner } = await newOwnerWith(showsAll)
  const page = await openPlan(open, owner, { path: mealPath(0, 1), screen: 'meal' })
  const before = await owner.week()
  await page.tap('[data-action=more]')
  await page.getByRole('link', { name: 'Move to…' }).click()
  const button = page.locator('[data-action=move]').first()
  const [day = 0, meal = 0] = ((await button.getAttribute('data-value')) ?? '').split('-').map(Number)
  await button.click()
  await expectMessage(page, /is now/)
  expect(mainAt(await owner.week(), { day, meal })).toBe(mainAt(before, { day: 0, meal: 1 }))
})
