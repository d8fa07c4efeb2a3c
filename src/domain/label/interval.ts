/** All values that a rounded number may stand for. */
export type Interval = { readonly from: number; readonly to: number }

/** Numbers that differ by less are equal: the error of adding decimal fractions, far below any printed digit. */
const EXACT = 1e-9

export const around = (value: number, half: number): Interval => ({ from: Math.max(0, value - half), to: value + half })

export const scaled = ({ from, to }: Interval, by: number): Interval => ({ from: from * by, to: to * by })

export const widened = ({ from, to }: Interval, share: number, amount = 0): Interval => ({
  from: from * (1 - share) - amount,
  to: to * (1 + share) + amount,
})

export const overlap = (a: Interval, b: Interval): boolean => a.from <= b.to + EXACT && b.from <= a.to + EXACT
