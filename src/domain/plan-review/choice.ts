/** How fast a plan loses. Slow is a little over half the usual deficit. */
export const paces = ['USUAL', 'SLOW'] as const
export type Pace = (typeof paces)[number]

/** The share of the usual deficit that a pace keeps. */
export const shareOfDeficit = { USUAL: 1, SLOW: 0.6 } as const satisfies Record<Pace, number>
