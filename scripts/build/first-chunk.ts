type ModuleInfo = { readonly importedIds: readonly string[] } | null
type Modules = { getModuleInfo(id: string): ModuleInfo }

function withStaticImports(entry: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([entry])
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

/**
 * Puts everything that the first page needs at once into one file. Cut by who else uses what, it came as three, which
 * compress worse (3 kB) and are three requests.
 */
export function firstChunk(entry: string) {
  let first: ReadonlySet<string> | undefined
  return {
    debugName: 'first',
    name: (id: string, modules: Modules): string | null => {
      first ??= withStaticImports(entry, modules)
      return first.has(id) ? 'first' : null
    },
  }
}
