import { readEntry, removeEntry, storageKeys, writeEntry } from './storage.ts'

/** What this device knows about a purchased plan: it is open here, or its session ended at an address. */
export type KnownPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'open' }
  | { readonly kind: 'signed_out'; readonly at: string }

/** Addresses of member pages, below the base path. */
const memberAddress = /^\/(plan|subscription)(\/[\w/-]*)?$/

/** Parses the stored entry; any unexpected text counts as no plan. */
export function parseKnownPlan(stored: string | null): KnownPlan {
  if (stored === 'open') return { kind: 'open' }
  return stored !== null && memberAddress.test(stored) ? { kind: 'signed_out', at: stored } : { kind: 'none' }
}

export const knownPlan = (): KnownPlan => parseKnownPlan(readEntry(storageKeys.plan))

/** The mark on the document is for styles: they keep room for content that only members see. */
function write(text: string): void {
  writeEntry(storageKeys.plan, text)
  document.documentElement.dataset['member'] = ''
}

/** Stores that a plan is open on this device. */
export const rememberOpenPlan = (): void => write('open')

/** Stores where the session expired, so that the member continues there after signing in again. */
export const rememberSignOut = (at: string): void => {
  if (memberAddress.test(at)) write(at)
}

export function forgetPlan(): void {
  removeEntry(storageKeys.plan)
  delete document.documentElement.dataset['member']
}
