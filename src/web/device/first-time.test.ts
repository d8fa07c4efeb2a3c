import { afterEach, expect, test } from 'vitest'
import { isFirstTime } from './first-time.ts'
import { readEntry, removeEntry, storageKeys, writeEntry } from './storage.ts'

afterEach(() => removeEntry(storageKeys.celebrated))

test('each event is new once', () => {
  expect([isFirstTime('list 1'), isFirstTime('list 1'), isFirstTime('list 2')]).toEqual([true, false, true])
})

test.each(['{', '7', '[1, null]', '"list 1"'])('broken content (%s) forgets, and goes on', (stored) => {
  writeEntry(storageKeys.celebrated, stored)
  expect([isFirstTime('list 1'), isFirstTime('list 1')]).toEqual([true, false])
})

test('old events are dropped', () => {
  for (let at = 0; at < 100; at++) isFirstTime(`list ${at}`)
  expect(JSON.parse(readEntry(storageKeys.celebrated) ?? '')).toHaveLength(60)
})
