import { expect, test } from 'vitest'
import { toggleOption } from './toggle-option.ts'

const options = ['A', 'B', 'C', 'NONE']

test('choices are sorted in the order of the options', () => {
  expect(toggleOption(['C'], 'A', options, 'NONE')).toEqual(['A', 'C'])
  expect(toggleOption(['A', 'C'], 'A', options, 'NONE')).toEqual(['C'])
})

test('"none of these" and the other options exclude each other', () => {
  expect(toggleOption(['A', 'B'], 'NONE', options, 'NONE')).toEqual(['NONE'])
  expect(toggleOption(['NONE'], 'B', options, 'NONE')).toEqual(['B'])
  expect(toggleOption(['NONE'], 'NONE', options, 'NONE')).toEqual([])
})
