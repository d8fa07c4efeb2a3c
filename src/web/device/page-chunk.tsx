import { type ComponentType, lazy, useEffect, useState } from 'react'
import { readEntry, removeEntry, storageKeys, writeLastingEntry } from './storage.ts'

/** A part of the app that cannot be loaded even after the one reload. */
export class PageLoadError extends Error {}

/**
 * A part of the app that is loaded when it is needed. A failed load is mostly a deploy that replaced the file: the
 * page reloads once; the stored address keeps it from doing so for ever, so that where it cannot be stored there is no
 * reload at all. If it fails again, it is logged and thrown.
 */
export async function loadChunk<T>(load: () => Promise<T>, reload = () => window.location.reload()): Promise<T> {
  try {
    const part = await load()
    removeEntry(storageKeys.reloaded)
    return part
  } catch (error) {
    const here = window.location.pathname
    if (readEntry(storageKeys.reloaded) !== here && writeLastingEntry(storageKeys.reloaded, here)) {
      reload()
      return new Promise<never>(() => undefined)
    }
    // biome-ignore lint/suspicious/noConsole: the specification asks for a lasting failure to be logged
    console.error('A part of this page could not be loaded.', error)
    throw new PageLoadError('A part of this page could not be loaded.', { cause: error })
  }
}

/** Called when the router is ready: a failure elsewhere has its reload again, one at this very address has had it. */
export function clearReloadFlag(): void {
  if (readEntry(storageKeys.reloaded) !== window.location.pathname) removeEntry(storageKeys.reloaded)
}

/**
 * A page of its own file, with a way to fetch it before it is needed. One that has been fetched is shown at once,
 * without the empty moment that a lazy component costs even when it is there.
 */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>) {
  let ready: ComponentType<P> | null = null
  const fetchPage = async () => {
    ready = await load()
    return ready
  }
  const Lazy = lazy(async () => ({ default: await loadChunk(fetchPage) }))
  function Page(props: P) {
    // Chosen once: changing the component while it is shown would lose what was typed.
    const [Part] = useState(() => ready ?? Lazy)
    // A part that was fetched beforehand has arrived as well.
    useEffect(() => {
      if (Part !== Lazy) removeEntry(storageKeys.reloaded)
    }, [Part])
    return <Part {...props} />
  }
  const preload = async (): Promise<void> => {
    await fetchPage().catch(() => undefined)
  }
  return { Page, preload }
}
