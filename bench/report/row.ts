import { amount, type Unit } from './amount.ts'

/** One measured figure and what it is compared with. */
export type Row = {
  readonly name: string
  readonly value: number
  readonly unit: Unit
  /** The budget, or the peer of the same run, in words; null for a figure that is only reported. */
  readonly against: string | null
  /** Value divided by the budget or the peer's value. */
  readonly ratio: number | null
  readonly met: boolean | null
}

type Figure = Pick<Row, 'name' | 'value' | 'unit'>

/** A figure that is reported without a budget. */
export const reported = (figure: Figure): Row => ({ ...figure, against: null, ratio: null, met: null })

export const atMost = (limit: number, figure: Figure): Row => ({
  ...figure,
  against: `at most ${amount(limit, figure.unit)}`,
  ratio: limit === 0 ? null : figure.value / limit,
  met: figure.value <= limit,
})

export const atLeast = (limit: number, figure: Figure): Row => ({
  ...figure,
  against: `at least ${amount(limit, figure.unit)}`,
  ratio: figure.value / limit,
  met: figure.value >= limit,
})

export const within = (low: number, high: number, figure: Figure): Row => ({
  ...figure,
  against: `from ${amount(low, figure.unit)} to ${amount(high, figure.unit)}`,
  ratio: null,
  met: figure.value >= low && figure.value <= high,
})

/** How far from a peer's figure ours may be, in the unit of both. */
export type Margin = { readonly above: number } | { readonly below: number }

/** Compares with a peer by difference: if a peer's figure may be 0, a ratio means nothing. */
export function nearPeer(peer: { readonly name: string; readonly value: number }, margin: Margin, figure: Figure): Row {
  const [sign, distance, met] =
    'above' in margin
      ? ['+', margin.above, figure.value <= peer.value + margin.above]
      : ['-', margin.below, figure.value >= peer.value - margin.below]
  return {
    ...figure,
    against: `${peer.name}: ${amount(peer.value, figure.unit)} ${sign} ${amount(distance, figure.unit)}`,
    ratio: peer.value === 0 ? null : figure.value / peer.value,
    met,
  }
}

export type Peer = {
  readonly name: string
  readonly value: number
  /** The maximum or minimum of our figure, as a multiple of the peer's. */
  readonly bound: { readonly atMost: number } | { readonly atLeast: number }
  /** For alternating rounds: the median of the rounds' ratios, instead of the ratio of the medians. */
  readonly ratio?: number
}

export function besidePeer(peer: Peer, figure: Figure): Row {
  const ratio = peer.ratio ?? figure.value / peer.value
  const asks = 'atMost' in peer.bound ? `at most ${peer.bound.atMost} x` : `at least ${peer.bound.atLeast} x`
  return {
    ...figure,
    against: `${asks} ${peer.name}: ${amount(peer.value, figure.unit)}`,
    ratio,
    met: 'atMost' in peer.bound ? ratio <= peer.bound.atMost : ratio >= peer.bound.atLeast,
  }
}
