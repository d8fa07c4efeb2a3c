import { expect, test } from 'vitest'
import { toggled } from './toggle-option.ts'

const options = ['A', 'B', 'C', 'NONE']

test('choices are kept in the order of the options', () => {
  expect(toggled(['C'], 'A', options, 'NONE')).toEqual(['A', 'C'])
  expect(toggled(['A', 'C'], 'A', options, 'NONE')).toEqual(['C'])
})

test('none of these and the others exclude each other', () => {
  expect(toggled(['A', 'B'], 'NONE', options, 'NONE')).toEqual(['NONE'])
  expect(toggled(['NONE'], 'B', options, 'NONE')).toEqual(['B'])
  expect(toggled(['NONE'], 'NONE', options, 'NONE')).toEqual([])
})
