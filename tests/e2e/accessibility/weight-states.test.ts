import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { GoalView } from '#domain/api/member/goal.ts'
import type { DecisionView, ReviewReply } from '#domain/api/member/review.ts'
import type { LearntWeight, WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import { addDays } from '#domain/time.ts'
import { test } from '../browser.ts'
import { newOwner } from '../member/plan-owner.ts'
import { openPlan } from '../member/plan-page.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { violationsOn } from './violations.ts'

/** What the page shows, as the server would answer it after weeks. */
type State = {
  readonly shows: string
  readonly state?: WeightState
  readonly goal?: Partial<GoalView>
  readonly decision?: DecisionView
  readonly learnt?: Partial<LearntWeight>
  readonly bringAbout?: (page: Page) => Promise<unknown>
}

const today = todayInUtc()
const target = 1800
const proposed = { kind: 'PROPOSE', target, bound: null } as const
const wide = [0, 7, 14].map((ago) => addDays(today, -ago))
const unclear: Partial<LearntWeight> = {
  unclear: { followed: 80.2, other: 88.1 },
  doubts: wide.map((day) => ({ day, why: 'ANOTHER_LEVEL' })),
}
/** A file of 40 weights. */
const file = ['Date,Weight (kg)', ...Array.from({ length: 40 }, (_, ago) => `${addDays(today, -ago)},${80 + ago / 20}`)]

const states: readonly State[] = [
  { shows: 'Your weight is falling', decision: { ...proposed, proposed: 1700, change: 'DOWN' } },
  {
    shows: 'Your weight is rising',
    state: 'RISING',
    decision: { kind: 'KEEP', target, why: { kind: 'RISES_AT_LIMIT', bound: 'CUT', turn: 0 } },
  },
  {
    shows: 'Your goal can be changed again',
    state: 'TOO_FAST',
    goal: { mode: 'HELD' },
    decision: { kind: 'HOLD', target: 2100, reason: 'LOST_TENTH' },
  },
  { shows: 'You have a break until', goal: { mode: 'BREAK', until: addDays(today, 9) } },
  { shows: 'Your plan has a pause', goal: { mode: 'PAUSE' } },
  {
    shows: 'and you weigh about',
    goal: { about: 67.8, kg: 68, milestones: [{ kind: 'FIVE_PERCENT', on: today }] },
    decision: { ...proposed, proposed: 1900, change: 'KEEP_WEIGHT' },
  },
  { shows: 'What do you want?', state: 'STEADY', goal: { mode: 'KEEP', aim: 'KEEP', about: 84.2, kg: 80 } },
  { shows: 'Which of these weights are yours?', state: 'UNKNOWN', goal: { about: null }, learnt: unclear },
  {
    shows: '40 weights in this file',
    bringAbout: async (page) => {
      await page.setInputFiles('section[aria-labelledby=weight-files] input[type=file]', {
        name: 'weights.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(file.join('\n')),
      })
      await page.waitForSelector('[data-action=file-add]')
    },
  },
]

/** The log after six weeks of a plan: a weight each week, and what was learnt from them. */
function replyOf(real: WeightsReply, { state = 'FALLING', goal, learnt }: State): WeightsReply {
  const { goal: view } = real
  if (view === undefined) throw new Error('The member has no goal.')
  const days = Array.from({ length: 7 }, (_, week) => addDays(today, 7 * week - 42))
  const corridor = { low: 78.4, high: 81.6 }
  return {
    ...real,
    weights: days.map((day, week) => ({ day, kg: 82 - week / 3 })),
    goal: { ...view, mode: 'LOSE', about: 80, kg: 68, corridor, ...goal },
    learnt: {
      course: [-42, -14, 0, 84].map((day) => ({ day, kg: 80 - day / 42, sd: 0.4 + Math.max(0, day) / 40 })),
      today: 0,
      state,
      doubts: [],
      readings: 5,
      offset: { energy: 60, low: -90, high: 210 },
      goal: null,
      startUnlikely: false,
      ...learnt,
    },
  }
}

function reviewOf({ state = 'FALLING', decision }: State): ReviewReply {
  const latest: ReviewReply['latest'] =
    decision === undefined
      ? null
      : {
          week: 1,
          reviewedOn: today,
          from: addDays(today, 2),
          before: target,
          now: decision.target,
          decision,
          state,
          offset: { energy: 180, low: 80, high: 280 },
          readings: 5,
          answer: null,
          plateauAnswer: null,
        }
  return { latest, changes: latest === null ? [] : [{ ...latest, answer: 'YES' }], keptForGood: false }
}

test('axe finds nothing on the weight page in any of its states', async ({ open }) => {
  const owner = await newOwner()
  await owner.ask('PUT', routes.memberWeight, { day: today }, { kg: 80.4 })
  // The reply has this type by the route's response schema.
  const real = (await (await owner.ask('GET', routes.memberWeights)).json()) as WeightsReply
  const page = await openPlan(open, owner, { path: '/weight', screen: 'weight' })
  const found: Record<string, readonly string[]> = {}
  for (const state of states) {
    await page.unrouteAll()
    await page.route(`**${routes.memberWeights}?*`, (route) => route.fulfill({ json: replyOf(real, state) }))
    await page.route(`**${routes.memberReview}?*`, (route) => route.fulfill({ json: reviewOf(state) }))
    await page.reload()
    await page.waitForSelector('#weight-standing')
    await state.bringAbout?.(page)
    await page.locator('main', { hasText: state.shows }).waitFor()
    const violations = await violationsOn(page)
    if (violations.length > 0) found[state.shows] = violations
  }
  expect(found).toEqual({})
})
