import type { Plugin } from 'vite'

/**
 * Dynamic imports as they are. Vite wraps each one in a loader that fetches the styles and scripts of a part first; here
 * all styles are in the page and the scripts are asked for by the page itself, so the loader is only weight.
 */
export function bareImportsPlugin(): Plugin {
  return {
    name: 'forkcast-bare-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
