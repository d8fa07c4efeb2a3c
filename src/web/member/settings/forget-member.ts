import { freshHero } from '#domain/funnel/hero.ts'
import { replaceHero } from '#web/device/hero-store.ts'
import { removeEntry, removeTabEntry, storageKeys, type TabKey } from '#web/device/storage.ts'
import { endSession, setSignedOutPath } from '#web/member/data/session.ts'
import { pages } from '#web/navigation/views.ts'

type StoredName = keyof typeof storageKeys

/**
 * Which stored entries are about the member, and which belong to the device. A new entry has to be added here. Queues hold
 * what each member of the device has written and not sent yet: nobody else's leaving deletes that.
 */
const kinds = {
  hero: 'MEMBER',
  token: 'MEMBER',
  confirmed: 'MEMBER',
  plan: 'MEMBER',
  order: 'MEMBER',
  ticks: 'MEMBER',
  diary: 'QUEUE',
  cooking: 'MEMBER',
  foodProducts: 'QUEUE',
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
  purchase: true,
  news: true,
  manage: true,
} as const satisfies Record<TabKey, true>

const isTabKey = (key: string): key is TabKey => key in tabKeys
const isStoredName = (name: string): name is StoredName => name in storageKeys

/** A worker that is still fetching the pages is waited for at most this long, ms; it stores nothing personal. */
const INSTALL_TIMEOUT_MS = 5_000

/** Until a worker that is being installed has kept what it was about to, or was given up. */
async function endOfInstall(worker: ServiceWorker | null): Promise<void> {
  if (worker === null) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => {
    if (worker.state !== 'parsed' && worker.state !== 'installing') resolve()
  }
  worker.addEventListener('statechange', look)
  look()
  await Promise.race([promise, new Promise((enough) => setTimeout(enough, INSTALL_TIMEOUT_MS))])
}

/** The pages that are kept for times without a network, and what keeps them. */
async function removeApp(): Promise<void> {
  try {
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      const { installing } = registration
      await registration.unregister()
      await endOfInstall(installing)
    }
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    // Some browsers have neither, or none in private windows.
  }
}

/**
 * Removes the member from this device, but for what they have written and not sent yet; `all` also removes what belongs to
 * the device, such as its theme.
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
