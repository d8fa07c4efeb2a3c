import { freshHero } from '#domain/funnel/hero.ts'
import { replaceHero } from '#web/device/hero-store.ts'
import { removeEntry, removeTabEntry, storageKeys, type TabKey } from '#web/device/storage.ts'
import { withResolvers } from '#web/device/with-resolvers.ts'
import { endSession, setSignedOutPath } from '#web/member/data/session.ts'
import { pages } from '#web/navigation/views.ts'

type StoredName = keyof typeof storageKeys

/**
 * Which stored entries are about the member, and which belong to the device. A new entry has to be added here. Queues
 * hold unsent changes of every member of the device, which another member's sign-out must not delete.
 */
const kinds = {
  hero: 'MEMBER',
  token: 'MEMBER',
  confirmed: 'MEMBER',
  planRuledOut: 'MEMBER',
  plan: 'MEMBER',
  order: 'MEMBER',
  ticks: 'MEMBER',
  diary: 'QUEUE',
  cooking: 'MEMBER',
  foodProducts: 'QUEUE',
  weighIns: 'QUEUE',
  celebrated: 'MEMBER',
  visitor: 'MEMBER',
  productAnalytics: 'MEMBER',
  consent: 'DEVICE',
  products: 'DEVICE',
  ip: 'DEVICE',
  units: 'DEVICE',
  theme: 'DEVICE',
  reloaded: 'DEVICE',
} as const satisfies Record<StoredName, 'MEMBER' | 'QUEUE' | 'DEVICE'>

const tabKeys = {
  lostAnswers: true,
  conditions: true,
  keptHere: true,
  purchase: true,
  news: true,
  manage: true,
  act: true,
} as const satisfies Record<TabKey, true>

const isTabKey = (key: string): key is TabKey => key in tabKeys
const isStoredName = (name: string): name is StoredName => name in storageKeys

/** The longest wait for a worker that is still fetching the pages, ms; it stores nothing personal. */
const INSTALL_TIMEOUT_MS = 5_000

/** Waits until a worker that is being installed has stored its pages, failed, or taken too long. */
async function endOfInstall(worker: ServiceWorker | null): Promise<void> {
  if (worker === null) return
  const { promise, resolve } = withResolvers<void>()
  const look = () => {
    if (worker.state !== 'parsed' && worker.state !== 'installing') resolve()
  }
  worker.addEventListener('statechange', look)
  look()
  await Promise.race([promise, new Promise((enough) => setTimeout(enough, INSTALL_TIMEOUT_MS))])
}

/** Removes the pages kept for offline use, and the worker that keeps them. */
async function removeApp(): Promise<void> {
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      const { installing } = registration
      await registration.unregister()
      await endOfInstall(installing)
    }
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    // Some browsers have neither workers nor caches, or not in private windows.
  }
}

/**
 * Removes the member from this device, except for unsent changes; `all` also removes what belongs to the device, such
 * as its theme.
 */
export async function forgetMember({ all }: { readonly all: boolean }): Promise<void> {
  setSignedOutPath(all ? pages.home : pages.signIn)
  await endSession(async () => {
    for (const name of Object.keys(storageKeys).filter(isStoredName)) {
      if (kinds[name] === 'MEMBER' || (all && kinds[name] === 'DEVICE')) removeEntry(storageKeys[name])
    }
    for (const key of Object.keys(tabKeys).filter(isTabKey)) removeTabEntry(key)
    // In memory too, so that a page that is still shown writes nothing back.
    replaceHero(freshHero)
    if (all) await removeApp()
  })
}
