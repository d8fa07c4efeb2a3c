import type { Plugin } from 'vite'

// As the bundler writes them: a list of all style sheets, and a loader around every import that receives some of them.
const LIST = /^const __vite__mapDeps=.*\n/
const NAMED =
  /\w+\(async\(\)=>\{let\{(\w+):(\w+)\}=await (import\([^)]*\));return\{\1:\2\}\},__vite__mapDeps\(\[[\d,]*\]\)\)/g
const PLAIN = /,__vite__mapDeps\(\[[\d,]*\]\)/g

/** The code of a chunk with plain dynamic imports. @throws Error if something of the loader remains */
export function withBareImports(code: string): string {
  const bare = code.replace(LIST, '').replace(NAMED, '$3').replace(PLAIN, '')
  if (bare.includes('__vite__mapDeps')) throw new Error('A dynamic import kept its list of styles.')
  return bare
}

/**
 * Restores plain dynamic imports. Vite wraps each one in a loader that first fetches the styles and scripts of a part;
 * here the page carries all styles and requests the scripts, so the loader would only add weight.
 */
export function bareImportsPlugin(): Plugin {
  return {
    name: 'forkcast-bare-imports',
    apply: 'build',
    enforce: 'post',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = withBareImports(part.code)
      },
    },
  }
}
