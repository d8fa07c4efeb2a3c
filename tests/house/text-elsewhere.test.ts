import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isNode, type Node, nameOf } from '../../scripts/build/languages/syntax.ts'
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

test('whatever a person reads in a component comes from a words file; the console stays English', () => {
  const files = globSync('src/web/**/*.tsx', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/console/') && !/\.(?:test|fixture)\.tsx$/.test(file))
  expect(files.length).toBeGreaterThan(150)
  expect(files.flatMap(textsIn)).toEqual([])
})
