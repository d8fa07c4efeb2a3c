import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { WeekView } from '#domain/api/member/week.ts'
import type { PageName } from '#web/member/pages/member-pages.ts'
import type { PlanOwner } from '../member/plan-owner.ts'
import { goToPlan, mealPath } from '../member/plan-page.ts'
import { todayInUtc } from '../personas/record-of.ts'

type PlanScreen = {
  /** Relative to /v3/plan. */
  readonly path: string
  /** The start of the page's title; the week's is that of the week. */
  readonly title: RegExp
  /** An element that is there once the screen is complete. */
  readonly content: string
}

const SHOWN = { day: 0, meal: 1 } as const
const MEAL = mealPath(SHOWN.day, SHOWN.meal)

/** Whether a member's first week has everything that the screens show: a cooked meal with an alternative. */
export async function showsAll({ days }: WeekView, owner: PlanOwner): Promise<true | undefined> {
  const isCooked = days[SHOWN.day]?.meals[SHOWN.meal]?.leftoverOf === null
  return isCooked && (await owner.candidates(SHOWN)).length > 0 ? true : undefined
}

/** Every screen of the plan. */
const screens: { readonly [N in PageName]: PlanScreen } = {
  today: { path: '', title: /^Today – /, content: 'main [data-action=eaten]' },
  addFood: { path: `/day/${todayInUtc()}/add`, title: /^Add food – /, content: 'main input[name=food]' },
  cook: { path: `${MEAL}/cook`, title: /^\S.+ – /, content: '[data-action=step-next]' },
  week: { path: '/week/1', title: /^Week 1 – /, content: 'main li[data-today]' },
  day: { path: '/week/1/day/1', title: /^[A-Z][a-z]+day – /, content: 'main article' },
  meal: { path: MEAL, title: /^\S.+ – /, content: 'main article ol' },
  swap: { path: `${MEAL}/swap`, title: /^Swap this meal – /, content: '[data-action=choose]' },
  recipe: { path: '/recipe/salade-nicoise', title: /^\S.+ – /, content: 'main article ol' },
  list: { path: '/list', title: /^Shopping list – /, content: 'label[data-value]' },
  weight: { path: '/weight', title: /^Weight – /, content: 'main svg' },
  settings: { path: '/settings', title: /^Settings – /, content: '[data-action=delete]' },
}
// The keys are those of the type above.
export const planScreens = Object.keys(screens) as readonly PageName[]

/** Goes to a screen and waits until it is complete. */
async function goToScreen(page: Page, name: PageName): Promise<void> {
  await goToPlan(page, screens[name].path, name)
  await page.waitForSelector(screens[name].content)
}

/** The faults of each screen of the plan. Also checks that each has its own title and one heading. */
export async function inspectPlanScreens(
  page: Page,
  inspect: (page: Page, name: PageName) => Promise<readonly string[]>,
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {}
  for (const name of planScreens) {
    await goToScreen(page, name)
    await expect.poll(() => page.title()).toMatch(screens[name].title)
    expect(await page.locator('h1').count(), name).toBe(1)
    const troubles = await inspect(page, name)
    if (troubles.length > 0) found[name] = troubles
  }
  return found
}
