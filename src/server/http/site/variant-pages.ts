import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import QuickLRU from 'quick-lru'
import { assignVariants } from '#analytics/experiments/assign-variants.ts'
import { NOT_COVERED, type ShownVariant } from '#analytics/experiments/shown-variants.ts'
import type { RunningExperiments } from '#server/experiments/running-experiments.ts'
import { rememberVariants, shownVariants } from '#server/http/protocol/variants-cookie.ts'
import { type StoredFile, storeText } from './stored-file.ts'

/** Pages in their variants that are kept in memory. */
const PAGES_KEPT = 50

/** A page marked with its variants, for the styles to act on. The mark needs no script, so nothing flickers. */
export const markVariants = (html: string, shown: readonly ShownVariant[]): string =>
  html.replace(/<html\b/, `<html data-variants="${shown.map(({ key, variant }) => `${key}.${variant}`).join(' ')}"`)

export type PageVariants = {
  /** The page as this visitor is to see it: as it was built where nothing is tried on it. */
  choose<P extends StoredFile>(request: FastifyRequest, reply: FastifyReply, path: string, page: P): P
}

type Variants = { readonly running: RunningExperiments; readonly publicUrl: string }

/**
 * Chooses the variant of a page before its first byte. Pages on which nothing is tried are untouched: no cookie, and the
 * same bytes for everyone. The others differ by cookie and say so, so that no cache mixes them up.
 */
export function pageVariants({ running, publicUrl }: Variants): PageVariants {
  const made = new QuickLRU<string, StoredFile>({ maxSize: PAGES_KEPT })
  return {
    choose: (request, reply, path, page) => {
      const runs = running()
      if (runs.length === 0) return page
      const before = shownVariants(request)
      const drawn = assignVariants(runs, path, before, randomUUID())
      if (drawn.length === 0) return page
      const isKnown = drawn.every(({ key, version, variant }) =>
        before.some((each) => each.key === key && each.version === version && each.variant === variant),
      )
      if (!isKnown) rememberVariants(reply, { publicUrl }, drawn)
      const shown = drawn.filter(({ variant }) => variant !== NOT_COVERED)
      const marked = shown.length === 0 ? page : markedPage(made, path, page, shown)
      return { ...page, ...marked, variesByCookie: true }
    },
  }
}

function markedPage(
  made: QuickLRU<string, StoredFile>,
  path: string,
  page: StoredFile,
  shown: readonly ShownVariant[],
): StoredFile | null {
  const name = `${path} ${shown.map(({ key, variant }) => `${key}.${variant}`).join(' ')}`
  const known = made.get(name)
  if (known !== undefined) return known
  const html = page.bodies.get('identity')?.bytes.toString()
  if (html === undefined) return null
  const marked = storeText(markVariants(html, shown))
  made.set(name, marked)
  return marked
}
