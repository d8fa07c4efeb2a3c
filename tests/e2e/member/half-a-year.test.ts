import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { visit } from '#tests/e2e/hydration.ts'
import type { PageName } from '#web/member/pages/member-pages.ts'
import { contradicting, saidTwice } from '#web/member/weight/weight-claims.fixture.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import { type HalfYear, halfYears, shownBy } from './half-year-members.ts'
import { type MovedMember, movedMember } from './moved-member.ts'
import { expectPlainWords, shows } from './plan-page.ts'

const { fastLoser, gainer, pregnant, atGoal, traveller } = halfYears

// Half a year passes for everyone in the app, so this test has its own.
let app: AppWithDatabase
beforeAll(async () => {
  app = await appWithDatabase()
})
afterAll(() => app.stop())

const logOf = (member: MovedMember) => member.ask<WeightsReply>('GET', routes.memberWeights)

/** A week of daily weights, the review that follows, and the answer to it. */
async function liveWeek(member: MovedMember, { answer, plateau, ...body }: HalfYear): Promise<void> {
  const today = member.daysIn()
  const days = Array.from({ length: 7 }, (_, ago) => today - 6 + ago)
  await member.weigh(days, shownBy({ answer, plateau, ...body }))
  const { latest } = await member.ask<ReviewReply>('GET', routes.memberReview)
  if (latest === null) return
  const { week, decision } = latest
  if (decision.kind === 'ASK' && latest.plateauAnswer === null) {
    await member.ask('POST', routes.memberReviewAnswer, {}, { week, plateauAnswer: plateau })
  }
  if (decision.kind === 'PROPOSE' && latest.answer === null && answer !== null) {
    await member.ask('POST', routes.memberReviewAnswer, {}, { week, answer })
  }
  await body.tells?.[Math.round(today / 7)]?.(member)
}

/** What a screen says in sentences and headings; past changes in the list are not about today. */
async function read(page: Page, member: MovedMember, path: string, screen: PageName): Promise<readonly string[]> {
  await page.clock.setFixedTime(new Date(`${member.today()}T12:00:00Z`))
  await visit(page, `${app.url}/v3/plan${path}`)
  await shows(page, screen)
  await page.waitForLoadState('networkidle')
  await expectPlainWords(page)
  return page
    .locator('main')
    .locator('h2, h3, p')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent ?? ''))
}

/** A mass with a space that may end a line or is too wide. */
const breakable = /\d (kg|lb)\b|\d\u00a0(kg|lb)\b/

async function expectTrue(page: Page, member: MovedMember, { truth, scales = () => 0 }: HalfYear): Promise<void> {
  const { learnt } = await logOf(member)
  const state = learnt?.state ?? 'UNKNOWN'
  const weight = await read(page, member, '/weight', 'weight')
  const today = await read(page, member, '', 'today')
  for (const said of [weight, today]) {
    expect(contradicting(said, state)).toEqual([])
    expect(saidTwice(said)).toEqual([])
    expect(said.filter((sentence) => breakable.test(sentence))).toEqual([])
  }
  const shown = weight.flatMap((sentence) => /^About ([\d.]+)\u202fkg today$/.exec(sentence)?.[1] ?? [])
  expect(shown).toHaveLength(1)
  const isAsked = (learnt?.doubts.length ?? 0) > 0
  const day = member.daysIn()
  // Nobody can tell which of two scales is right.
  const off = [truth(day), truth(day) + scales(day)].map((weight) => Math.abs(Number(shown[0]) - weight))
  expect(Math.min(...off)).toBeLessThan(isAsked ? 2.5 : 1.5)
}

/** What a hold or a raise gives: no less than before, also in the week that is eaten. */
async function expectNoLess(member: MovedMember): Promise<void> {
  const { latest } = await member.ask<ReviewReply>('GET', routes.memberReview)
  if (latest?.decision.kind !== 'HOLD' && latest?.decision.kind !== 'RAISE') return
  expect(latest.now).toBeGreaterThanOrEqual(latest.before)
  expect(await member.energyOf(Math.floor(member.daysIn() / 7) + 1)).toBeGreaterThanOrEqual(latest.before)
}

/** The week in which everybody signs in anew: a session ends after 180 days. */
const SIGN_IN = 13

const members = casesOf([fastLoser], [fastLoser, gainer, pregnant, atGoal, traveller])
const weeks = casesOf([4, 8, 12], [1, 4, 8, 12, 16, 20, 26])

test.for(members)(
  'half a year of $who: no page contradicts itself or the body, and no hold has less food',
  async (person, { open }) => {
    const member = await movedMember(app.url, person.persona)
    const opened = () => open({ stored: member.device(), expected: [/other site/] })
    let page = await opened()
    for (let week = 1; week <= Math.max(...weeks); week++) {
      await member.pass(7)
      if (week === SIGN_IN) {
        await member.signIn()
        page = await opened()
      }
      await liveWeek(member, person)
      if (!weeks.some((wanted) => wanted === week)) continue
      await expectNoLess(member)
      await expectTrue(page, member, person)
    }
  },
)
