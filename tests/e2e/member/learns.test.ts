import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import type { PageName } from '#web/member/pages/member-pages.ts'
import { violationsOn } from '../accessibility/violations.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { type Open, test } from '../browser.ts'
import { isEveryCase } from '../every-case.ts'
import { type MovedMember, movedMember } from './moved-member.ts'
import { expectMessage, expectPlainWords, shows } from './plan-page.ts'

const THIN = '\u202f'
const POUNDS = 0.45359237

// Half a year passes for everyone in the app, so this test has its own.
let app: AppWithDatabase
beforeAll(async () => {
  app = await appWithDatabase()
})
afterAll(() => app.stop())

/** Weights of a member who loses a little at first and then nothing more. */
const standing = (start: number) => (day: number) =>
  Math.round(10 * (start - 0.8 * (1 - Math.exp(-day / 20)) + 0.3 * Math.sin(day * 12.9898))) / 10

/** Opens a page below /v3/plan on a device of the member, on their day. */
async function openAt(open: Open, member: MovedMember, path: string, screen: PageName): Promise<Page> {
  const page = await open({ stored: member.device(), expected: [/other site/] })
  await goTo(page, member, path, screen)
  return page
}

async function goTo(page: Page, member: MovedMember, path: string, screen: PageName): Promise<void> {
  await page.clock.setFixedTime(new Date(`${member.today()}T12:00:00Z`))
  await visit(page, `${app.url}/v3/plan${path}`)
  await shows(page, screen)
}

/** A week with a weight every second day. */
async function liveWeek(member: MovedMember): Promise<void> {
  await member.pass(7)
  const today = member.daysIn()
  await member.weigh([today - 6, today - 4, today - 2, today], standing(member.start))
}

/** Types pounds as kilograms and insists, then corrects the doubted weight. */
async function typePounds(page: Page, member: MovedMember): Promise<void> {
  const row = page.locator(`li[data-day="${member.today()}"]`)
  await page.fill('input[name=weight]', (member.start / POUNDS).toFixed(1))
  await page.tap('[data-action=save]')
  await page.locator('[role=status]', { hasText: 'Was this you' }).waitFor()
  await page.tap('[data-action=save]')
  await expectMessage(page, 'Saved: ')
  await row.filter({ hasText: 'doesn’t fit your other weights' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await row.locator('[data-action=meant]').tap()
  await row.filter({ hasText: `${member.start.toFixed(1)}${THIN}kg` }).waitFor()
}

/** Lets weeks pass until a review makes a proposal; answers any questions on the way. */
async function untilProposed(page: Page, member: MovedMember): Promise<{ before: number; proposed: number }> {
  for (let weeks = 0; weeks < 12; weeks++) {
    await liveWeek(member)
    const review = await member.latest()
    if (review?.decision.kind === 'PROPOSE') return { before: review.before, proposed: review.decision.proposed }
    if (review?.decision.kind !== 'ASK' || review.plateauAnswer !== null) continue
    await goTo(page, member, '/week', 'week')
    await page.tap('[data-review=ASK] [data-action=NOTHING]')
    await page.locator('[data-review]', { hasText: 'Nothing changes this week' }).waitFor()
  }
  throw new Error('No review proposes a change.')
}

/** Days without opening the plan, in the proof three months: enough for a session to end, or half a year in all. */
const daysAway = isEveryCase() ? 91 : 31

test('months of weighing: pounds typed as kilograms, a proposal declined, a later one agreed to and planned', async ({
  open,
}) => {
  const member = await movedMember(app.url)
  const { energyOf } = member
  await liveWeek(member)
  await liveWeek(member)
  // A day without a weight: of several, the first of the morning counts.
  await member.pass(1)
  const page = await openAt(open, member, '/weight', 'weight')
  await typePounds(page, member)

  const first = await untilProposed(page, member)
  await goTo(page, member, '/week', 'week')
  await page.locator('[data-review=PROPOSE]', { hasText: 'fit better with' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await expectPlainWords(page)
  await page.tap('[data-review=PROPOSE] [data-action=keep]')
  await page.locator('[data-review]', { hasText: 'Your plan stays' }).waitFor()

  const second = await untilProposed(page, member)
  expect(second.before).toBe(first.before)
  const week = Math.floor(member.daysIn() / 7) + 1
  const now = await energyOf(week)
  await goTo(page, member, '/week', 'week')
  await page.tap('[data-review=PROPOSE] [data-action=yes]')
  await page.locator('[data-review]', { hasText: 'Your plan will change' }).waitFor()
  expect(second.proposed).toBeLessThan(now)
  expect(await energyOf(week)).toBe(now)
  expect(await energyOf(week + 1)).toBe(second.proposed)
  for (const [of, energy] of [
    [week, now],
    [week + 1, second.proposed],
  ] as const) {
    await goTo(page, member, `/week/${of}/day/1`, 'day')
    await page.locator('main', { hasText: `target ${Math.round(energy).toLocaleString('en-US')}${THIN}kcal` }).waitFor()
  }

  // A month without opening the plan: the session ends, and an emailed link opens it again.
  await member.pass(daysAway)
  await member.signIn()
  await member.weigh([member.daysIn()], standing(member.start))
  const later = await openAt(open, member, '/weight', 'weight')
  await later
    .locator('section[aria-labelledby=weight-standing]', { hasText: /About \d+(\.\d)?\u202fkg today/ })
    .waitFor()
  await later
    .locator('section[aria-labelledby=plan-changes]', { hasText: `→ ${second.proposed.toLocaleString('en-US')}` })
    .waitFor()
  await later.locator('summary', { hasText: 'Show as a table' }).tap()
  await expectPlainWords(later)
  expect(await violationsOn(later)).toEqual([])
  // A life event that scales cannot show, in two taps.
  await later.tap('[data-kind=AWAY]')
  expect(await violationsOn(later)).toEqual([])
  await later.tap('[data-action=save-event]')
  await later.locator('[data-life-event=AWAY]', { hasText: 'since' }).waitFor()
  await later.tap('[data-weekday="0"]')
  await expectMessage(later, 'we’ll remind you on Monday mornings')
  await expectPlainWords(later)
})
