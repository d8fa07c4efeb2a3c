import { expect, test } from 'vitest'
import type { TestApp } from '#server/test-app.ts'
import { type Course, type Looking, sing } from './chorus.ts'
import { afterwards, doubled, everySequence, oneDoubled, type Sequence } from './sequences.ts'

/** Set by `npm run prove-doorbells`: everything instead of a sample. */
const isWhole = process.env['EVERY_DOORBELL'] === 'yes'
const HOUR = 3_600_000

/** How many of each kind are enough where not everything is gone through. */
const SAMPLE = 8

/** So many of many, evenly spread: the same at every run. */
function sampled(sequences: readonly Sequence[]): readonly Sequence[] {
  const every = isWhole ? 1 : Math.ceil(sequences.length / SAMPLE)
  return sequences.filter((_, at) => at % every === 0)
}

export type Programme = {
  readonly course: Course
  /** How many events each stage makes. */
  readonly made: readonly number[]
  /** Whether every order of the distinct events is gone through in any case. */
  readonly always: boolean
  /** The part that this file goes through. */
  readonly part?: (sequence: Sequence) => boolean
}

/** One test for each way in which a provider may ring for what happened. */
export function everyOrderEndsAlike(server: TestApp, { course, made, always, part = () => true }: Programme): void {
  const plain = [...afterwards(made).slice(0, 1), ...everySequence(made)].filter(
    (each, at, those) => those.findIndex((other) => course.heard?.(other) === course.heard?.(each)) === at,
  )
  const late = afterwards(made).filter(part)
  const all = everySequence(made).filter(part)
  const ways: readonly (readonly [string, readonly Sequence[], Looking])[] = [
    ['in every order, when all has happened', always ? late : sampled(late), 'after each'],
    ['in every order, looked at in the end', sampled(late), 'in the end'],
    ['in every order, while it happens', sampled(all), 'after each'],
    ['each twice at once', sampled(all.map((each) => doubled(each, 'at once'))), 'after each'],
    ['each twice, again in the end', sampled(all.map((each) => doubled(each, 'in the end'))), 'after each'],
    ['one of them twice', sampled(late.flatMap(oneDoubled)), 'after each'],
  ]
  test.each(ways)(
    '%s',
    async (name, sequences, looking) => {
      const { orders, rings, divergences } = await sing(server, course, { plain, sequences, looking })
      if (isWhole) process.stdout.write(`${name}: ${orders} orders, ${rings} rings, ${divergences.length} diverged\n`)
      for (const { sequence, expected, found } of divergences.slice(0, 1))
        expect([sequence, found]).toEqual([sequence, expected])
      expect(divergences).toHaveLength(0)
      expect(orders).toBe(sequences.length)
    },
    isWhole ? 3 * HOUR : HOUR / 2,
  )
}

/** Whether the first to ring is one of the first so many events. */
export const beginsWithin =
  (count: number) =>
  (sequence: Sequence): boolean => {
    const first = sequence.find((step) => step.kind === 'ring')
    return first !== undefined && first.event < count
  }
