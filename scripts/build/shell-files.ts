import type { Manifest } from 'vite'
import { isLaterPart } from '../../src/web/member/offline/worker/later-parts.ts'
import { laterStyles } from './page-styles.ts'

const ENTRY = 'src/web/main.tsx'
const MEMBER = 'src/web/member/'
/** What the entry loads on every page in addition to the page's own part. */
const ALWAYS = 'src/web/late-start.ts'

/**
 * Files that the member's pages may request, whichever screen is shown: scripts, pictures, fonts, and styles that the
 * document does not carry. Not included are the entry's other pages and files cached on their first use.
 */
export function shellFiles(manifest: Manifest): readonly string[] {
  const reached = new Set<string>()
  const reach = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || reached.has(name)) return
    reached.add(name)
    const later = name === ENTRY ? [] : (chunk.dynamicImports ?? [])
    for (const other of [...(chunk.imports ?? []), ...later]) reach(other)
  }
  const screens = Object.keys(manifest).filter((name) => name.startsWith(MEMBER))
  if (screens.length === 0) throw new Error(`The bundle has nothing of ${MEMBER}.`)
  for (const name of [ENTRY, ALWAYS, ...screens]) reach(name)
  const files = [...reached].flatMap((name) => [manifest[name]?.file ?? [], manifest[name]?.assets ?? []].flat())
  return [...new Set([...files, ...laterStyles(manifest, ENTRY, '/plan')])].filter((file) => !isLaterPart(file)).sort()
}

/** The script that every page loads first. */
export function entryFile(manifest: Manifest): string {
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error('The bundle has no entry.')
  return entry.file
}
