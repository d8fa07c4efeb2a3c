import { parseSync } from 'vite'
import type { PluralRule } from '../../../src/domain/language/plural-rules.ts'
import { MARK, TEXT } from './mark-messages.ts'
import type { Forms, Text } from './read-messages.ts'
import { isNode, type Node } from './syntax.ts'
import type { SourceMessages } from './words-files.ts'

/** What the code of a language is made with. */
export type InlinedLanguage = {
  readonly tag: string
  /** Values are isolated in it, so that a number or a name in Latin letters does not change places with its unit. */
  readonly isRightToLeft: boolean
  readonly rule: PluralRule
  readonly source: SourceMessages
  /** The text of a message; that of the source if it is not translated. */
  readonly formsOf: (key: string) => Forms
}

const MARKED = new RegExp(`${MARK}([^§]+)${MARK}`, 'g')
export const isMarked = (code: string): boolean => code.includes(MARK) || code.includes(`${TEXT}(`)

const inTemplate = (text: string): string => text.replace(/\\/g, '\\\\').replace(/`/g, '\\`').replace(/\$\{/g, '\\${')

/** A string as the shortest literal. */
const literal = (text: string): string =>
  text.includes('"') && !text.includes('`') ? `\`${inTemplate(text)}\`` : JSON.stringify(text)

const plain = (forms: Forms, key: string): string => {
  const text = forms['other']
  if (text === undefined || text.some((part) => typeof part !== 'string')) throw new Error(`${key} has values.`)
  return text.join('')
}

type Range = { readonly start: number; readonly end: number }
/** A place in marked code that has texts: a call with the key of a message and its values, a string, or a part of a template. */
type Mark = Range &
  (
    | { readonly kind: 'MESSAGE'; readonly key: string; readonly values: readonly Range[] }
    | { readonly kind: 'STRING'; readonly value: string }
    | { readonly kind: 'TEMPLATE'; readonly raw: string }
  )

const rangeOf = ({ start, end }: Node): Range => ({ start, end })

/** The marks of some code in order, the outer of two first. */
function marksIn(file: string, code: string): readonly Mark[] {
  const { program, errors } = parseSync(file, code, { lang: file.endsWith('.ts') ? 'ts' : 'js' })
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const marks: Mark[] = []
  function visit(node: Node): void {
    const callee = node['callee']
    if (node.type === 'CallExpression' && isNode(callee) && callee['name'] === TEXT) {
      const [first, ...rest] = (node['arguments'] as unknown[]).filter(isNode)
      const key = first === undefined ? '' : code.slice(first.start + 1, first.end - 1)
      marks.push({ kind: 'MESSAGE', ...rangeOf(node), key, values: rest.map(rangeOf) })
    } else if (node.type === 'Literal' && typeof node['value'] === 'string' && node['value'].includes(MARK)) {
      marks.push({ kind: 'STRING', ...rangeOf(node), value: node['value'] })
      return
    } else if (node.type === 'TemplateElement') {
      const { raw } = node['value'] as { raw: string }
      if (raw.includes(MARK)) {
        const at = code.indexOf(raw, node.start)
        marks.push({ kind: 'TEMPLATE', start: at, end: at + raw.length, raw })
      }
      return
    }
    for (const child of Object.values(node))
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one)
  }
  visit(program as unknown as Node)
  return marks.sort((a, b) => a.start - b.start || b.end - a.end)
}

/** Makes the code of a language. @throws Error if a text names a value that its message does not have, or a mark stays */
export type MarkedCode = (language: InlinedLanguage) => string

/** Reads marked code once for all languages: that of the bundler, minified or not, or of a words file. */
export function readMarked(file: string, code: string): MarkedCode {
  if (!isMarked(code)) return () => code
  const marks = marksIn(file, code)
  return (language) => withTexts(file, code, marks, language)
}

/** Puts the texts of a language into marked code. */
function withTexts(file: string, code: string, marks: readonly Mark[], language: InlinedLanguage): string {
  const filled = (value: string): string => value.replace(MARKED, (_, key: string) => plain(language.formsOf(key), key))

  function textCode(text: Text, key: string, values: ReadonlyMap<string, string>): string {
    if (text.every((part) => typeof part === 'string')) return literal(text.join(''))
    const parts = text.map((part) => {
      if (typeof part === 'string') return inTemplate(part)
      const value = values.get(part.value)
      if (value === undefined) throw new Error(`${language.tag}, ${key}: there is no value {${part.value}}.`)
      return language.isRightToLeft ? `\u2068\${${value}}\u2069` : `\${${value}}`
    })
    return `\`${parts.join('')}\``
  }

  function messageCode(key: string, ranges: readonly Range[]): string {
    const message = language.source.get(key)
    if (message === undefined) throw new Error(`${file}: no words file has ${key}.`)
    const passed = ranges.map(({ start, end }) => inlined(start, end))
    const count = message.count === null ? null : (passed.shift() ?? '')
    const values = new Map(message.values.map(({ name }, at): [string, string] => [name, passed[at] ?? '']))
    const forms = language.formsOf(key)
    const other = forms['other']
    if (other === undefined) throw new Error(`${language.tag}, ${key}: the form "other" is missing.`)
    if (count === null) return textCode(other, key, values)
    // A count that is more than a name is computed once.
    const isName = /^[\w$]+$/.test(count)
    const n = isName ? count : 'pluralCount$'
    const chosen = Object.entries(language.rule).reduceRight(
      (rest, [category, condition]) => {
        const form = forms[category]
        return form === undefined ? rest : `${condition.replace(/\bn\b/g, n)}?${textCode(form, key, values)}:${rest}`
      },
      textCode(other, key, values),
    )
    return isName ? `(${chosen})` : `(${n}=>${chosen})(${count})`
  }

  function codeOf(mark: Mark): string {
    if (mark.kind === 'MESSAGE') return messageCode(mark.key, mark.values)
    if (mark.kind === 'STRING') return literal(filled(mark.value))
    return mark.raw.replace(MARKED, (_, key: string) => inTemplate(plain(language.formsOf(key), key)))
  }

  /** The code between two places with its marks replaced; a mark within another belongs to that one's values. */
  function inlined(start: number, end: number): string {
    let at = start
    let result = ''
    for (let next = firstFrom(marks, start); next < marks.length; next++) {
      const mark = marks[next]
      if (mark === undefined || mark.start >= end) break
      if (mark.start < at || mark.end > end) continue
      result += code.slice(at, mark.start) + codeOf(mark)
      at = mark.end
    }
    return result + code.slice(at, end)
  }

  const result = inlined(0, code.length)
  const left = /§§[\w/.:-]{3,80}|\$text\(.{0,60}/.exec(result)?.[0]
  if (left !== undefined) throw new Error(`${file}: the mark ${left} is left.`)
  return result
}

/** The number of the first mark that begins at a place or after it. */
function firstFrom(marks: readonly Mark[], start: number): number {
  let [low, high] = [0, marks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((marks[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}

/** Puts the texts of one language into marked code. */
export const inlineLanguage = (file: string, code: string, language: InlinedLanguage): string =>
  readMarked(file, code)(language)
