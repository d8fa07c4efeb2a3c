import { createContext, use, useSyncExternalStore } from 'react'
import type { Gender } from '#domain/answers/choices.ts'
import { currentPath, subscribeToPath } from './navigation.ts'
import { viewAt } from './views.ts'

/** The path that is being prerendered; in the browser the address is read instead. */
export const PrerenderPath = createContext('/')

/** The current path below the base path. */
export function usePath(): string {
  const prerendered = use(PrerenderPath)
  return useSyncExternalStore(subscribeToPath, currentPath, () =>
    typeof window === 'undefined' ? prerendered : currentPath(),
  )
}

/** The gender of the branch in the address, which always agrees with the stored one; FEMALE outside the journey. */
export function useBranchGender(): Gender {
  const view = viewAt(usePath())
  return view.kind === 'step' ? view.gender : 'FEMALE'
}
