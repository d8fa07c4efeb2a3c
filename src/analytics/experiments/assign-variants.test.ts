import { expect, test } from 'vitest'
import { readShown, writeShown } from '#analytics/events/shown-variants.ts'
import { assignVariants, isTriedOn, type Run } from './assign-variants.ts'

const run: Run = { key: 'home-picture', version: 2, weights: [1, 1], coveragePercent: 100 }
const assign = (id: string, changes: Partial<Run> = {}, page = '/') =>
  writeShown(assignVariants([{ ...run, ...changes }], page, id))
const ids = Array.from({ length: 1000 }, (_, at) => `visitor-${at}`)

test('the same visitor always sees the same variant of a run, and visitors are divided by the weights', () => {
  const drawn = ids.map((id) => assign(id))
  expect(ids.map((id) => assign(id))).toEqual(drawn)
  expect(new Set(drawn)).toEqual(new Set(['home-picture.2.with', 'home-picture.2.without']))
  expect(Math.abs(drawn.filter((each) => each.endsWith('without')).length - 500)).toBeLessThan(60)
  const few = ids.filter((id) => assign(id, { weights: [9, 1] }).endsWith('without')).length
  expect(Math.abs(few - 100)).toBeLessThan(35)
})

test('another run assigns visitors independently', () => {
  const moved = ids.filter((id) => assign(id).split('.')[2] !== assign(id, { version: 3 }).split('.')[2]).length
  expect(Math.abs(moved - 500)).toBeLessThan(60)
})

test('other pages have no variant, and only covered visitors see one', () => {
  expect(assign('anna', {}, '/terms_of_service')).toBe('')
  expect(assign('anna', { key: 'unheard-of' })).toBe('')
  const covered = ids.filter((id) => assign(id, { coveragePercent: 10 }) !== '').length
  expect(Math.abs(covered - 100)).toBeLessThan(35)
  expect([isTriedOn([run], '/'), isTriedOn([run], '/privacy'), isTriedOn([], '/')]).toEqual([true, false, false])
})

test('the variants that a page reports are parsed, and invented ones are dropped', () => {
  const shown = [
    { key: 'home-picture', version: 2, variant: 'without' },
    { key: 'other', version: 11, variant: 'b' },
  ]
  expect(readShown(writeShown(shown))).toEqual(shown)
  for (const text of ['', 'x', "home-picture.2.'or 1=1", '   ', 'home-picture.2', 'a.1.b.c']) {
    expect(readShown(text)).toEqual([])
  }
})
