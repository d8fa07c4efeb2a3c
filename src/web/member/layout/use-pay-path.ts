import { heroStore } from '#web/device/hero-store.ts'
import { useStore } from '#web/device/store.ts'
import { pages, stepPath } from '#web/navigation/views.ts'

/** The path of the pay page for the person on this device. */
export function usePayPath(): string {
  const { gender } = useStore(heroStore)
  return gender === '' ? pages.home : stepPath(gender, 'pay')
}
