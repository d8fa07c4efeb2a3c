/** One step of a scenario: the provider advances it, or delivers a webhook for the n-th of its events. */
export type Step = { readonly kind: 'advance' } | { readonly kind: 'deliver'; readonly event: number }
/** The order in which a provider advances a purchase and delivers the webhooks for its events. */
export type DeliveryOrder = readonly Step[]

const advance: Step = { kind: 'advance' }
const delivery = (event: number): Step => ({ kind: 'deliver', event })

/** Every order of some items. */
export function permutations<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length <= 1) return [items]
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

/**
 * Every order in which a provider may deliver webhooks while the purchase advances: `made` has the number of events of
 * each stage, the first before it advances at all. A webhook may come late, after any later stage, but not before its
 * event exists.
 */
export function everyOrder(made: readonly number[]): readonly DeliveryOrder[] {
  const stageOf = made.flatMap((count, stage) => Array.from({ length: count }, () => stage))
  const extend = (sofar: DeliveryOrder, stage: number, left: readonly number[]): readonly DeliveryOrder[] => {
    const advanced = stage < made.length - 1 ? extend([...sofar, advance], stage + 1, left) : []
    if (left.length === 0) return stage === made.length - 1 ? [sofar] : advanced
    const delivered = left
      .filter((event) => (stageOf[event] ?? 0) <= stage)
      .flatMap((event) =>
        extend(
          [...sofar, delivery(event)],
          stage,
          left.filter((each) => each !== event),
        ),
      )
    return [...delivered, ...advanced]
  }
  return extend([], 0, [...stageOf.keys()])
}

/** The orders in which all events exist before the first webhook is delivered. */
export function deliveredAfterwards(made: readonly number[]): readonly DeliveryOrder[] {
  const events = Array.from({ length: made.reduce((sum, count) => sum + count, 0) }, (_, event) => event)
  const advances = made.slice(1).map(() => advance)
  return permutations(events).map((order) => [...advances, ...order.map(delivery)])
}

const isDelivery = (step: Step): boolean => step.kind === 'deliver'

/** Every webhook is delivered twice, the second time immediately or after all others. */
export const doubled = (order: DeliveryOrder, when: 'at once' | 'at the end'): DeliveryOrder =>
  when === 'at once'
    ? order.flatMap((step) => (isDelivery(step) ? [step, step] : [step]))
    : [...order, ...order.filter(isDelivery)]

/** Only one webhook is delivered twice: each of them in turn, with its second delivery immediately or at the end. */
export function oneDoubled(order: DeliveryOrder): readonly DeliveryOrder[] {
  return order.flatMap((step, at) => (isDelivery(step) ? [order.toSpliced(at, 0, step), [...order, step]] : []))
}

/** The steps at which the purchase advances: orders with the same ones can run together. */
export const advancePoints = (order: DeliveryOrder): string =>
  order.flatMap((step, at) => (isDelivery(step) ? [] : [at])).join(',')
