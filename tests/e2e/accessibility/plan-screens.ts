import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { WeekView } from '#domain/api/member/week.ts'
import type { PlanOwner } from '../member/plan-owner.ts'
import { goToPlan, mealPath, type Screen } from '../member/plan-page.ts'
import { todayInUtc } from '../personas/record-of.ts'

type PlanScreen = {
  readonly name: string
  readonly path: string
  readonly screen: Screen
  /** How its title begins; the week's is that of the week. */
  readonly title: RegExp
  /** There once everything that the screen is about is there. */
  readonly content: string
}

const SHOWN = { day: 0, meal: 1 } as const
const MEAL = mealPath(SHOWN.day, SHOWN.meal)

/** Where a member's first week has all that the screens show: a meal that is cooked, for which there is another. */
export async function showsAll({ days }: WeekView, owner: PlanOwner): Promise<true | undefined> {
  const isCooked = days[SHOWN.day]?.meals[SHOWN.meal]?.leftoverOf === null
  return isCooked && (await owner.candidates(SHOWN)).length > 0 ? true : undefined
}

/** Every screen of the plan, below /v3/plan. */
export const planScreens: readonly PlanScreen[] = [
  { name: 'today', path: '', screen: 'today', title: /^Today – /, content: 'main [data-action=eaten]' },
  {
    name: 'add food',
    path: `/day/${todayInUtc()}/add`,
    screen: 'add-food',
    title: /^Add food – /,
    content: 'main input[name=food]',
  },
  { name: 'cook', path: `${MEAL}/cook`, screen: 'cook', title: /^\S.+ – /, content: '[data-action=step-next]' },
  { name: 'week', path: '/week/1', screen: 'week', title: /^Week 1 – /, content: 'main li[data-today]' },
  { name: 'day', path: '/week/1/day/1', screen: 'day', title: /^[A-Z][a-z]+day – /, content: 'main article' },
  { name: 'meal', path: MEAL, screen: 'meal', title: /^\S.+ – /, content: 'main article ol' },
  { name: 'swap', path: `${MEAL}/swap`, screen: 'swap', title: /^Swap this meal – /, content: '[data-action=choose]' },
  {
    name: 'recipe',
    path: '/recipe/salade-nicoise',
    screen: 'recipe',
    title: /^\S.+ – /,
    content: 'main article ol',
  },
  { name: 'list', path: '/list', screen: 'list', title: /^Shopping list – /, content: 'label[data-value]' },
  { name: 'weight', path: '/weight', screen: 'weight', title: /^Weight – /, content: 'main svg' },
  { name: 'settings', path: '/settings', screen: 'settings', title: /^Settings – /, content: '[data-action=delete]' },
]

/** Goes to a screen and waits for all that is on it. */
async function goToScreen(page: Page, { path, screen, content }: PlanScreen): Promise<void> {
  await goToPlan(page, path, screen)
  await page.waitForSelector(content)
}

/** What is wrong with each screen of the plan; each has a title of its own and one heading. */
export async function inspectPlanScreens(
  page: Page,
  inspect: (page: Page, name: string) => Promise<readonly string[]>,
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {}
  for (const screen of planScreens) {
    await goToScreen(page, screen)
    await expect.poll(() => page.title()).toMatch(screen.title)
    expect(await page.locator('h1').count(), screen.name).toBe(1)
    const troubles = await inspect(page, screen.name)
    if (troubles.length > 0) found[screen.name] = troubles
  }
  return found
}
