import { expect, test } from 'vitest'
import { claimFormOf, shownClaim, unprovenClaims } from './brand.ts'

const claim = { figure: '98 %', text: 'of members say so' }
const [open, proven] = [
  { ...claim, proof: null },
  { ...claim, proof: 'Survey of May' },
] as const

test('a claim is unproven if no proof is written down, but not if it is removed from the screens', () => {
  expect(unprovenClaims({ open, proven, withdrawn: null })).toEqual(['open'])
})

test('in production a claim is shown only with its proof, elsewhere all are', () => {
  const shown = (nodeEnv: string) => [open, proven, null].map((each) => shownClaim(each, claimFormOf(nodeEnv)))
  expect(shown('production')).toEqual([null, proven, null])
  for (const nodeEnv of ['development', 'test']) expect(shown(nodeEnv)).toEqual([open, proven, null])
})
