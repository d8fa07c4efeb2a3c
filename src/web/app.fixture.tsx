import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { Hero } from '#domain/funnel/hero.ts'
import type { Slug } from '#domain/funnel/journey.ts'
import { heroUpTo } from '#domain/hero/hero.example.ts'
import { App } from './app.tsx'
import { answersMark } from './device/answers-mark.ts'
import { loadDeviceState } from './device/start-up.ts'
import { storageKeys } from './device/storage.ts'
import { listenToBrowserHistory } from './navigation/navigation.ts'
import { href, stepPath } from './navigation/views.ts'

let isFollowing = false

/** Opens the app at a path below the base path, on a device with metric units and these answers. */
export function openApp(path: string, hero?: Hero): UserEvent {
  window.history.replaceState(null, '', href(path))
  if (hero !== undefined) window.localStorage.setItem(storageKeys.hero, JSON.stringify(hero))
  window.localStorage.setItem(storageKeys.units, 'metric')
  loadDeviceState()
  if (!isFollowing) listenToBrowserHistory()
  isFollowing = true
  render(<App />)
  // Between two acts a user waits no time, by a test's own clock too.
  return userEvent.setup({ advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)) })
}

/** Marks these answers as confirmed on this device, under a token. */
export function storeConfirmation(hero: Hero, token = 'token-of-a-lead'): void {
  window.localStorage.setItem(storageKeys.token, token)
  window.localStorage.setItem(storageKeys.confirmed, answersMark(hero))
}

/** Acts as another tab of this browser that writes an entry. */
export function writeInOtherTab(key: 'hero' | 'confirmed', newValue: string): void {
  window.localStorage.setItem(key, newValue)
  act(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
}

/** Opens a step for a woman who has answered everything before it, or who has the given answers. */
export async function openStep(slug: Slug, hero: Hero = heroUpTo(slug)): Promise<UserEvent> {
  const user = openApp(stepPath('FEMALE', slug), hero)
  await screen.findByRole('heading', { level: 1 })
  return user
}

/** The answers as stored on the device. */
export const storedHero = (): Hero => JSON.parse(window.localStorage.getItem(storageKeys.hero) ?? '{}')

/** The result of `read` after all pending work has finished. */
export async function settled<T>(read: () => T): Promise<T> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve))
  })
  return read()
}
