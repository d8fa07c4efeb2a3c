import { expect, test } from 'vitest'
import { storageWithFallback } from '#web/device/storage.ts'

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError')
}

test('entries are kept in the browser where it lets us', () => {
  const kept = new Map<string, string>()
  const storage = storageWithFallback(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  }))
  expect(storage.setItem('hero', '{}')).toBe(true)
  expect(kept.get('hero')).toBe('{}')
  storage.removeItem('hero')
  expect(storage.getItem('hero')).toBeNull()
})

test.each([
  ['forbidden', refuse],
  ['full', () => ({ getItem: () => 'old', setItem: refuse, removeItem: () => undefined })],
])('entries live as long as the page where storage is %s', (_, open) => {
  const storage = storageWithFallback(open)
  expect(storage.setItem('hero', 'new')).toBe(false)
  expect(storage.getItem('hero')).toBe('new')
})
