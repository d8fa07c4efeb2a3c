import { join } from 'node:path'
import type { forecast } from '#domain/forecast/forecast.ts'
import { bundledCode } from './bundled-code.ts'

const NAME = 'forecastScript'

declare global {
  interface Window {
    /** The global that the script defines in the page. */
    [NAME]: { readonly forecast: typeof forecast }
  }
}

/** The forecast and everything it needs, bundled as for the browser into one plain script. */
export function forecastScript(): Promise<string> {
  const root = join(import.meta.dirname, '../..')
  const entry = join(root, 'src/domain/forecast/forecast.ts')
  return bundledCode({ root, configFile: false, build: { lib: { entry, formats: ['iife'], name: NAME } } })
}
