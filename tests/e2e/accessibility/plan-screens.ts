import type { Page } from 'playwright-core'
import { goToPlan, mealPath, type Screen } from '../member/plan-page.ts'

type PlanScreen = {
  readonly name: string
  readonly path: string
  readonly screen: Screen
  /** How its title begins; the week's is that of the week. */
  readonly title: RegExp
  /** There once everything that the screen is about is there. */
  readonly content: string
}

const MEAL = mealPath(0, 1)

/** Every screen of the plan, below /v3/plan. */
export const planScreens: readonly PlanScreen[] = [
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
export async function goToScreen(page: Page, { path, screen, content }: PlanScreen): Promise<void> {
  await goToPlan(page, path, screen)
  await page.waitForSelector(content)
}
