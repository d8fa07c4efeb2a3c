import { createContext, use, useSyncExternalStore } from 'react'
import type { Gender } from '#domain/answers/choices.ts'
import { currentPath, subscribeToPath } from './navigation.ts'
import { viewAt } from './views.ts'

/** The path that a page is being prerendered for; unused in the browser, where the address knows. */
export const PrerenderPath = createContext('/')

/** The present path below the base path. */
export function usePath(): string {
  const prerendered = use(PrerenderPath)
  return useSyncExternalStore(subscribeToPath, currentPath, () =>
    typeof window === 'undefined' ? prerendered : currentPath(),
  )
}

const never = () => () => undefined

/** False while the prerendered page is being taken over, true from then on: only then is what the device stores seen. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The gender of the branch that the address is on; it always agrees with the stored one. */
export function useBranchGender(): Gender {
  const view = viewAt(usePath())
  return view.kind === 'step' ? view.gender : 'FEMALE'
}
