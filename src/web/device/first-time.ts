import { readEntry, storageKeys, writeEntry } from './storage.ts'

/** More than anybody reaches in a year; the oldest are dropped. */
const KEPT = 60

function marks(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readEntry(storageKeys.celebrated) ?? '[]')
    return Array.isArray(stored) ? stored.filter((mark) => typeof mark === 'string') : []
  } catch {
    return []
  }
}

/** Whether this device is told of an event for the first time; it remembers that it was. */
export function isFirstTime(mark: string): boolean {
  const seen = marks()
  if (seen.includes(mark)) return false
  writeEntry(storageKeys.celebrated, JSON.stringify([...seen, mark].slice(-KEPT)))
  return true
}
