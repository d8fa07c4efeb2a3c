import { expect, test } from 'vitest'
import type { RunView } from '#domain/api/console/experiments.ts'
import {
  brokenText,
  guardrailText,
  lateText,
  losingText,
  rangeText,
  severalBetterText,
  unitText,
  verdictText,
} from './experiment-words.ts'
import { better, runOf, waiting } from './run-view.example.ts'
import { plannedText } from './sample-size-words.ts'

const second = (run: RunView): string | null => {
  const [, variant] = run.variants
  return variant === undefined ? null : verdictText(run, variant)
}

test('too early: how many buyers there are, and how many it takes', () => {
  const outlook = { buyers: 5, fewest: 21, needed: 1572, daysLeft: null, isOutOfReach: false }
  const run = runOf({ verdict: 'too-early', buyers: { control: 2, variant: 3 }, outlook })
  expect(second(run)).toBe(
    '5 buyers so far. Nothing can be said before there are 21. To find a difference of 20% in four of five runs takes about 1,572 buyers.',
  )
})

test('not decided: the split of the buyers, what is possible, and the days that are missing', () => {
  expect(second(runOf())).toBe(
    'Of 220 buyers 120 saw “without”; even would be 110. “without” sells between 18% less and 77% more. To find a difference of 20% in four of five runs takes about 1,572 buyers: about 62 days more at the pace so far.',
  )
  const slow = runOf({ outlook: { ...waiting.outlook, daysLeft: 400, isOutOfReach: true } })
  expect(second(slow)).toContain('more than a year at the pace so far. Whether the variants differ by that little')
  const enough = runOf({ outlook: { ...waiting.outlook, buyers: 1600, daysLeft: null } })
  expect(second(enough)).toContain('That many buyers would show such a difference in four of five runs.')
})

test('decided: when, by which buyers, what is possible now, and how far to trust it', () => {
  expect(second(better)).toBe(
    'Decided on 2026-11-24 09:30 UTC with 312 buyers, 187 of them from “without”: “without” sells more. Now: between 5% and 115% more. If it changed nothing, at most one run in twenty would ever say so, however often one looks.',
  )
  expect(second(runOf({ ...better.variants[1]?.comparison, verdict: 'worse' }))).toContain('“without” sells less. Now:')
  expect(second(runOf({ ...better.variants[1]?.comparison, verdict: 'alike' }))).toMatch(
    /: “without” changes sales by less than 20%, one way or the other\. Keep the one you like better\.$/,
  )
  expect(second(runOf({ verdict: 'held' }))).toContain('it may only mean that people buy sooner')
})

test('a range may have one side only, or none', () => {
  expect(rangeText({ low: -1, high: null })).toBe('any amount more or less')
  expect(rangeText({ low: 0.003, high: null })).toBe('at least 0.3% more')
  expect(rangeText({ low: -0.51, high: -0.04 })).toBe('between 4% and 51% less')
  expect(rangeText({ low: -1, high: -0.1 })).toBe('at least 10% less')
})

test('an uneven draw and lost pages name the shares', () => {
  expect(brokenText(runOf())).toMatch(/^“with” was sent to 49\.8% instead of 50\.0%, “without” was sent to 50\.2%/)
  expect(losingText(runOf())).toContain('“with” 4.8%, “without” 5.0%.')
})

test('what is open: late buyers, and refunds or disputes that stand out', () => {
  expect(lateText(runOf())).toBe(
    'A purchase counts within 7 days after the address was confirmed; 212 people may still buy.',
  )
  expect(lateText(runOf({}, { stillOpen: 1 }))).toMatch(/; 1 person may still buy\.$/)
  expect(guardrailText(runOf())).toBeNull()
  expect(guardrailText(runOf({ moreRefunds: true, moreDisputes: true }))).toBe(
    'Clearly more of the buyers of “without” have refunds and disputes.',
  )
})

test('who counts as one: the first buyer of a shared connection, and the variant of the page that confirmed', () => {
  expect(unitText(runOf())).toBe(
    '4 further buyers on a connection that had bought that day are not counted: people who share one were drawn together. 6 buyers changed the connection before confirming an address, and count for the variant of the page that did.',
  )
  const [control] = runOf().variants
  if (control === undefined) throw new Error('a run has two variants')
  expect(unitText({ ...runOf(), variants: [{ ...control, repeated: 0, moved: 0 }] })).toBeNull()
  expect(unitText({ ...runOf(), variants: [{ ...control, repeated: 1, moved: 1 }] })).toMatch(
    /^1 further buyer .* is not.* counts for/,
  )
})

test('of two better variants none is called the best', () => {
  const [control, variant] = better.variants
  if (control === undefined || variant === undefined) throw new Error('a run has two variants')
  const other = { ...variant, variant: 'short', comparison: { ...waiting, verdict: 'better' as const, lift: 0.9 } }
  expect(severalBetterText({ ...better, variants: [control, variant, other] })).toBe(
    'Which of the better variants is best is not known; “short” is ahead so far.',
  )
  expect(severalBetterText(better)).toBeNull()
})

test('a plan names buyers, visitors and days, and says before the start if it takes too long', () => {
  expect(plannedText({ needed: 1572, conversion: 0.03, visitorsADay: 1000 })).toBe(
    'About 1,572 buyers of two variants, which is 52,400 visitors or 53 days, for an 80% chance to find the difference. You may look at any time.',
  )
  expect(plannedText({ needed: 1572, conversion: 0.01, visitorsADay: 1000 })).toContain('more than eight weeks')
  for (const conversion of [0, Number.NaN, 2])
    expect(plannedText({ needed: 1572, conversion, visitorsADay: 10 })).toMatch(/^Type/)
})
