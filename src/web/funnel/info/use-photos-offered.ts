import { useEffect } from 'react'
import { routes } from '#domain/api/routes.ts'
import { PhotoSettings } from '#domain/api/visitor.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'
import { createStore, useStore } from '#web/device/store.ts'
import { whenIdle } from '#web/device/when-idle.ts'

const settingsFrom = parserOf(PhotoSettings)

/** Whether this installation reads photos; null until the server has replied. */
const photosOffered = createStore<boolean | null>(null)

async function findOut(): Promise<void> {
  const outcome = await request(routes.settings, settingsFrom)
  if (outcome.kind === 'ok') photosOffered.set(outcome.value.photos !== null)
}

/**
 * Whether photos of plates are read on this installation; null while unknown. Pages are the same for everybody and are
 * cached, so the server is asked once the step is shown and the browser is idle.
 */
export function usePhotosOffered(): boolean | null {
  const offered = useStore(photosOffered)
  useEffect(() => (photosOffered.get() === null ? whenIdle(() => void findOut()) : undefined), [])
  return offered
}
