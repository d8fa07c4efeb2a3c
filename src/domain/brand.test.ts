import { expect, test } from 'vitest'
import { unprovenClaims } from './brand.ts'

test('a claim is unproven if no proof is written down, but not if it is removed from the screens', () => {
  const claim = { figure: '98 %', text: 'of members say so' }
  const claims = { open: { ...claim, proof: null }, proven: { ...claim, proof: 'Survey of May' }, withdrawn: null }
  expect(unprovenClaims(claims)).toEqual(['open'])
})
