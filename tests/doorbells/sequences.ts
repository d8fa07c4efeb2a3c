/** One step of a purchase's life: the provider goes on with it, or rings for the n-th of its events. */
export type Step = { readonly kind: 'go' } | { readonly kind: 'ring'; readonly event: number }
export type Sequence = readonly Step[]

const go: Step = { kind: 'go' }
const ring = (event: number): Step => ({ kind: 'ring', event })

/** Every order of some things. */
export function permutations<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length <= 1) return [things]
  return things.flatMap((thing, at) => permutations(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]))
}

/**
 * Every order in which a provider may ring while it goes on: `made` says how many events each stage of it makes, the
 * first before it goes on at all. An event may come late, after any later stage, but not before it was made.
 */
export function everySequence(made: readonly number[]): readonly Sequence[] {
  const stageOf = made.flatMap((count, stage) => Array.from({ length: count }, () => stage))
  const extend = (sofar: Sequence, stage: number, left: readonly number[]): readonly Sequence[] => {
    const goesOn = stage < made.length - 1 ? extend([...sofar, go], stage + 1, left) : []
    if (left.length === 0) return stage === made.length - 1 ? [sofar] : goesOn
    const rings = left
      .filter((event) => (stageOf[event] ?? 0) <= stage)
      .flatMap((event) =>
        extend(
          [...sofar, ring(event)],
          stage,
          left.filter((each) => each !== event),
        ),
      )
    return [...rings, ...goesOn]
  }
  return extend([], 0, [...stageOf.keys()])
}

/** Those in which everything has happened before anybody rings. */
export function afterwards(made: readonly number[]): readonly Sequence[] {
  const events = Array.from({ length: made.reduce((sum, count) => sum + count, 0) }, (_, event) => event)
  const going = made.slice(1).map(() => go)
  return permutations(events).map((order) => [...going, ...order.map(ring)])
}

const isRing = (step: Step): boolean => step.kind === 'ring'

/** Every event rings twice, the second time at once or when all have rung. */
export const doubled = (sequence: Sequence, when: 'at once' | 'in the end'): Sequence =>
  when === 'at once'
    ? sequence.flatMap((step) => (isRing(step) ? [step, step] : [step]))
    : [...sequence, ...sequence.filter(isRing)]

/** One event alone rings twice, each in its turn and at both times. */
export function oneDoubled(sequence: Sequence): readonly Sequence[] {
  return sequence.flatMap((step, at) => (isRing(step) ? [sequence.toSpliced(at, 0, step), [...sequence, step]] : []))
}

/** When the provider goes on, counted in steps: those who share it can live through it side by side. */
export const rhythmOf = (sequence: Sequence): string =>
  sequence.flatMap((step, at) => (isRing(step) ? [] : [at])).join(',')
