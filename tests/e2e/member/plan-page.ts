import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goWithin, visit } from '#tests/e2e/hydration.ts'
import type { PageName } from '#web/member/pages/member-pages.ts'
import type { Look } from '../browser.ts'
import { arriveAt } from '../walk/expect-step.ts'
import type { PlanOwner } from './plan-owner.ts'

export type Open = (look?: Look) => Promise<Page>

/** Waits until a screen is shown with its data from the server. */
export async function shows(page: Page, screen: PageName): Promise<void> {
  await page.waitForSelector(`main[data-step=plan-${screen}]:not(:has-text("your plan is on its way")) h1`)
}

/** Opens an address below /v3/plan on a member's device, and waits for its screen. */
export async function openPlan(
  open: Open,
  owner: Pick<PlanOwner, 'stored'>,
  { path = '/week', screen = 'week', look = {} }: { path?: string; screen?: PageName; look?: Look } = {},
): Promise<Page> {
  const page = await open({ ...look, stored: { ...owner.stored, ...look.stored } })
  await visit(page, `/v3/plan${path}`)
  await shows(page, screen)
  return page
}

/** Waits until a member has reached a screen from another one: its heading has the focus. */
export async function arriveOn(page: Page, screen: PageName): Promise<void> {
  await arriveAt(page, `plan-${screen}`)
  await shows(page, screen)
}

/** Waits until a change has led to the day of its meal, which has the focus and is in view. */
export async function landOn(page: Page, meal: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const focused = document.activeElement
      if (focused?.closest('main[data-step=plan-day]') === null) return false
      const { top = -1, bottom = Number.POSITIVE_INFINITY } = focused?.getBoundingClientRect() ?? {}
      return focused?.getAttribute('href')?.endsWith(wanted) === true && top >= 0 && bottom <= innerHeight
    },
    meal,
    { polling: 'raf' },
  )
  await shows(page, 'day')
}

/** Goes to an address below /v3/plan without a reload. */
export async function goToPlan(page: Page, path: string, screen: PageName): Promise<void> {
  await goWithin(page, `/v3/plan${path}`, `plan-${screen}`)
  await shows(page, screen)
}

/** Waits for a text in the place where the app reports what it has done. */
export async function expectMessage(page: Page, words: string | RegExp): Promise<void> {
  await page.locator('[role=status]').filter({ hasText: words }).first().waitFor()
}

/** The address of a meal below /v3/plan; days and meals count from 0. */
export const mealPath = (day: number, meal: number, week = 1): string => `/week/${week}/day/${day + 1}/meal/${meal + 1}`

/** Checks that the page shows no text that only a program would produce. */
export async function expectPlainWords(page: Page): Promise<void> {
  expect(await page.textContent('main')).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
}
