import fc from 'fast-check'
import type { GoalMode, GoalView } from '#domain/api/member/goal.ts'
import type { ReviewView } from '#domain/api/member/review.ts'
import type { LearntWeight } from '#domain/api/member/weights.ts'
import { plateauAnswers } from '#domain/plan-review/review-input.ts'
import type { WeightState } from '#domain/plan-review/weight-state.ts'
import { addDays } from '#domain/time.ts'
import { healthEvents } from '#domain/weight-filter/life-events.ts'
import { memberExample } from '#web/member/data/member.example.ts'
import { keepText } from '#web/member/review/keep-text.ts'
import { reviewText } from '#web/member/review/review-text.ts'
import { goalSentences } from './goal/goal-text.ts'
import { learntText } from './learnt-text.ts'
import { standingText } from './standing-text.ts'
import { weightProgress } from './weight-progress.ts'
import { adviceTitles, adviceWords } from './weight-words.ts'

const goalExample: Omit<GoalView, 'mode' | 'kg'> = {
  aim: 'LOSE',
  pace: 'USUAL',
  until: null,
  about: 80,
  lowest: 52,
  corridor: { low: 66.5, high: 70 },
  towards: null,
  namesClasses: false,
}

export const TODAY = addDays(memberExample.startsOn, 40)
export const target = 1800

const turns = [null, 0, 1, 2] as const
const bounds = ['FLOOR', 'CUT', 'PACE'] as const
type Decision = ReviewView['decision']
const keep = (why: Extract<Decision, { kind: 'KEEP' }>['why']): Decision => ({ kind: 'KEEP', target, why })

/** Every decision of a review that says something of its own. */
export const decisions: readonly Decision[] = [
  keep({ kind: 'TOO_LITTLE_KNOWN', missing: [{ kind: 'READINGS', count: 2 }, { kind: 'RECENT_READING' }] }),
  keep({ kind: 'TOO_LITTLE_KNOWN', missing: [{ kind: 'WHOSE' }] }),
  ...(['FITS', 'NEAR_LOWEST', 'ASKED_LATELY', 'AWAY', 'EXPLAINED', 'KEPT_BY_MEMBER'] as const).map((kind) =>
    keep({ kind }),
  ),
  ...(['AT_LIMIT', 'RISES_AT_LIMIT'] as const).flatMap((kind) =>
    turns.map((turn) => keep({ kind, bound: 'CUT', turn })),
  ),
  ...turns.flatMap((turn) =>
    [true, false].map((isUnexplained) => keep({ kind: 'CUTS_DO_NOT_HELP', isUnexplained, turn })),
  ),
  { kind: 'ASK', target },
  ...(['KEEPING', 'LOSING'] as const).flatMap((why) =>
    [1950, 2200].map((towards): Decision => ({ kind: 'STEP', target: 1950, towards, why })),
  ),
  ...[null, ...bounds, 'STEP' as const].flatMap((bound) =>
    ([0, 1, 2] as const).flatMap((turn) =>
      (
        [
          ['DOWN', 1700],
          ['UP', 1900],
          ['KEEP_WEIGHT', 1900],
          ['KEEP_WEIGHT', 1800],
          ['KEEP_WEIGHT', 1700],
          ['LOSE_AGAIN', 1700],
          ['RESTART', 1700],
        ] as const
      ).map(([change, proposed]): Decision => ({ kind: 'PROPOSE', target, proposed, change, bound, turn })),
    ),
  ),
  ...(['TOO_FAST', 'NEAR_UNDERWEIGHT', 'BELOW_GOAL'] as const).map(
    (why): Decision => ({ kind: 'RAISE', target: 2100, lowest: 1900, why }),
  ),
  ...[...healthEvents, 'UNDERWEIGHT' as const, 'TOO_FAST_AGAIN' as const, 'LOST_TENTH' as const, 'BREAK' as const].map(
    (reason): Decision => ({ kind: 'HOLD', target: 2100, reason }),
  ),
]

export const reviewOf = (decision: Decision, other: Partial<ReviewView> = {}): ReviewView => ({
  week: 6,
  reviewedOn: TODAY,
  from: TODAY,
  before: target,
  now: decision.target,
  decision,
  // The review may have seen another state, days ago.
  state: 'UNKNOWN',
  offset: { energy: 180, low: 80, high: 280 },
  readings: 12,
  answer: null,
  plateauAnswer: null,
  ...other,
})

/** Any review of this week. */
export const reviews: fc.Arbitrary<ReviewView> = fc
  .record({
    decision: fc.constantFrom(...decisions),
    energy: fc.integer({ min: -400, max: 400 }),
    width: fc.constantFrom(50, 500),
    answer: fc.constantFrom('YES', 'KEEP', null),
    plateauAnswer: fc.constantFrom(null, ...plateauAnswers),
    now: fc.constantFrom(1700, 1800, 2100),
  })
  .map(({ decision, energy, width, ...rest }) =>
    reviewOf(decision, { offset: { energy, low: energy - width, high: energy + width }, ...rest }),
  )

/** Logs with which a note above the page says nothing, that the weight is too low, or that it rose too fast. */
export const logs = {
  usual: () => 80,
  light: () => 48,
  gaining: (day: number) => (day > 37 ? 83 : 80),
} as const satisfies Record<string, (day: number) => number>

/** What each part of the weight page says about a weight in one state. */
export function partsOf(
  state: WeightState,
  review: ReviewView,
  mode: GoalMode,
  goal: LearntWeight['goal'] = null,
  log: keyof typeof logs = 'usual',
) {
  const learnt: LearntWeight = {
    course: [
      { day: 0, kg: 82, sd: 0.5 },
      { day: 40, kg: 80, sd: 0.4 },
    ],
    today: 40,
    state,
    doubts: [],
    readings: 12,
    offset: review.offset,
    goal,
    startUnlikely: false,
    diary: { days: 20, energy: 1900, planned: 1800 },
  }
  const weights = [0, 7, 14, 21, 28, 35, 36, 39, 40].map((day) => ({
    day: addDays(memberExample.startsOn, day),
    kg: logs[log](day),
  }))
  const view: GoalView = { ...goalExample, mode, kg: 68 }
  const reply = { weights, learnt, goal: view }
  const progress = weightProgress(memberExample, reply, TODAY, { latest: review })
  if (progress === null) throw new Error('The example has no forecast.')
  const { advice } = progress
  const card = reviewText(review, { state, mode, today: TODAY, units: 'metric', note: advice })
  const figure = learntText({ ...progress, learnt })
  return {
    note: advice === null ? [] : [adviceTitles[advice], adviceWords[advice]],
    card: card === null ? [] : [card.title, ...card.sentences],
    figure: [figure.title, ...figure.sentences],
    goal: goalSentences(view, 'metric', TODAY),
    list: [keepText(review, state) ?? ''],
    standing: mode === 'KEEP' ? [standingText(progress).title] : [],
  }
}

/** Everything that the weight page says about a weight in one state. */
export const pageOf = (...page: Parameters<typeof partsOf>): readonly string[] => Object.values(partsOf(...page)).flat()

export const goals = fc.constantFrom(
  null,
  { kg: 68, earliest: null, latest: null },
  { kg: 68, earliest: '2027-05-03', latest: null },
  { kg: 68, earliest: '2027-05-03', latest: '2027-07-03' },
)
