import { isIP } from 'node:net'
import { type PlanKey, planKeys } from '#domain/billing/plans.ts'

/** One variable of the environment: how it is read and how it is explained. */
export type Setting<T> = {
  readonly name: string
  /** What is meant where the variable is not set. */
  readonly fallback: T
  /** The fallback as the table of settings prints it. */
  readonly shownDefault: string
  readonly about: string
  /** Completes the sentence "NAME must be ...". */
  readonly expects: string
  /** The value, or undefined where the text is none. */
  readonly parse: (text: string) => T | undefined
}

/** A row of the table of settings, its type told by its values. */
export const setting = <T>(row: Setting<T>): Setting<T> => row

export const anyText = (text: string): string => text

/** Text of a given shape. */
export const textLike =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.test(text) ? text : undefined

/** A port of TCP, 1 to 65535. */
export function port(text: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined
}

export const oneOf =
  <const T extends string>(...allowed: readonly T[]) =>
  (text: string): T | undefined =>
    allowed.find((option) => option === text)

/** A URL with one of the given protocols, such as `postgres:`. */
export const urlOf =
  (...protocols: readonly string[]) =>
  (text: string): string | undefined => {
    const url = URL.parse(text)
    return url !== null && protocols.includes(url.protocol) ? text : undefined
  }

/** Protocol, host and port only; a final slash is forgiven. */
export function origin(text: string): string | undefined {
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined
  return text.replace(/\/$/, '') === url.origin ? url.origin : undefined
}

export const listOf =
  (pattern: RegExp) =>
  (text: string): readonly string[] | undefined => {
    const items = text.split(',').map((item) => item.trim())
    return items.length <= 20 && items.every((item) => pattern.test(item)) ? items : undefined
  }

/** The name of an HTTP header, in the lower case in which Node hands it over. */
export function headerName(text: string): string | undefined {
  return /^[A-Za-z0-9-]{1,60}$/.test(text) ? text.toLowerCase() : undefined
}

/** How many proxies stand in front, or which addresses and networks they have. */
export type TrustedProxies = number | readonly string[]

export function trustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const networks = text.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : undefined
}

function isNetwork(text: string): boolean {
  const [address, bits, ...rest] = text.split('/')
  const family = isIP(address ?? '')
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** What a provider calls one of our plans. */
export type PlanBinding = {
  readonly id: string
  /** The provider's own offer for the first period; null where it has none. */
  readonly offer: string | null
}
export type PlanBindings = Readonly<Record<PlanKey, PlanBinding>>

const shape = /^([0-9]-[A-Z]+)=([A-Za-z0-9_-]{1,100})(?::([A-Za-z0-9_-]{1,100}))?$/

/** `1-WEEK=id:offer,1-MONTH=id,3-MONTH=id`, in any order; undefined unless every plan is named once. */
export function planBindings(text: string): PlanBindings | undefined {
  const found = new Map<PlanKey, PlanBinding>()
  for (const item of text.split(',')) {
    const [, name, id, offer] = shape.exec(item.trim()) ?? []
    const key = planKeys.find((planKey) => planKey === name)
    if (key === undefined || id === undefined || found.has(key)) return undefined
    found.set(key, { id, offer: offer ?? null })
  }
  const [week, month, quarter] = [found.get('1-WEEK'), found.get('1-MONTH'), found.get('3-MONTH')]
  if (week === undefined || month === undefined || quarter === undefined) return undefined
  return { '1-WEEK': week, '1-MONTH': month, '3-MONTH': quarter }
}
