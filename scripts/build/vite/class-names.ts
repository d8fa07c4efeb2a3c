import { createHash } from 'node:crypto'
import path from 'node:path'

const LETTERS = 3
const root = path.resolve(import.meta.dirname, '../../..')
const files = new Map<string, string>()

/** A short name for a style sheet, stable between builds. @throws Error if two sheets get the same one */
function shortName(file: string): string {
  const name = createHash('sha256')
    .update(file)
    .digest('base64')
    .replaceAll(/[^a-zA-Z]/g, '')
    .slice(0, LETTERS)
  const owner = files.get(name) ?? file
  if (owner !== file) throw new Error(`${file} and ${owner} would share the class names ${name}…: rename one of them.`)
  files.set(name, file)
  return name
}

/** The names of classes and keyframes in a style sheet, in order of appearance. */
const namesIn = (css: string): readonly string[] => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-zA-Z][\w-]*)/g)].flatMap(([, name]) => name ?? [])),
]

/**
 * The name of a class in the built pages: three letters for its style sheet and its number in the sheet. The names are
 * in every page and script, and long ones would be most of their size.
 */
export function className(name: string, file: string, css: string): string {
  const sheet = path.relative(root, file.split('?')[0] ?? file)
  return shortName(sheet) + namesIn(css).indexOf(name).toString(36)
}
