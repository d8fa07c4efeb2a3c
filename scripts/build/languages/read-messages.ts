import { parseSync } from 'vite'
import {
  bare,
  hasWords,
  isCode,
  isNamed,
  isNode,
  maybe,
  type Node,
  nameOf,
  nodeIn,
  nodesIn,
  valueName,
} from './syntax.ts'

/** A value in a message: its name for a translator, and its expression in the words file. */
export type MessageValue = { readonly name: string; readonly start: number; readonly end: number }

/** A text with named values, such as `${ticked} of ${total}`: literal parts and the names between them. */
export type Text = readonly (string | { readonly value: string })[]

/** The forms of a message by plural category; a message without a count has only `other`. */
export type Forms = Readonly<Record<string, Text>>

export type Message = {
  /** Where it is in its file: `listWords.staples.title`. */
  readonly path: string
  readonly forms: Forms
  /** The count that chooses the form. */
  readonly count: MessageValue | null
  readonly values: readonly MessageValue[]
  /** The comment above it, for the translator. */
  readonly note: string
  readonly start: number
  readonly end: number
  readonly line: number
}

/** Something in a words file that is no message: logic, cutting, a sentence from parts. */
export type Logic = { readonly line: number; readonly what: string }

/** Reads the messages of a words file, and what in it is no message. @throws Error if it is no TypeScript */
export function readMessages(file: string, code: string): { messages: readonly Message[]; logic: readonly Logic[] } {
  const { program, comments, errors } = parseSync(file, code, { lang: 'ts' })
  const [wrong] = errors
  if (wrong !== undefined) throw new Error(`${file}: ${wrong.message}`)
  const messages: Message[] = []
  const logic: Logic[] = []
  const lineOf = (at: number): number => code.slice(0, at).split('\n').length
  const refuse = (node: Node, what: string): void => {
    logic.push({ line: lineOf(node.start), what })
  }
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  /** The comment that ends right before a place. */
  const noteAt = (start: number): string => {
    const doc = docs.findLast(({ end }) => end <= start && /^\s*(export const )?$/.test(code.slice(end, start)))
    return doc === undefined
      ? ''
      : doc.value
          .replace(/^\s*\* ?/gm, '')
          .replace(/\s+/g, ' ')
          .trim()
  }

  /**
   * A value for each expression of a template; the same expression twice is one value. A parameter that English does not
   * use, such as the hour of a 24-hour clock, is a value too: another language may.
   */
  function valuesOf(
    templates: readonly Node[],
    params: readonly Node[],
  ): { values: readonly MessageValue[]; nameOf: (node: Node) => string } {
    const byCode = new Map<string, MessageValue>()
    for (const expression of templates.flatMap((template) => nodesIn(template, 'expressions'))) {
      const text = code.slice(expression.start, expression.end)
      if (byCode.has(text)) continue
      if (!isNamed(expression)) refuse(expression, `\${${text}}: name the value first`)
      const base = valueName(expression, byCode.size)
      const taken = new Set([...byCode.values()].map(({ name }) => name))
      let name = base
      for (let next = 2; taken.has(name); next++) name = `${base}${next}`
      byCode.set(text, { name, start: expression.start, end: expression.end })
    }
    const shown = new Set([...byCode.values()].map(({ name }) => name))
    const unused = params.filter(({ type, name }) => type === 'Identifier' && String(name).startsWith('_'))
    const more = unused
      .map((param) => ({ name: nameOf(param).slice(1), start: param.start, end: param.start + nameOf(param).length }))
      .filter(({ name }) => !shown.has(name))
    return {
      values: [...byCode.values(), ...more],
      nameOf: (node) => byCode.get(code.slice(node.start, node.end))?.name ?? '',
    }
  }

  const textOf = (node: Node, named: (node: Node) => string): Text => {
    if (node.type === 'Literal') return [String(node['value'])]
    const expressions = nodesIn(node, 'expressions')
    return nodesIn(node, 'quasis').flatMap((part, at) => {
      const { cooked } = part['value'] as { cooked: string }
      const expression = expressions[at]
      return [...(cooked === '' ? [] : [cooked]), ...(expression === undefined ? [] : [{ value: named(expression) }])]
    })
  }

  const isText = (node: Node): boolean =>
    node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')

  function add(
    node: Node,
    path: string,
    note: string,
    forms: Readonly<Record<string, Node>>,
    counted: Node | null,
    params: readonly Node[] = [],
  ): void {
    const templates = Object.values(forms).filter(({ type }) => type === 'TemplateLiteral')
    const { values, nameOf: named } = valuesOf(templates, params)
    const texts = Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, textOf(text, named)]))
    const readable = Object.values(texts).some((text) =>
      text.some((part) => typeof part === 'string' && hasWords(part)),
    )
    const isPercentage = Object.values(texts).some((text) => text.includes('%'))
    // A pattern such as `${low}–${high}` or `${share}%` may differ between languages, and a sign such as "–" never does.
    if (!readable && values.length < (isPercentage ? 1 : 2)) return
    const count = counted === null ? null : { name: valueName(counted, 0), start: counted.start, end: counted.end }
    messages.push({
      path,
      forms: texts,
      count,
      values,
      note,
      start: node.start,
      end: node.end,
      line: lineOf(node.start),
    })
    for (const template of templates)
      for (const [at, expression] of nodesIn(template, 'expressions').entries()) inside(expression, `${path}.${at}`)
  }

  /** Texts within what is no message: they are translated all the same, and the form is refused elsewhere. */
  function inside(node: Node, path: string): void {
    const expression = bare(node)
    switch (expression.type) {
      case 'Literal':
        if (typeof expression['value'] === 'string' && hasWords(expression['value']) && !isCode(expression['value']))
          add(expression, path, '', { other: expression }, null)
        return
      case 'TemplateLiteral':
        add(expression, path, '', { other: expression }, null)
        return
      case 'BinaryExpression':
        if (expression['operator'] !== '+') return
        break
      case 'ConditionalExpression':
        inside(nodeIn(expression, 'consequent'), `${path}.then`)
        inside(nodeIn(expression, 'alternate'), `${path}.else`)
        return
      case 'ImportDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        return
      case 'IfStatement':
        inside(nodeIn(expression, 'consequent'), `${path}.then`)
        for (const other of [maybe(expression, 'alternate')]) if (other !== null) inside(other, `${path}.else`)
        return
      case 'CallExpression':
        if (nameOf(nodeIn(expression, 'callee')) === 'plural') {
          message(expression, path, '')
          return
        }
        break
      case 'ObjectExpression':
        message(expression, path, '')
        return
    }
    let at = 0
    for (const [key, child] of Object.entries(expression)) {
      if (['test', 'typeAnnotation', 'returnType', 'typeArguments', 'params', 'discriminant', 'key'].includes(key))
        continue
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) inside(one, `${path}.${at++}`)
    }
  }

  /** A message, or an object or list of them. */
  function message(node: Node, path: string, note: string, params: readonly Node[] = []): void {
    const expression = bare(node)
    if (isText(expression)) {
      add(expression, path, note, { other: expression }, null, params)
      return
    }
    switch (expression.type) {
      case 'ObjectExpression':
        for (const property of nodesIn(expression, 'properties')) {
          if (property.type === 'SpreadElement') continue
          const key = nameOf(nodeIn(property, 'key'))
          if (property['shorthand'] === true) continue
          message(nodeIn(property, 'value'), `${path}.${key}`, noteAt(property.start))
        }
        return
      case 'ArrayExpression':
        for (const [at, element] of nodesIn(expression, 'elements').entries()) message(element, `${path}.${at}`, note)
        return
      case 'ArrowFunctionExpression': {
        const body = nodeIn(expression, 'body')
        if (body.type !== 'BlockStatement') {
          message(body, path, note, nodesIn(expression, 'params'))
          return
        }
        refuse(body, 'a function with statements: put it beside the words file, and its sentences here')
        inside(body, path)
        return
      }
      case 'CallExpression': {
        const name = nameOf(nodeIn(expression, 'callee'))
        const [first, second] = nodesIn(expression, 'arguments')
        const forms = second === undefined ? null : bare(second)
        if (first !== undefined && forms?.type === 'ObjectExpression' && (name === 'plural' || name === 'select')) {
          if (!isNamed(first)) refuse(first, 'a count or code without a name')
          if (name === 'select') {
            message(forms, path, note)
            return
          }
          const texts = Object.fromEntries(
            nodesIn(forms, 'properties').map((form) => [nameOf(nodeIn(form, 'key')), bare(nodeIn(form, 'value'))]),
          )
          if (Object.values(texts).every(isText)) {
            add(expression, path, note, texts, first)
            return
          }
        }
        if (name !== '' && isNamed(expression)) return
        refuse(expression, 'a call: only plural, select and formats of named values')
        inside(expression, path)
        return
      }
      case 'Identifier':
      case 'MemberExpression':
      case 'Literal':
        return
      default:
        refuse(expression, `${expression.type}: only texts, plural, select, and objects and lists of them`)
        inside(expression, path)
        return
    }
  }

  for (const statement of nodesIn(program as unknown as Node, 'body')) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? (maybe(statement, 'declaration') ?? statement) : statement
    if (declaration.type === 'VariableDeclaration') {
      for (const declarator of nodesIn(declaration, 'declarations')) {
        const init = maybe(declarator, 'init')
        if (init !== null) message(init, nameOf(nodeIn(declarator, 'id')), noteAt(statement.start))
      }
    } else if (declaration.type === 'FunctionDeclaration') {
      refuse(declaration, 'a function with statements: put it beside the words file, and its sentences here')
      inside(nodeIn(declaration, 'body'), nameOf(nodeIn(declaration, 'id')))
    } else if (!['ImportDeclaration', 'ExportNamedDeclaration'].includes(declaration.type)) {
      if (!declaration.type.startsWith('TS')) refuse(declaration, `${declaration.type} in a words file`)
    }
  }
  return { messages, logic }
}
