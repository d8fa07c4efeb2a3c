import { readEntry, removeEntry, storageKeys, writeEntry } from './storage.ts'

/** What this device knows of a plan that was bought: it is open here, or its session ended at an address. */
export type KnownPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'open' }
  | { readonly kind: 'signed_out'; readonly at: string }

/** The pages of a member, below the base path. */
const memberAddress = /^\/(plan|subscription)(\/[\w/-]*)?$/

/** What a stored text says; anything else says nothing. */
export function parseKnownPlan(stored: string | null): KnownPlan {
  if (stored === 'open') return { kind: 'open' }
  return stored !== null && memberAddress.test(stored) ? { kind: 'signed_out', at: stored } : { kind: 'none' }
}

export const knownPlan = (): KnownPlan => parseKnownPlan(readEntry(storageKeys.plan))

/** Styles read the mark: what is shown to members only has its place before any script has run. */
function write(text: string): void {
  writeEntry(storageKeys.plan, text)
  document.documentElement.dataset['member'] = ''
}

/** A plan is open to the person of this device. */
export const rememberOpenPlan = (): void => write('open')

/** The session ended by itself while this page was open; after signing in again the person goes on there. */
export const rememberSignOut = (at: string): void => {
  if (memberAddress.test(at)) write(at)
}

export function forgetPlan(): void {
  removeEntry(storageKeys.plan)
  delete document.documentElement.dataset['member']
}
