import { stepOf } from '#domain/funnel/journey.ts'

/** The kind of page in a file of `dist/web/pages`: a step's kind, or the page's own name. */
export function pageKind(file: string): string {
  const name = file.replace(/^.*\/|\.html$/g, '')
  return stepOf(name)?.kind ?? name
}
