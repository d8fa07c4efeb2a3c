import type { Claim } from './brand.ts'

/** Names of the claims that are shown although no proof is written beside them. */
export const unprovenClaims = (claims: Readonly<Record<string, Claim | null>>): readonly string[] =>
  Object.entries(claims).flatMap(([name, claim]) => (claim !== null && claim.proof === null ? [name] : []))
