import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isNode, type Node, nameOf } from '../../scripts/build/languages/syntax.ts'
import { wordsFileName } from '../../scripts/build/languages/words-files.ts'
import { root } from './project-files.ts'

/** Attributes and properties that a person reads or hears. */
const said = new Set(['aria-label', 'alt', 'title', 'placeholder', 'label', 'lead'])
const hasLetter = /\p{L}/u
/** Within braces, codes such as "ready" are not text: text has a space between words or ends as a sentence does. */
const isSentence = /\p{L}{2,} \p{L}|\p{L}\.$/u

/** The texts that stand in a component instead of a words file. */
function textsIn(file: string): readonly string[] {
  const code = readFileSync(join(root, file), 'utf8')
  const found: string[] = []
  const add = (node: Node, text: string): void => {
    found.push(`${file}:${code.slice(0, node.start).split('\n').length}: ${text.trim()}`)
  }
  const shown = (node: unknown): void => {
    if (!isNode(node)) return
    if (node.type === 'Literal' && typeof node['value'] === 'string' && isSentence.test(node['value']))
      add(node, node['value'])
    if (node.type === 'ConditionalExpression') for (const key of ['consequent', 'alternate']) shown(node[key])
    if (node.type === 'LogicalExpression') shown(node['right'])
  }
  const visit = (node: Node): void => {
    const { value } = node
    if (node.type === 'JSXText' && hasLetter.test(String(value))) add(node, String(value))
    if (node.type === 'JSXExpressionContainer') shown(node['expression'])
    if (node.type === 'JSXAttribute' && isNode(value) && value.type === 'Literal') {
      const name = node['name']
      const text = String(value['value'])
      if (isNode(name) && said.has(nameOf(name)) && hasLetter.test(text)) add(node, text)
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(parseSync(file, code, { lang: 'tsx' }).program as unknown as Node)
  return found
}

/** Values of code that look like text: keys of lists, headers. */
const isCodeText = /^(?:food|dish|ready|added|purchase|step|Bearer) |[<>=]/

/** Texts that stand anywhere in a module: sentences, names of properties that are shown, templates with words, cut words. */
function looseTextsIn(file: string): readonly string[] {
  const code = readFileSync(join(root, file), 'utf8')
  const found: string[] = []
  const add = (node: Node, text: string): void => {
    found.push(`${file}:${code.slice(0, node.start).split('\n').length}: ${text.trim()}`)
  }
  function visit(node: Node): void {
    const { value } = node
    if (/^(?:ImportDeclaration|ThrowStatement|TSTypeAnnotation|TSTypeAliasDeclaration)$/.test(node.type)) return
    const callee = node['callee']
    // Errors and what is logged are for developers.
    if (node.type === 'NewExpression' && isNode(callee) && /(?:Error|Exception)$/.test(nameOf(callee))) return
    if (isNode(callee) && code.startsWith('console.', callee.start)) return
    if (node.type === 'Literal' && typeof value === 'string') {
      if (/^\p{Lu}\p{Ll}*[,.:]? \p{L}/u.test(value) && !isCodeText.test(value)) add(node, value)
    }
    if (node.type === 'Property' && isNode(node['key']) && isNode(value) && value.type === 'Literal') {
      if (said.has(nameOf(node['key'])) && /^\p{Lu}\p{Ll}/u.test(String(value['value'])))
        add(value, String(value['value']))
    }
    if (node.type === 'TemplateLiteral' && Array.isArray(node['quasis'])) {
      const text = node['quasis'].map((part: { value: { cooked: string } }) => part.value.cooked).join('{}')
      if (/(?:^|[^-\w])\p{L}{2,} (?:\p{L}|\{\})|\{\} \p{L}{2,}/u.test(text) && !isCodeText.test(text)) add(node, text)
    }
    if (
      node.type === 'CallExpression' &&
      isNode(callee) &&
      /(?:words|Words).*\.(?:to(?:Low|Upp)erCase|charAt|slice)$/s.test(code.slice(callee.start, callee.end))
    )
      add(node, code.slice(node.start, node.end))
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child)
  }
  visit(parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).program as unknown as Node)
  return found
}

/** What is English on purpose: contracts, names of companies, drawings, and the generated plate, whose words are beside it. */
const englishOnPurpose =
  /\/sample-plate\.ts$|\/(?:console|legal|pictures)\/|\/pay\/stripe\/|\.generated\.ts$|\.(?:test|fixture|example)\.tsx?$/

test('no module holds a text, builds one from parts, or cuts a word; the console and contracts stay English', () => {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !englishOnPurpose.test(file) && wordsFileName(file) === null)
  expect(files.length).toBeGreaterThan(400)
  expect(files.flatMap(looseTextsIn)).toEqual([])
})

test('whatever a person reads in a component comes from a words file; the console stays English', () => {
  const files = globSync('src/web/**/*.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/console/') && !/\.(?:test|fixture)\.tsx$/.test(file))
  expect(files.length).toBeGreaterThan(150)
  expect(files.flatMap(textsIn)).toEqual([])
})
