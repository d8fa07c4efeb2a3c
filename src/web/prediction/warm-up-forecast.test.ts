import { expect, test, vi } from 'vitest'
import { heroStore } from '#web/device/hero-store.ts'
import { likelyHero } from '#web/device/likely-hero.ts'
import { brideHero, steadyHero } from './heroes.example.ts'
import { warmUpForecast } from './warm-up-forecast.ts'

test('once the browser is idle, the forecast is computed for the answers so far and for the day being typed', () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('window', {
    requestIdleCallback: (task: () => void) => idle.push(task),
    cancelIdleCallback: (handle: number) => idle.splice(handle - 1, 1),
  })
  const beIdle = () => {
    while (idle.length > 0) idle.shift()?.()
  }
  const asked: string[] = []
  const heard = <T extends { readonly weight?: number }>(hero: T, name: string): T =>
    Object.defineProperty({ ...hero }, 'weight', {
      get: () => {
        asked.push(name)
        return hero.weight
      },
    })
  heroStore.set(heard(steadyHero, 'so far'))
  warmUpForecast()
  expect(asked).toEqual([])
  beIdle()
  expect(new Set(asked)).toEqual(new Set(['so far']))

  asked.length = 0
  likelyHero.set(heard(brideHero('2027-06-12'), 'typed'))
  likelyHero.set(heard(brideHero('2027-06-13'), 'typed anew'))
  expect(asked).toEqual([])
  beIdle()
  expect(new Set(asked)).toEqual(new Set(['typed anew']))
  // The test files of a worker share the stores.
  likelyHero.set(null)
  heroStore.set(heroStore.getInitial())
  beIdle()
  vi.unstubAllGlobals()
})
