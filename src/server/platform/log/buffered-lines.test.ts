import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bufferLines } from './buffered-lines.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('lines written within a moment are passed on together, in order, and none twice', () => {
  const written: string[] = []
  const lines = bufferLines((text) => written.push(text))
  lines.write('a\n')
  lines.write('b\n')
  expect(written).toEqual([])
  vi.runAllTimers()
  lines.write('c\n')
  lines.flush()
  vi.runAllTimers()
  lines.flush()
  expect(written).toEqual(['a\nb\n', 'c\n'])
})

test('a text that is long enough is passed on at once', () => {
  const written: string[] = []
  const lines = bufferLines((text) => written.push(text))
  const line = `${'a'.repeat(9999)}\n`
  lines.write(line)
  lines.write(line)
  expect(written).toEqual([line + line])
  vi.runAllTimers()
  expect(written).toHaveLength(1)
})
