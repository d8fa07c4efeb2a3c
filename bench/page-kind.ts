import { stepOf } from '#domain/funnel/journey.ts'

/** What sort of page a file of `dist/web/pages` is: a step's kind, or the page's own name. */
export function pageKind(file: string): string {
  const name = file.replace(/^.*\/|\.html$/g, '')
  return stepOf(name)?.kind ?? name
}
