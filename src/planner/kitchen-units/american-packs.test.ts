import { expect, test } from 'vitest'
import { americanEnglish } from '#planner/foods/american-english.ts'
import { americanPacks } from '#planner/foods/american-packs.ts'
import { smallPacks } from '#planner/larder/small-packs.ts'
import { englishUnitNames } from './english-unit-names.ts'

test('every pack of an American list is one of an American shop', () => {
  const packs = [...Object.values(americanPacks), ...Object.values(smallPacks)]
  const names = packs.map(([unit]) => americanEnglish(englishUnitNames[unit][1]))
  expect(new Set(names)).toContain('packages')
  expect(names.filter((name) => /^(?:pans|trays|packets|punnets|tins|sachets)$/.test(name))).toEqual([])
})
