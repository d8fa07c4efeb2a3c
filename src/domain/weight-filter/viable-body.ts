import type { BalancedBody } from '#domain/body/balanced-body.ts'

/** The least fat of a living body, as a share of its weight. */
const ESSENTIAL_FAT = 0.03

/**
 * A body that the model can run with. For very light bodies the formula of body fat gives none at all, and without fat
 * nothing can be lost or gained along Forbes' curve.
 */
export function viableBody(body: BalancedBody): BalancedBody {
  const { fat, lean } = body.start
  const least = ESSENTIAL_FAT * (fat + lean)
  return fat >= least ? body : { ...body, start: { ...body.start, fat: least, lean: fat + lean - least } }
}
