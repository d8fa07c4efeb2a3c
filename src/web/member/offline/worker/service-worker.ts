import { plate } from '#web/member/data/plate-cache.ts'
import { kindOf } from './kind-of-request.ts'
import { laterPart } from './later-parts.ts'
import { networkFirst } from './network-first.ts'
import { forgetOlderShells, keepShell, keptPage, part, type Shell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const __SHELL__: Shell
const shell = __SHELL__

/** Time to wait for a slow network before the cached page is shown. */
const SLOW_NETWORK_MS = 2_500

const late = () => new Promise<void>((resolve) => setTimeout(resolve, SLOW_NETWORK_MS))

// A new worker takes over at once. The old one's parts stay for the pages that it opened. Pages are fetched from the
// network first, so that neither a broken nor an old worker can hold back the newest release.
self.addEventListener('install', (event) => event.waitUntil(keepShell(shell).then(() => self.skipWaiting())))
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOlderShells(shell), self.clients.claim()])),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(request, self.location.origin)
  if (kind === 'page') event.respondWith(networkFirst(fetch(request), () => keptPage(shell), late()))
  // If the browser's storage fails, the network is used.
  if (kind === 'part') event.respondWith(part(request).catch(() => fetch(request)))
  if (kind === 'later part') event.respondWith(laterPart(request).catch(() => fetch(request)))
  if (kind === 'plate') event.respondWith(plate(request).catch(() => fetch(request)))
})
