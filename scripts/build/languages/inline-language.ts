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

/**
 * Puts the texts of a language into marked code: that of the bundler, minified or not, or of a words file.
 * @throws Error if a text names a value that its message does not have, or a mark stays
 */
export function inlineLanguage(file: string, code: string, language: InlinedLanguage): string {
  if (!isMarked(code)) return code
  const { program, errors } = parseSync(file, code, { lang: file.endsWith('.ts') ? 'ts' : 'js' })
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`)
  const marks: { readonly start: number; readonly end: number; readonly text: () => string }[] = []

  const withTexts = (value: string): string =>
    value.replace(MARKED, (_, key: string) => plain(language.formsOf(key), key))

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

  function messageCode(call: Node): string {
    const [first, ...rest] = (call['arguments'] as unknown[]).filter(isNode)
    const key = first === undefined ? '' : code.slice(first.start + 1, first.end - 1)
    const message = language.source.get(key)
    if (message === undefined) throw new Error(`${file}: no words file has ${key}.`)
    const passed = rest.map((argument) => inlined(argument.start, argument.end))
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

  function visit(node: Node): void {
    const callee = node['callee']
    if (node.type === 'CallExpression' && isNode(callee) && callee['name'] === TEXT) {
      marks.push({ start: node.start, end: node.end, text: () => messageCode(node) })
    } else if (node.type === 'Literal' && typeof node['value'] === 'string' && node['value'].includes(MARK)) {
      const value = node['value']
      marks.push({ start: node.start, end: node.end, text: () => literal(withTexts(value)) })
      return
    } else if (node.type === 'TemplateElement') {
      const { raw } = node['value'] as { raw: string }
      if (raw.includes(MARK)) {
        const at = code.indexOf(raw, node.start)
        const text = () => raw.replace(MARKED, (_, key: string) => inTemplate(plain(language.formsOf(key), key)))
        marks.push({ start: at, end: at + raw.length, text })
      }
      return
    }
    for (const child of Object.values(node))
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one)
  }
  visit(program as unknown as Node)
  marks.sort((a, b) => a.start - b.start || b.end - a.end)

  /** The code between two places with its marks replaced; a mark within another belongs to that one's values. */
  function inlined(start: number, end: number): string {
    let at = start
    let result = ''
    for (let next = firstFrom(start); next < marks.length; next++) {
      const mark = marks[next]
      if (mark === undefined || mark.start >= end) break
      if (mark.start < at || mark.end > end) continue
      result += code.slice(at, mark.start) + mark.text()
      at = mark.end
    }
    return result + code.slice(at, end)
  }
  function firstFrom(start: number): number {
    let [low, high] = [0, marks.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((marks[middle]?.start ?? 0) < start) low = middle + 1
      else high = middle
    }
    return low
  }

  const result = inlined(0, code.length)
  const left = /§§[\w/.:-]{3,80}|\$text\(.{0,60}/.exec(result)?.[0]
  if (left !== undefined) throw new Error(`${file}: the mark ${left} is left.`)
  return result
}
