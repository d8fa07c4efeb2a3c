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

/** The gender of the branch that a path is in, which always agrees with the stored one; FEMALE outside the journey. */
export function genderAt(path: string): Gender {
  const view = viewAt(path)
  return view.kind === 'step' ? view.gender : 'FEMALE'
}

export const useBranchGender = (): Gender => genderAt(usePath())
