import { hash } from 'node:crypto'
import QuickLRU from 'quick-lru'
import type { EventArrival } from '#analytics/events/read-arrivals.ts'

/** Different names of one kind that a network may bring in a day: carriers and offices bring some, programs thousands. */
const NAMES_OF_NETWORK = 20
/**
 * Networks that one process is sure to remember, the latest; QuickLRU may keep up to twice as many. One that sends very
 * many names is always among them, and each takes 7 kB at most.
 */
const NETWORKS_KEPT = 5_000

/** What an address may name, whatever it likes. */
const named = ['utm_source', 'referrer', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'ad'] as const

/** Whether a first page is one of so many names from its network that they may be made up. */
export type DoubtsNames = (opened: EventArrival) => boolean

/**
 * Counts the names of campaigns that each network has brought today, in the memory of this process only. Anybody can make
 * up names, but not so easily networks to send them from.
 */
export function createNamesByNetwork(now: () => Date): (network: string | null) => DoubtsNames {
  const networks = new QuickLRU<string, { readonly day: string; readonly names: Map<string, Set<number>> }>({
    maxSize: NETWORKS_KEPT,
  })
  return (network) =>
    ({ properties }) => {
      const key = network ?? ''
      const day = now().toISOString().slice(0, 10)
      const before = networks.get(key)
      const own = before?.day === day ? before : { day, names: new Map<string, Set<number>>() }
      networks.set(key, own)
      const doubted = named.filter((kind) => {
        const text = properties[kind]
        // Of a referrer only the domain is a name: its path is another one for each search.
        const name = kind === 'referrer' && typeof text === 'string' ? (URL.parse(text)?.hostname ?? '') : text
        if (typeof name !== 'string' || name === '') return false
        const known = own.names.get(kind) ?? new Set()
        own.names.set(kind, known)
        const short = hash('sha256', name, 'buffer').readUInt32BE(0)
        if (known.has(short)) return false
        if (known.size >= NAMES_OF_NETWORK) return true
        known.add(short)
        return false
      })
      return doubted.length > 0
    }
}
