import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { MovesReply, WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { memberPages, type PageName } from '#web/member/pages/member-pages.ts'
import { pageProbes } from '#web/member/pages/page-probes.example.ts'
import { PLAN_PATH } from '#web/navigation/views.ts'
import type { PlanOwner } from '../member/plan-owner.ts'
import { goToPlan } from '../member/plan-page.ts'
import { todayInUtc } from '../personas/record-of.ts'

const SHOWN = { day: 0, meal: 1 } as const
/** Whether a member's first week has everything that the screens show: a cooked meal with an alternative, which can move. */
export async function showsAll({ days }: WeekView, owner: PlanOwner): Promise<true | undefined> {
  const isCooked = days[SHOWN.day]?.meals[SHOWN.meal]?.leftoverOf === null
  if (!isCooked || (await owner.candidates(SHOWN)).length === 0) return undefined
  const reply = await owner.ask('GET', routes.memberMoves, { week: 1, ...SHOWN })
  return reply.ok && ((await reply.json()) as MovesReply).moves.length > 0 ? true : undefined
}

/** Every screen of the plan. */
export const planScreens = Object.keys(pageProbes) as readonly PageName[]

/** The address of a screen for a member in the first week, relative to /v3/plan. */
function pathTo(name: PageName): string {
  const params = pageProbes[name].shown({ today: todayInUtc(), place: { week: 1, ...SHOWN } })
  // The probe has the right parameters for its page.
  return (memberPages[name].path as (params: object) => string)(params).slice(PLAN_PATH.length)
}

/** Goes to a screen and waits until it is complete. */
async function goToScreen(page: Page, name: PageName): Promise<void> {
  await goToPlan(page, pathTo(name), name)
  await page.waitForSelector(pageProbes[name].content)
}

/** The faults of each screen of the plan. Also checks that each has its own title, which is known in English, and one heading. */
export async function inspectPlanScreens(
  page: Page,
  inspect: (page: Page, name: PageName) => Promise<readonly string[]>,
  titles: 'in English' | 'in any language' = 'in English',
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {}
  for (const name of planScreens) {
    await goToScreen(page, name)
    if (titles === 'in English') await expect.poll(() => page.title()).toMatch(pageProbes[name].title)
    expect(await page.locator('h1').count(), name).toBe(1)
    const troubles = await inspect(page, name)
    if (troubles.length > 0) found[name] = troubles
  }
  return found
}
