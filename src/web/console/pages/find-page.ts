import type { ConsolePage } from './console-page.ts'

/** The parameters of a path that matches a pattern, such as `{ id: '42' }`; null if it does not match. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const actual = given[place] ?? ''
    if (part.startsWith(':') && actual !== '') params[part.slice(1)] = decodeURIComponent(actual)
    else if (part !== actual) return null
  }
  return params
}

/** The page at a path, with the parameters; null if there is none. */
export function findPage(pages: readonly ConsolePage[], path: string) {
  for (const page of pages) {
    const params = matchPath(page.path, path)
    if (params !== null) return { page, params }
  }
  return null
}
