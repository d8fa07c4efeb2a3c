import { type ComponentType, lazy, useEffect, useState } from 'react'
import { readEntry, removeEntry, storageKeys, writeLastingEntry } from './storage.ts'

/** A chunk could not be loaded, not even after the one reload. */
export class PageLoadError extends Error {}

/**
 * Loads a chunk on demand. A failed load usually means that a deploy replaced the file, so the page reloads once. The
 * stored address prevents a reload loop; where it cannot be stored, there is no reload. A second failure is logged and
 * thrown.
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

/** Call when the router is ready: every other address gets its one reload back, this address has used its own. */
export function clearReloadFlag(): void {
  if (readEntry(storageKeys.reloaded) !== window.location.pathname) removeEntry(storageKeys.reloaded)
}

/**
 * A page in a chunk of its own, which can be preloaded. A preloaded page renders at once, without the empty render that
 * React.lazy costs even when the module is there.
 */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>) {
  let ready: ComponentType<P> | null = null
  const fetchPage = async () => {
    ready = await load()
    return ready
  }
  const Lazy = lazy(async () => ({ default: await loadChunk(fetchPage) }))
  function Page(props: P) {
    // Chosen once: replacing the component while it is shown would lose its state.
    const [Part] = useState(() => ready ?? Lazy)
    // A preloaded page counts as loaded, too.
    useEffect(() => {
      if (Part !== Lazy) removeEntry(storageKeys.reloaded)
    }, [Part])
    return <Part {...props} />
  }
  const preload = async (): Promise<void> => {
    await fetchPage().catch(() => undefined)
  }
  return { Page, preload, isReady: () => ready !== null }
}
