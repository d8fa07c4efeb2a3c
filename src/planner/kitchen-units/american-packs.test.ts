import { expect, test } from 'vitest'
import { americanEnglish } from '#planner/foods/american-english.ts'
import { americanPacks } from '#planner/foods/american-packs.ts'
import { englishUnitNames } from './english-unit-names.ts'

test('every pack of an American list is one of an American shop', () => {
  const names = Object.values(americanPacks).map(([unit]) => americanEnglish(englishUnitNames[unit][1]))
  expect(new Set(names)).toContain('packages')
  expect(names.filter((name) => /^(?:pans|trays|packets|punnets|tins|sachets)$/.test(name))).toEqual([])
})
