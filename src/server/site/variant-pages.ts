import type { FastifyRequest } from 'fastify'
import QuickLRU from 'quick-lru'
import { type ShownVariant, writeShown } from '#analytics/events/shown-variants.ts'
import { assignVariants, isTriedOn, type Look, looksOf } from '#analytics/experiments/assign-variants.ts'
import { isBot } from '#server/collect/robots-and-apps.ts'
import { lotName } from '#server/experiments/lot.ts'
import type { RunningExperiments } from '#server/experiments/running-experiments.ts'
import { type StoredFile, storeText } from './stored-file.ts'

/** Pages with variants that are kept in memory. */
const PAGES_KEPT = 50

/** How one page is marked: the looks that styles act on, and the runs that are reported with the measurement. */
type Marks = { readonly looks: readonly Look[]; readonly shown: readonly ShownVariant[] }

/**
 * Marks a page with its variants. One mark is for the styles, which need no script, so nothing flickers; the other is
 * for the measurement, which reports it with the step. The kept variant of an ended run is not reported any more.
 */
function markVariants(html: string, { looks, shown }: Marks): string {
  const looked = looks.map(({ key, variant }) => `${key}.${variant}`).join(' ')
  const runs = shown.length === 0 ? '' : ` data-runs="${writeShown(shown)}"`
  return html.replace(/<html\b/, `<html data-variants="${looked}"${runs}`)
}

type Visit = Pick<FastifyRequest, 'ip' | 'headers'>

/** Whether a request is for a person's eyes: robots and pages fetched in advance are drawn, but not counted. */
const isCounted = ({ headers }: Visit): boolean =>
  !isBot(headers['user-agent'] ?? '') &&
  !String(headers['sec-purpose'] ?? headers['purpose'] ?? '').includes('prefetch')

export type PageVariants = {
  /** The page as this visitor has to see it; as it was built if no experiment concerns it. */
  choose<P extends StoredFile>(request: Visit, path: string, page: P): P
}

/**
 * Chooses the variant of a page before its first byte. Pages without a running experiment are the same bytes for
 * everyone: as they were built, or with the variant kept from the last run. Pages with one are private to the visitor,
 * so no cache gives one visitor's page to another. What a variant is drawn by is the lot of the day, so that a reloaded
 * page and a second tab look the same, and nothing is stored on the device.
 */
export function pageVariants({
  known: current,
  lots,
  drawn,
}: Pick<RunningExperiments, 'known' | 'lots' | 'drawn'>): PageVariants {
  const made = new QuickLRU<string, StoredFile>({ maxSize: PAGES_KEPT })
  return {
    choose: (request, path, page) => {
      const { running: runs, kept } = current()
      const isTried = isTriedOn(runs, path)
      const [lot] = isTried ? lots(request) : []
      const shown = lot === undefined ? [] : assignVariants(runs, path, lotName(lot))
      if (lot !== undefined && isCounted(request)) drawn.note(shown, lot)
      const looks = looksOf(shown, kept, path)
      const marked = looks.length === 0 ? page : markedPage(made, path, page, { looks, shown })
      return isTried || marked !== page ? { ...page, ...marked, isPrivate: isTried } : page
    },
  }
}

function markedPage(
  made: QuickLRU<string, StoredFile>,
  path: string,
  page: StoredFile,
  marks: Marks,
): StoredFile | null {
  // The tag differs between languages.
  const name = `${path} ${page.bodies.get('identity')?.etag} ${JSON.stringify(marks)}`
  const known = made.get(name)
  if (known !== undefined) return known
  const html = page.bodies.get('identity')?.bytes.toString()
  if (html === undefined) return null
  const marked = storeText(markVariants(html, marks))
  made.set(name, marked)
  return marked
}
