import type { Manifest } from 'vite'

type ModuleInfo = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
type Modules = { getModuleInfo(id: string): ModuleInfo }

/** Pages that a visitor reaches one after the other; their code goes into one file. */
const together: Readonly<Record<string, readonly string[]>> = {
  questions: ['/routes/question-screens.ts'],
  forecast: ['/prediction/prediction-screen.tsx', '/funnel/loading/loading-screen.tsx'],
  pay: ['/pay/pay-screen.tsx', '/pay/complete/complete-page.tsx'],
}

/** Chunks that are fetched before they are needed and then call most of their functions. */
const compiledWhole: ReadonlySet<string> = new Set(['questions', 'forecast', 'shared', 'start-measurement'])

/**
 * The first line of a chunk. V8 compiles a function only when it is first called, which delays a tap or a frame; with
 * this comment it compiles all functions of the chunk while loading it, off the main thread. Other browsers ignore it.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  compiledWhole.has(name) ? '//# allFunctionsCalledOnLoad' : ''

/** The manifest's name of the chunk that contains a module. */
export function chunkName(manifest: Manifest, module: string): string | undefined {
  if (module in manifest) return module
  const area = areaOf(`/${module}`)
  return Object.keys(manifest).find((name) => manifest[name]?.name === area && name.endsWith('.js'))
}

const MEMBER = '/member/'
/** The long texts that links at the foot of a page lead to. What only they share is left to the bundler. */
const LONG_TEXTS = '/legal/'

/** The area of a page that is loaded later; a separate page's area is its address. */
function areaOf(part: string): string {
  if (part.includes(MEMBER)) return MEMBER
  if (part.includes(LONG_TEXTS)) return LONG_TEXTS
  const known = Object.entries(together).find(([, pages]) => pages.some((page) => part.endsWith(page)))
  return known?.[0] ?? part
}

function withStaticImports(entry: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([entry])
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

/** The chunk of a module, given the areas that need it; null leaves the choice to the bundler. */
function chunkFor(areas: ReadonlySet<string>): string | null {
  const outside = [...areas].filter((area) => area !== MEMBER)
  const [only] = outside
  if (only === undefined) return null
  // What the member area also needs is kept apart: a chunk brings all of its styles, and the member's page should only
  // get its own.
  if (areas.has(MEMBER)) return 'common'
  if (outside.length > 1) return 'shared'
  return only in together ? only : null
}

function chunksFrom(entry: string, modules: Modules): ReadonlyMap<string, string> {
  const first = withStaticImports(entry, modules)
  const areas = new Map<string, Set<string>>()
  const parts = new Set([...first].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
  for (const part of parts) {
    for (const id of withStaticImports(part, modules)) {
      if (first.has(id)) continue
      areas.set(id, (areas.get(id) ?? new Set()).add(areaOf(part)))
      for (const later of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) parts.add(later)
    }
  }
  const later = [...areas].flatMap(([id, its]): [string, string][] => {
    const chunk = chunkFor(its)
    return chunk === null ? [] : [[id, chunk]]
  })
  return new Map([...[...first].map((id): [string, string] => [id, 'first']), ...later])
}

/**
 * Puts what the first page needs at once into one file, and what the questionnaire needs later into a few. Split by who
 * else uses them, both became dozens of files, most below a kilobyte, which compress worse and cost a request each.
 */
export function chunkGroups(entry: string) {
  let chunks: ReadonlyMap<string, string> | undefined
  // A group takes the imports of its modules along, unless a group of higher priority has them.
  return ['first', 'common', 'shared', ...Object.keys(together)].map((name, place) => ({
    name: (id: string, modules: Modules): string | null => {
      chunks ??= chunksFrom(entry, modules)
      return chunks.get(id) === name ? name : null
    },
    debugName: name,
    priority: 10 - place,
  }))
}
