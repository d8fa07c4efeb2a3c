import { beforeEach, expect, test } from 'vitest'
import { heroStore, replaceHero } from '#web/device/hero-store.ts'
import { readEntry, readTabEntry, storageKeys, writeEntry, writeTabEntry } from '#web/device/storage.ts'
import { forgetMember } from './forget-member.ts'

beforeEach(() => {
  for (const key of Object.values(storageKeys)) writeEntry(key, 'canary')
  for (const key of ['lostAnswers', 'conditions', 'keptHere', 'purchase', 'news'] as const) writeTabEntry(key, 'canary')
  replaceHero({ gender: 'FEMALE', weight: 80 })
})

const left = () =>
  Object.values(storageKeys)
    .filter((key) => readEntry(key) === 'canary')
    .toSorted()

test('the end of a session keeps what belongs to the device, and only unsent data of the person', async () => {
  await forgetMember({ all: false })
  expect(left()).toEqual([
    'consent',
    'diary',
    'foodProducts',
    'productsData',
    'reloaded',
    'theme',
    'units',
    'userIP',
    'weighIns',
  ])
  expect(readEntry(storageKeys.hero)).toBe('{"gender":""}')
  expect(heroStore.get()).toEqual({ gender: '' })
})

test('a deletion leaves only a visitor who has not begun, and other members’ unsent data', async () => {
  await forgetMember({ all: true })
  expect(left()).toEqual(['diary', 'foodProducts', 'weighIns'])
  expect(readEntry(storageKeys.hero)).toBe('{"gender":""}')
})

test('entries of the tab are removed too, including answers that were put aside', async () => {
  await forgetMember({ all: false })
  for (const key of ['lostAnswers', 'conditions', 'keptHere', 'purchase', 'news'] as const)
    expect(readTabEntry(key)).toBeNull()
})
