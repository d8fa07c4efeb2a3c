import { MS_PER_DAY } from '#domain/time.ts'

/** A next charge that its provider makes on a later day than the paid period ends; the days between are free. */
export type ChargeMove = { readonly from: Date; readonly to: Date }

/**
 * Until when a period that ends at `end` lasts with the free days after it, oldest move first. Providers report the end of a period up
 * to a day apart.
 */
export function endWithMoves(end: Date, moves: readonly ChargeMove[]): Date {
  return moves.reduce(
    (until, { from, to }) => (Math.abs(until.getTime() - from.getTime()) < MS_PER_DAY ? to : until),
    end,
  )
}
