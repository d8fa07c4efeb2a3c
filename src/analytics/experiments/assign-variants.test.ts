import { expect, test } from 'vitest'
import { assignVariants, type Run } from './assign-variants.ts'
import { readShown, writeShown } from './shown-variants.ts'

const run: Run = { key: 'home-picture', version: 2, weights: [1, 1], coveragePercent: 100 }
const assign = (before: string, id: string, changes: Partial<Run> = {}, page = '/') =>
  writeShown(assignVariants([{ ...run, ...changes }], page, readShown(before), id))

test('a visitor is drawn once and keeps the variant of the run', () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `visitor-${at}`)
  const drawn = ids.map((id) => assign('', id))
  expect(new Set(drawn)).toEqual(new Set(['home-picture.2.with', 'home-picture.2.without']))
  expect(Math.abs(drawn.filter((each) => each.endsWith('without')).length - 500)).toBeLessThan(60)
  for (const id of ids.slice(0, 20)) expect(assign('home-picture.2.without', id)).toBe('home-picture.2.without')
})

test('what was shown in an earlier run, or was made up, counts for nothing', () => {
  const drawn = assign('', 'anna')
  for (const text of ['home-picture.1.without', 'home-picture.2.made-up', 'x', "home-picture.2.'or 1=1", '~~~']) {
    expect(assign(text, 'anna')).toBe(drawn)
  }
})

test('pages that do not differ have no variant; who is not covered stays so, whatever is drawn', () => {
  expect(assign('', 'anna', {}, '/terms_of_service')).toBe('')
  const covered = Array.from({ length: 500 }, (_, at) => assign('', `v-${at}`, { coveragePercent: 10 }))
  const within = covered.filter((each) => !each.endsWith('.none'))
  expect(within.length).toBeGreaterThan(25)
  expect(within.length).toBeLessThan(85)
  for (const id of ['a', 'b', 'c'])
    expect(assign('home-picture.2.none', id, { coveragePercent: 10 })).toBe('home-picture.2.none')
  expect(assign('', 'anna', { key: 'unheard-of' })).toBe('')
})
