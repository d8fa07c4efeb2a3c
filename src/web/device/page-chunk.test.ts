import { beforeEach, expect, test, vi } from 'vitest'
import { clearReloadFlag, loadChunk, PageLoadError } from './page-chunk.tsx'
import { removeEntry, storageKeys } from './storage.ts'

const fail = () => Promise.reject(new Error('gone'))
const entries = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => void entries.set(key, text),
  removeItem: (key: string) => void entries.delete(key),
}
const at = (pathname: string) => vi.stubGlobal('window', { location: { pathname }, localStorage })

beforeEach(() => {
  at('/v3/woman/pay')
  removeEntry(storageKeys.reloaded)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
test('a chunk that fails reloads the page once, then throws', async () => {
  const reload = vi.fn()
  void loadChunk(fail, '', reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await expect(loadChunk(fail, '', reload)).rejects.toBeInstanceOf(PageLoadError)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(console.error).toHaveBeenCalledTimes(1)
})

test('a view at another address allows another reload, a view at the failing address does not', async () => {
  const reload = vi.fn()
  void loadChunk(fail, '', reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  clearReloadFlag()
  await expect(loadChunk(fail, '', reload)).rejects.toBeInstanceOf(PageLoadError)
  at('/v3/woman/achieve')
  clearReloadFlag()
  void loadChunk(fail, '', reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test('if the flag cannot be stored, the page is not reloaded', async () => {
  vi.stubGlobal('window', { location: { pathname: '/v3/privacy' } })
  const reload = vi.fn()
  await expect(loadChunk(fail, '', reload)).rejects.toBeInstanceOf(PageLoadError)
  expect(reload).not.toHaveBeenCalled()
})

test('a chunk that loads clears the flag', async () => {
  const reload = vi.fn()
  void loadChunk(fail, '', reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(await loadChunk(async () => 'page', '', reload)).toBe('page')
  void loadChunk(fail, '', reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
})

test('a part that loads does not give back the reload that another part has used', async () => {
  const reload = vi.fn()
  void loadChunk(fail, 'paypal', reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  await loadChunk(async () => 'page', '', reload)
  await expect(loadChunk(fail, 'stripe', reload)).rejects.toBeInstanceOf(PageLoadError)
  await expect(loadChunk(fail, 'paypal', reload)).rejects.toBeInstanceOf(PageLoadError)
  expect(reload).toHaveBeenCalledTimes(1)
})
