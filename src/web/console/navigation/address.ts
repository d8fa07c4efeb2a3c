import { useSyncExternalStore } from 'react'
import { BASE } from '#domain/api/base-path.ts'

/** The address of the console; all its pages are below it. */
export const CONSOLE_PATH = `${BASE}/console`

const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', announce)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('popstate', announce)
  }
}

/** The path below the console, such as `/customers`, without a trailing slash. */
export function consolePath(): string {
  const path = window.location.pathname.slice(CONSOLE_PATH.length).replace(/\/+$/, '')
  return path === '' ? '/' : path
}

export const usePath = (): string => useSyncExternalStore(subscribe, consolePath)
const useSearch = (): string => useSyncExternalStore(subscribe, () => window.location.search)

/** The address of a page of the console with its state in the query; empty values are left out. */
export function consoleHref(path: string, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  return `${CONSOLE_PATH}${path === '/' ? '' : path}${search === '' ? '' : `?${search}`}`
}

/** Goes to a page of the console. */
export function go(address: string, { replace = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', address)
  announce()
}

/**
 * The state of a page, kept in the query so that its address can be shared: the current values, and a function that sets
 * some of them. It adds an entry to the browser's history, or with `replace` replaces the current one, as while typing.
 */
export function useQuery(): readonly [
  URLSearchParams,
  (changes: Readonly<Record<string, string>>, how?: { readonly replace?: boolean }) => void,
] {
  const query = new URLSearchParams(useSearch())
  const set = (changes: Readonly<Record<string, string>>, how: { readonly replace?: boolean } = {}) =>
    go(consoleHref(consolePath(), { ...Object.fromEntries(query), ...changes }), how)
  return [query, set]
}
