import { useEffect } from 'react'
import { routes } from '#domain/api/routes.ts'
import { PhotoSettings } from '#domain/api/visitor.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'
import { createStore, useStore } from '#web/device/store.ts'
import { whenIdle } from '#web/device/when-idle.ts'

const settingsFrom = parserOf(PhotoSettings)

/** What is known of this installation; null until the server has said so. */
const photosOffered = createStore<boolean | null>(null)

async function findOut(): Promise<void> {
  const outcome = await request(routes.settings, settingsFrom)
  if (outcome.kind === 'ok') photosOffered.set(outcome.value.photos !== null)
}

/**
 * Whether photos of plates are read on this installation. Pages are the same for everybody and are kept by caches, so it is
 * asked for once the step is shown and the browser has nothing else to do.
 */
export function usePhotosOffered(): boolean | null {
  const offered = useStore(photosOffered)
  useEffect(() => (photosOffered.get() === null ? whenIdle(() => void findOut()) : undefined), [])
  return offered
}
