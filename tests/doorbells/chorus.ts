import { isDeepStrictEqual } from 'node:util'
import type { TestApp } from '#server/test-app.ts'
import { type Ledger, ledgerOf } from '#tests/money/ledger.ts'
import { rhythmOf, type Sequence } from './sequences.ts'
import { sideBySide } from './side-by-side.ts'
import { workOff } from './work-off.ts'

/** Purchases that take the same course at a provider, and what it rings for. */
export type Course = {
  /** Everybody up to where the provider's events are held back: the ids of their leads. */
  begin(count: number): Promise<readonly string[]>
  /** The provider goes on with all of them. */
  go(leads: readonly string[], stage: number): Promise<void>
  /** Rings for the n-th event of somebody. */
  ring(lead: string, event: number): Promise<void>
  /** The provider forgets those who are done with. */
  forget(): void
  /** What somebody may have heard on the way; those who heard the same must end in the same. */
  heard?(sequence: Sequence): string
}

/** When somebody goes to look behind the doors: after every ring, or when all have rung. */
export type Looking = 'after each' | 'in the end'

export type Divergence = { readonly sequence: Sequence; readonly expected: Ledger; readonly found: Ledger }
export type Sung = { readonly orders: number; readonly rings: number; readonly divergences: readonly Divergence[] }

/** Side by side in one database, so many purchases. */
const TOGETHER = 40

export type Song = {
  /** How it is meant to be: in its natural order, each event once. One for everything that may be heard on the way. */
  readonly plain: readonly Sequence[]
  readonly sequences: readonly Sequence[]
  readonly looking: Looking
}

/** Lets one fresh purchase live through each sequence and compares its end with that of the plain one. */
export async function sing(server: TestApp, course: Course, { plain, sequences, looking }: Song): Promise<Sung> {
  const heard = (sequence: Sequence) => course.heard?.(sequence) ?? ''
  const ends = new Map<string, Ledger>()
  for (const sequence of plain) {
    const [end = {}] = await liveTogether(server, course, [sequence], 'after each')
    ends.set(heard(sequence), end)
    course.forget()
  }
  const divergences: Divergence[] = []
  for (const batch of batchesOf(sequences)) {
    const found = await liveTogether(server, course, batch, looking)
    for (const [at, sequence] of batch.entries()) {
      const [end = {}, expected = {}] = [found[at], ends.get(heard(sequence))]
      if (!isDeepStrictEqual(end, expected)) divergences.push({ sequence, expected, found: end })
    }
    course.forget()
  }
  const rings = sequences.flat().filter(({ kind }) => kind === 'ring').length
  return { orders: sequences.length, rings, divergences }
}

function batchesOf(sequences: readonly Sequence[]): readonly (readonly Sequence[])[] {
  const alike = Map.groupBy(sequences, (sequence) => `${rhythmOf(sequence)} of ${sequence.length}`)
  return [...alike.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / TOGETHER) }, (_, at) =>
      group.slice(at * TOGETHER, (at + 1) * TOGETHER),
    ),
  )
}

async function liveTogether(
  server: TestApp,
  course: Course,
  sequences: readonly Sequence[],
  looking: Looking,
): Promise<readonly Ledger[]> {
  const leads = await course.begin(sequences.length)
  const parts = leads.map((lead, at) => ({ lead, sequence: sequences[at] ?? [] }))
  let stage = 0
  for (let at = 0; at < (sequences[0]?.length ?? 0); at++) {
    const isGoing = sequences[0]?.[at]?.kind === 'go'
    if (isGoing) {
      stage += 1
      await course.go(leads, stage)
      continue
    }
    await sideBySide(parts, async ({ lead, sequence }) => {
      const step = sequence[at]
      if (step?.kind === 'ring') await course.ring(lead, step.event)
    })
    if (looking === 'after each') await workOff(server)
  }
  await workOff(server)
  return sideBySide(leads, (lead) => ledgerOf(server.services.db, lead))
}
