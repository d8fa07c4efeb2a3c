import { expect, test } from 'vitest'
import { appleAndSeeds, parmesanPasta } from '#planner/derive/dishes.example.ts'
import { coverage, shortfalls } from './coverage.ts'
import { library } from './library.ts'

const rows = coverage([parmesanPasta, appleAndSeeds])
const have = (sort: string) => rows.find((row) => row.sort === sort)?.have

test('a recipe is counted in every category it belongs to', () => {
  expect(have('recipes')).toBe(2)
  expect(have('ITALIAN mains: all')).toBe(1)
  expect(have('ITALIAN mains: vegan')).toBe(1)
  expect(have('ITALIAN mains: coreVAsWritten')).toBe(0)
  expect(have('ENGLISH snacks')).toBe(1)
  expect(have('core V mains')).toBe(1)
  expect(have('core P snacks, no-cook')).toBe(1)
  expect(have('snacks for both cores')).toBe(1)
  expect(have('SEAFOOD')).toBe(1)
  expect(have('PASTA, gluten-free')).toBe(1)
})

test('two recipes fall short in almost every category', () => {
  expect(shortfalls([parmesanPasta, appleAndSeeds]).length).toBeGreaterThan(rows.length - 10)
})

test('the library falls short in no category', () => {
  expect(shortfalls(library)).toEqual([])
})
