import { expect, test, vi } from 'vitest'
import { storageWithFallback } from './storage.ts'

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError')
}

test('entries are stored in the browser if it allows that', () => {
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
])('entries live as long as the page if storage is %s', (_, open) => {
  const storage = storageWithFallback(open)
  expect(storage.setItem('hero', 'new')).toBe(false)
  expect(storage.getItem('hero')).toBe('new')
})

test('entries that cannot be stored are passed to our next document, and nowhere else', async () => {
  const forbidden = {
    name: '',
    get localStorage(): Storage {
      return refuse()
    },
  }
  vi.stubGlobal('window', forbidden)
  vi.resetModules()
  const before = await import('./storage.ts')
  before.transferEntries()
  expect(forbidden.name).toBe('')
  before.writeEntry('token', 'secret')
  before.transferEntries()
  expect(forbidden.name).toContain('secret')
  vi.resetModules()
  const after = await import('./storage.ts')
  expect(after.readEntry('token')).toBe('secret')
  expect(forbidden.name).toBe('')
})

test.each(['forkcast:', 'forkcast:{}', 'forkcast:[[1]]', 'forkcast:[7]', 'a window of another site'])(
  'a tab named "%s" carries nothing',
  async (name) => {
    vi.stubGlobal('window', { name })
    vi.resetModules()
    const { readEntry } = await import('./storage.ts')
    expect(readEntry('token')).toBeNull()
  },
)
