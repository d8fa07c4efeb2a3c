import { BASE } from '#domain/api/base-path.ts'
import { isLaterPart } from './later-parts.ts'

/** The kinds of requests that the service worker answers; `other` goes to the network. */
export type Kind = 'page' | 'part' | 'later part' | 'plate' | 'other'

const isMemberPage = (path: string): boolean => path === `${BASE}/plan` || path.startsWith(`${BASE}/plan/`)
const PLATE = new RegExp(`^${BASE}/plates/[a-z0-9.~-]+\\.svg$`)

/** The kind of a request to the worker of `origin`. Those of the journey and the pay page are `other`. */
export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return 'other'
  if (mode === 'navigate') return isMemberPage(address.pathname) ? 'page' : 'other'
  if (address.pathname.startsWith(`${BASE}/assets/`)) return isLaterPart(address.pathname) ? 'later part' : 'part'
  return PLATE.test(address.pathname) ? 'plate' : 'other'
}
