const WHOLE =
  /^(?<head>.*)(?<end><\/head>.*<div id="app">)(?<markup>.*)<\/div><script[^>]*>.*<\/script><\/body><\/html>$/s

export type PageParts = { readonly head: string; readonly end: string; readonly markup: string }

/** The parts of a built page without its scripts; null if it is built in another form. */
export function pageParts(html: string): PageParts | null {
  const { head = '', end = '', markup = '' } = WHOLE.exec(html)?.groups ?? {}
  return end === '' ? null : { head, end, markup }
}
