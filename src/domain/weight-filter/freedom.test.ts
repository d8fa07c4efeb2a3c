import { expect, test } from 'vitest'
import { filterParameters } from './filter-parameters.ts'
import { freedoms, freer, likeliestFreedom } from './freedom.ts'

const [usual, more, most] = freedoms
const chosen = (likelihoods: readonly [number, number, number]) =>
  freedoms[
    likeliestFreedom(({ constant }) => likelihoods[freedoms.findIndex((each) => each.constant === constant)] ?? 0)
  ]

test.each([
  ['none is likelier', [-100, -101, -102], usual],
  ['another one is likelier, but not by the margin', [-100, -93, -94], usual],
  ['the second is likelier by more than the margin', [-100, -92.9, -95], more],
  ['the third is', [-100, -100, -92.9], most],
  ['of two that are, the likelier', [-100, -92, -91], most],
  ['of two that are, the likelier, which is the second', [-100, -91, -92], more],
  ['both are as likely', [-100, -90, -90], more],
] as const)('the freedom of a body if %s', (_, likelihoods, freedom) => {
  expect(chosen(likelihoods)).toBe(freedom)
})

test('a freer body may deviate more from its plan, and in nothing else', () => {
  const { constant, wandering } = filterParameters
  expect(freer(filterParameters, usual)).toEqual(filterParameters)
  expect(freer(filterParameters, most)).toEqual({
    ...filterParameters,
    constant: { sd: 12 * constant.sd },
    wandering: { ...wandering, sd: 8 * wandering.sd },
  })
})
