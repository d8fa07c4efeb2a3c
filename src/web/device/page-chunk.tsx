import { type ComponentType, lazy, useEffect, useState } from 'react'
import { readEntry, reloadPage, removeEntry, storageKeys, writeLastingEntry } from './storage.ts'

/** A chunk could not be loaded, not even after the page was reloaded once. */
export class PageLoadError extends Error {}

/** The flag stored before the reload: the address, and the part of the page that failed ('' for the page itself). */
const flag = (): readonly string[] => (readEntry(storageKeys.reloaded) ?? '').split(' ')

/** A part that has loaded clears only its own flag: another part of the page may still be missing. */
function noteLoaded(part: string): void {
  if (flag()[1] === part) removeEntry(storageKeys.reloaded)
}

/**
 * Loads a chunk on demand. A failed load usually means that a deploy replaced the file, so the page reloads once. The
 * stored flag prevents a reload loop; if it cannot be stored, there is no reload. A second failure is logged and
 * thrown.
 */
export async function loadChunk<T>(load: () => Promise<T>, part = '', reload = reloadPage): Promise<T> {
  try {
    const loaded = await load()
    noteLoaded(part)
    return loaded
  } catch (error) {
    const here = window.location.pathname
    if (flag()[0] !== here && writeLastingEntry(storageKeys.reloaded, `${here} ${part}`)) {
      reload()
      return new Promise<never>(() => undefined)
    }
    // biome-ignore lint/suspicious/noConsole: the specification asks for a lasting failure to be logged
    console.error('A part of this page could not be loaded.', error)
    throw new PageLoadError('A part of this page could not be loaded.', { cause: error })
  }
}

/** Call when the router is ready. Clears the flag of any other address; the current address has used its one reload. */
export function clearReloadFlag(): void {
  if (flag()[0] !== window.location.pathname) removeEntry(storageKeys.reloaded)
}

/**
 * A page in its own chunk, which can be preloaded. A preloaded page renders at once, without the empty render that
 * React.lazy costs even when the module is loaded. A page that is shown within another page has a name there: its `part`.
 */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>, part = '') {
  let ready: ComponentType<P> | null = null
  const fetchPage = async () => {
    ready = await load()
    return ready
  }
  const Lazy = lazy(async () => ({ default: await loadChunk(fetchPage, part) }))
  function Page(props: P) {
    // Chosen once: replacing the component while it is shown would lose its state.
    const [Part] = useState(() => ready ?? Lazy)
    // A preloaded page counts as loaded, too.
    useEffect(() => {
      if (Part !== Lazy) noteLoaded(part)
    }, [Part])
    return <Part {...props} />
  }
  const preload = async (): Promise<void> => {
    await fetchPage().catch(() => undefined)
  }
  return { Page, preload, isReady: () => ready !== null }
}
