import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { inputMethodOf } from '#tests/e2e/walk/input-method.ts'
import { memberPages, type PageName, tabs } from '#web/member/pages/member-pages.ts'
import { test } from '../browser.ts'
import { newOwnerWith, type PlanOwner } from '../member/plan-owner.ts'
import { arriveOn, goToPlan, mealPath, openPlan } from '../member/plan-page.ts'
import { FOURFOLD, inWindow, outOfReach } from './out-of-reach.ts'
import { inspectPlanScreens, showsAll } from './plan-screens.ts'
import { sidewaysAtAnyWidth, widerInSlide } from './sideways.ts'
import { violationsOn } from './violations.ts'

let owner: PlanOwner
beforeAll(async () => {
  owner = (await newOwnerWith(showsAll)).owner
})

/** A window of 1280 x 800 in a browser at 200 % zoom. */
const TWOFOLD = { width: 640, height: 400 } as const

/** Screens whose parts are side by side if there is room. `npm run prove -- personas` checks all screens with axe. */
const wide: readonly PageName[] = ['week', 'meal']

test('no screen of the plan scrolls sideways from 320 to 1920 px, everything can be reached at 200 % zoom, and axe finds nothing on a desktop', async ({
  open,
}) => {
  const page = await openPlan(open, owner, { look: { device: 'desktop' } })
  const looked: string[] = []
  const troubles = async (_: Page, name: PageName) => {
    const found = [...(await sidewaysAtAnyWidth(page)), ...(await inWindow(page, TWOFOLD, outOfReach))]
    if (!wide.includes(name)) return found
    looked.push(name)
    return [...found, ...(await violationsOn(page))]
  }
  expect(await inspectPlanScreens(page, troubles)).toEqual({})
  expect(looked.toSorted()).toEqual(wide.toSorted())
})

test('no screen of the plan is wider than a phone while it slides in', async ({ open }) => {
  const page = await openPlan(open, owner, { look: { reducedMotion: false } })
  expect(await inspectPlanScreens(page, widerInSlide)).toEqual({})
})

/** Tabs that are not wholly in the window, or under something else. */
const tabsOutOfReach = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (titles) => {
      const found = [...document.querySelectorAll('nav a')].filter((link) => titles.includes(link.textContent.trim()))
      if (found.length < titles.length) return ['a tab is missing']
      return found.flatMap((tab) => {
        const { left, right, top, bottom } = tab.getBoundingClientRect()
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        return isWhole && tab.contains(there) ? [] : [tab.outerHTML.slice(0, 80)]
      })
    },
    tabs.map((name) => memberPages[name].tab.title),
  )

test('every tab is in reach at 400 % zoom', async ({ open }) => {
  const page = await openPlan(open, owner)
  expect(await inWindow(page, FOURFOLD, tabsOutOfReach)).toEqual([])
})

/** The tabs come before the page, so they are reached backwards. */
async function tabBackTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
  for (let stop = 0; stop < tabs.length + 3; stop++) {
    if (await isThere()) return
    await page.keyboard.press('Shift+Tab')
  }
  throw new Error(`Shift and Tab do not reach ${selector}.`)
}

test('with a keyboard, the heading has the focus on every screen, and the tabs lead everywhere', async ({ open }) => {
  const page = await openPlan(open, owner, { look: { device: 'desktop' } })
  const { press } = inputMethodOf(page, 'keyboard')
  await goToPlan(page, '/week/1', 'week')
  const titles = new Set<string>()
  for (const name of [...tabs.filter((tab) => tab !== 'week'), 'week'] as const) {
    const before = await page.title()
    await tabBackTo(page, `nav a[href="/v3${memberPages[name].path()}"]`)
    await page.keyboard.press('Enter')
    await arriveOn(page, name)
    expect(await page.locator('nav a[aria-current=page]').textContent()).toBe(memberPages[name].tab.title)
    await expect.poll(() => page.title()).not.toBe(before)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(tabs.length)
  await press('main h2 a[href$="/week/1/day/1"]')
  await arriveOn(page, 'day')
  await press(`main h2 a[href$="${mealPath(0, 1)}"]`)
  await arriveOn(page, 'meal')
  await page.goBack()
  await arriveOn(page, 'day')
  await page.goBack()
  await arriveOn(page, 'week')

  // Skips the tabs.
  await page.reload()
  await page.waitForSelector('main li[data-today]')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#content')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.id === 'content')
})

test('a visitor who prefers reduced motion sees none', async ({ open }) => {
  const page = await openPlan(open, owner, { look: { reducedMotion: true } })
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
        .map((animation) => `${animation.constructor.name} ${animation.id}`),
    )
  for (const [path, screen] of [
    ['/week/1/day/1', 'day'],
    ['/list', 'list'],
  ] as const) {
    await goToPlan(page, path, screen)
    expect(await moving()).toEqual([])
  }
  await page.locator('label[data-value]').first().tap()
  expect(await moving()).toEqual([])
})
