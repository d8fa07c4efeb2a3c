import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import type { WeekView } from '#domain/api/member/week.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { addDays } from '#domain/time.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { newOwnerWith, type PlanOwner } from '../member/plan-owner.ts'
import { goToPlan, mealPath, openPlan } from '../member/plan-page.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { outOfReachOnSmall } from './out-of-reach.ts'
import { inspectPlanScreens, showsAll } from './plan-screens.ts'
import { violationsOn } from './violations.ts'

/** The meal whose recipe has a step with a timer. */
function timedMeal({ days, cards }: WeekView): string | undefined {
  for (const [day, { meals }] of days.entries())
    for (const [meal, { dishes, leftoverOf }] of meals.entries()) {
      const steps = leftoverOf === null ? cards[dishes[0]?.card ?? '']?.steps : undefined
      if (steps?.some(({ minutes }) => minutes !== null && minutes > 0)) return mealPath(day, meal)
    }
  return undefined
}

let owner: PlanOwner
let timed: string
beforeAll(async () => {
  const made = await newOwnerWith(async (week, one) => ((await showsAll(week, one)) ? timedMeal(week) : undefined))
  owner = made.owner
  timed = made.found
  const today = todayInUtc()
  for (const [ago, kg] of [80.4, 80.1, 79.9].entries()) {
    await owner.ask('PUT', routes.memberWeight, { day: addDays(today, -ago) }, { kg })
  }
  const dish = (await owner.week()).days[0]?.meals[0]?.dishes[0]?.recipe ?? ''
  await owner.ask('PUT', routes.memberOpinion, { recipe: dish }, { opinion: 'favourite' })
})

test('axe finds nothing on any screen of the plan on a phone, and everything can be reached on 320 x 568', async ({
  open,
}) => {
  const page = await openPlan(open, owner)
  const troubles = async () => [...(await violationsOn(page)), ...(await outOfReachOnSmall(page))]
  expect(await inspectPlanScreens(page, troubles)).toEqual({})
})

/** Screens in a state that only an action brings about. */
const states: readonly { readonly name: string; readonly bringAbout: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'an ingredient with its menu, ticked, beside a running timer',
    bringAbout: async (page) => {
      await goToPlan(page, timed, 'meal')
      await page.locator('[data-action=start-timer]').first().click()
      await page.locator('section:has(fieldset) li label').first().click()
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click()
    },
  },
  {
    name: 'a list with ticks, staples and an announcement',
    bringAbout: async (page) => {
      await goToPlan(page, '/list', 'list')
      await page.locator('label[data-ticked=false]').first().click()
      await page.locator('[data-action=staples]').click()
      await page.locator('[data-action=untick-all]').click()
      await page.locator('label[data-ticked=false]').first().click()
    },
  },
  {
    name: 'a doubted weight, and the table',
    bringAbout: async (page) => {
      await goToPlan(page, '/weight', 'weight')
      await page.locator('summary').first().click()
      await page.fill('input[name=weight]', '65')
      await page.locator('[data-action=save]').click()
      await page.locator('main', { hasText: 'Was this you' }).waitFor()
    },
  },
  {
    name: 'an impossible weight',
    bringAbout: async (page) => {
      await page.fill('input[name=weight]', '')
      await page.locator('[data-action=save]').click()
      await page.waitForSelector('[role=alert]')
    },
  },
  {
    name: 'settings that are not saved, a search, and the last question',
    bringAbout: async (page) => {
      await goToPlan(page, '/settings', 'settings')
      await page.locator('label:has(input[name=typeDietPrefer][value=VEGAN])').click()
      await page.locator('[data-action=delete]').click()
      await page.getByRole('combobox', { name: 'Add a food you never want' }).fill('salm')
      await page.waitForSelector('[role=option]')
    },
  },
  {
    name: 'a kitchen with a new invitation and a child who is being added',
    bringAbout: async (page) => {
      await goToPlan(page, '/kitchen', 'kitchen')
      await page.locator('[data-action=invite]').click()
      await page.waitForSelector('[data-invitation]')
      await page.locator('[data-action=add-eater]').click()
      for (const summary of await page.locator('form summary').all()) await summary.click()
      await page.locator('[data-action=save-eater]').click()
      await page.waitForSelector('[role=alert]')
    },
  },
  {
    name: 'a week that is not open',
    bringAbout: async (page) => {
      await goToPlan(page, '/week/9', 'week')
      await page.locator('h1', { hasText: 'This week isn’t open' }).waitFor()
    },
  },
  {
    name: 'a meal that does not exist',
    bringAbout: async (page) => {
      await goToPlan(page, mealPath(0, 4), 'week')
      await page.locator('h1', { hasText: 'no such meal' }).waitFor()
    },
  },
  {
    name: 'no network and no copy',
    bringAbout: async (page) => {
      await page.route(`**${filled(routes.memberWeek, { week: 3 })}*`, (route) => route.abort('connectionrefused'))
      await goToPlan(page, '/week/3', 'week')
      await page.locator('h1', { hasText: 'We can’t reach our server' }).waitFor()
    },
  },
]

test('axe finds nothing on screens of the plan in any of their states', async ({ open }) => {
  const expected = [/status 404/, /console: Failed to load/, /ERR_CONNECTION_REFUSED/]
  const page = await openPlan(open, owner, { look: { expected } })
  const found: Record<string, readonly string[]> = {}
  for (const { name, bringAbout } of states) {
    await bringAbout(page)
    const violations = await violationsOn(page)
    if (violations.length > 0) found[name] = violations
  }
  expect(found).toEqual({})
})

test('axe finds nothing on the sign-in page', async ({ open }) => {
  const page = await open()
  await visit(page, '/v3/sign-in')
  const empty = await violationsOn(page)
  await page.fill('input[name=email]', 'ada@gmial.com')
  const doubted = await violationsOn(page)
  await page.fill('input[name=email]', 'ada')
  await page.tap('[data-action=send]')
  await page.waitForSelector('[role=alert]')
  expect({ empty, doubted, wrong: await violationsOn(page) }).toEqual({ empty: [], doubted: [], wrong: [] })
})
