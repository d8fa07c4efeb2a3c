/** Keys of everything in local storage. */
export const storageKeys = {
  hero: 'hero',
  token: 'token',
  confirmed: 'confirmed',
  planRuledOut: 'planRuledOut',
  plan: 'plan',
  products: 'productsData',
  ip: 'userIP',
  units: 'units',
  theme: 'theme',
  reloaded: 'reloaded',
  order: 'order',
  ticks: 'ticks',
  diary: 'diary',
  cooking: 'cooking',
  foodProducts: 'foodProducts',
  weighIns: 'weighIns',
  celebrated: 'celebrated',
  consent: 'consent',
  visitor: 'visitor',
  productAnalytics: 'productAnalytics',
} as const
type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A store whose `setItem` returns whether the entry outlasts the page. */
type PersistingStore = Omit<TextStore, 'setItem'> & { readonly setItem: (key: string, text: string) => boolean }

/** If the browser's storage is full or forbidden, entries live in `memory` for as long as the page does. */
export function storageWithFallback(open: () => TextStore, memory = new Map<string, string>()): PersistingStore {
  const attempt = <T>(use: (store: TextStore) => T, otherwise: T): T => {
    try {
      return use(open())
    } catch {
      return otherwise
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((store) => store.getItem(key), null),
    setItem: (key, text) => {
      const kept = attempt((store) => {
        store.setItem(key, text)
        return true
      }, false)
      if (kept) memory.delete(key)
      else memory.set(key, text)
      return kept
    },
    removeItem: (key) => {
      memory.delete(key)
      attempt((store) => store.removeItem(key), undefined)
    },
  }
}

const TRANSFER_PREFIX = 'forkcast:'

/** Entries that the previous document left in `window.name`. They are removed at once: other sites could read them. */
function transferredEntries(): Map<string, string> {
  const memory = new Map<string, string>()
  if (typeof window === 'undefined' || !window.name.startsWith(TRANSFER_PREFIX)) return memory
  const carried = window.name.slice(TRANSFER_PREFIX.length)
  window.name = ''
  try {
    for (const [key, text] of JSON.parse(carried)) if (typeof text === 'string') memory.set(key, text)
  } catch {
    // The text is from another site.
  }
  return memory
}

const memory = transferredEntries()
const local = storageWithFallback(() => window.localStorage, memory)
const session = storageWithFallback(() => window.sessionStorage)

export const readEntry = (key: StorageKey): string | null => local.getItem(key)
export const writeEntry = (key: StorageKey, text: string): void => void local.setItem(key, text)
/** Writes an entry and returns whether it outlasts the page. */
export const writeLastingEntry = (key: StorageKey, text: string): boolean => local.setItem(key, text)
export const removeEntry = (key: StorageKey): void => local.removeItem(key)

/** Keys of everything in session storage, for this tab only. */
export type TabKey = 'lostAnswers' | 'conditions' | 'keptHere' | 'purchase' | 'manage' | 'news' | 'act'

export const readTabEntry = (key: TabKey): string | null => session.getItem(key)
export const writeTabEntry = (key: TabKey, text: string): void => void session.setItem(key, text)
export const removeTabEntry = (key: TabKey): void => session.removeItem(key)

/** Passes entries that the browser cannot store to our next document in this tab. Call right before leaving. */
export function transferEntries(): void {
  if (memory.size > 0) window.name = TRANSFER_PREFIX + JSON.stringify([...memory])
}

/** Reloads the page without losing entries that the browser cannot store. */
export function reloadPage(): void {
  transferEntries()
  window.location.reload()
}
