import { join } from 'node:path'
import { npm } from '../../scripts/bootstrap/install.mjs'
import { installIsCurrent } from '../../scripts/bootstrap/install-is-current.mjs'
import { root } from '../../scripts/bootstrap/root.mjs'

/** This folder is a package of its own: Lighthouse is two fifths of all files that a checkout would install otherwise. */
const folder = join(root, 'bench', 'lighthouse', 'package')

/** Lighthouse, installed when it is first needed. @throws Error if it cannot be installed */
export async function loadLighthouse(): Promise<typeof import('lighthouse')['default']> {
  if (!installIsCurrent(folder)) {
    console.error('Installing Lighthouse (only when it changed)...')
    if (npm('ci', `--prefix=${folder}`) !== 0) throw new Error('Lighthouse could not be installed; npm says why above.')
  }
  return (await import('./package/lighthouse.ts')).lighthouse
}
