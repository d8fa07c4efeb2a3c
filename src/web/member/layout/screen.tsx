import type { ComponentType, ReactNode } from 'react'
import { lazyPage } from '#web/device/page-chunk.tsx'

/** A screen that is fetched when it is needed; `P` are the parameters of its page. */
export type Screen<P> = { readonly preload: () => Promise<unknown>; readonly show: (params: P) => ReactNode }

export function screen<P extends object>(load: () => Promise<ComponentType<P>>): Screen<P> {
  const { Page, preload } = lazyPage(load, 'screen')
  return { preload, show: (params: P) => <Page {...params} /> }
}
