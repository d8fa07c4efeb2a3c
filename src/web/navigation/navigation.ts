import { BASE } from '#domain/api/base-path.ts'
import { reloadPage, transferEntries } from '#web/device/storage.ts'
import { areaOf, href, pages } from './views.ts'

type Direction = 'forward' | 'back'

/** The paths of this tab up to the current one, stored in the history entry so that they survive a reload. */
type Entry = { readonly trail: readonly string[] }

/** Browsers keep this many history entries per tab; older ones cannot be reached through the history. */
const ENTRIES_KEPT = 50

const listeners = new Set<() => void>()
let navigated = false

/** Whether the current view was reached from another view in this document, so that the focus has to move to it. */
export const wasNavigated = (): boolean => navigated

/** The path of an address below the base path. */
export function pathIn({ pathname }: Pick<Location, 'pathname'>): string {
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname
  return path === '' ? pages.home : path
}

export const currentPath = (): string => pathIn(window.location)

export function subscribeToPath(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function trail(): readonly string[] {
  const entry: unknown = window.history.state
  const known = typeof entry === 'object' && entry !== null && 'trail' in entry ? entry.trail : undefined
  return Array.isArray(known) && known.at(-1) === currentPath() ? known : [currentPath()]
}

/** The path from which the visitor came forward to the current one; undefined if unknown. */
export const pathBefore = (): string | undefined => trail().at(-2)

/** The trail of the view on the screen, kept here because reading it from the history entry takes a slow phone a moment. */
let shown: readonly string[] = []

/** Shows the new view. Styles read the direction for the entrance of its main part. */
function show(direction: Direction, visited: readonly string[]): void {
  navigated = true
  shown = visited
  document.documentElement.dataset['direction'] = direction
  for (const listener of listeners) listener()
  window.scrollTo(0, 0)
}

/** Whether a path needs another document than the current one. */
let isElsewhere = (path: string): boolean => areaOf(path) !== areaOf(currentPath())

/** From now on, a path for which `isApart` is true is also loaded as a separate document, however it is reached. */
export function separateDocuments(isApart: (path: string) => boolean): void {
  const before = isElsewhere
  isElsewhere = (path) => before(path) || isApart(path)
}

/** Goes to a path below the base path. `replace` replaces the current history entry. */
export function navigate(path: string, { replace = false } = {}): void {
  if (isElsewhere(path)) {
    transferEntries()
    window.location[replace ? 'replace' : 'assign'](href(path))
    return
  }
  const before = replace ? trail().slice(0, -1) : trail()
  const entry: Entry = { trail: [...before, path].slice(-ENTRIES_KEPT) }
  window.history[replace ? 'replaceState' : 'pushState'](entry, '', href(path))
  show('forward', entry.trail)
}

/** Goes back to a path: through the browser's history if the path was visited, so that no entry is added. */
export function navigateBack(path: string): void {
  const visited = trail()
  const place = visited.lastIndexOf(path, -2)
  if (place >= 0) {
    window.history.go(place - (visited.length - 1))
    return
  }
  if (isElsewhere(path)) {
    transferEntries()
    window.location.replace(href(path))
    return
  }
  const entry: Entry = { trail: [path] }
  window.history.replaceState(entry, '', href(path))
  show('back', entry.trail)
}

/** Handles the browser's Back and Forward. Call once. */
export function listenToBrowserHistory(): void {
  shown = trail()
  window.history.replaceState({ trail: shown } satisfies Entry, '', window.location.href)
  window.addEventListener('popstate', () => {
    // A jump within the page (a link to a section) is left to the browser.
    if (currentPath() === shown.at(-1)) return
    // This path was visited in this document before it needed a separate one, or before the document was reloaded.
    if (isElsewhere(currentPath())) {
      reloadPage()
      return
    }
    const visited = trail()
    show(visited.length < shown.length ? 'back' : 'forward', visited)
  })
}
