import { parseSync } from 'vite'

/** One small change of a source: the code at `start` to `end` is replaced. */
export type Mutant = {
  readonly file: string
  readonly line: number
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
}

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown }
type Change = { readonly at: { readonly start: number; readonly end: number }; readonly after: string }

const operators: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
}

const methods: ReadonlyMap<string, string> = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['some', 'every'],
  ['every', 'some'],
  ['abs', 'trunc'],
])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const child = (node: Node, key: string): Node | null => {
  const value = node[key]
  return isNode(value) ? value : null
}

/** What a syntax node may be changed to. */
function changesOf(node: Node, source: string): readonly Change[] {
  const text = (part: Node): string => source.slice(part.start, part.end)
  const [left, right, test] = [child(node, 'left'), child(node, 'right'), child(node, 'test')]
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      if (left === null || right === null) return []
      const operator = String(node['operator'])
      if (operator === '??') return [{ at: node, after: text(left) }]
      const others = operator === '&&' ? ['||'] : operator === '||' ? ['&&'] : (operators[operator] ?? [])
      const between = source.slice(left.end, right.start)
      return others.map((other) => ({
        at: { start: left.end, end: right.start },
        after: between.replace(operator, other),
      }))
    }
    case 'UnaryExpression': {
      const argument = child(node, 'argument')
      return node['operator'] === '!' && argument !== null ? [{ at: node, after: text(argument) }] : []
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return test === null
        ? []
        : [
            { at: test, after: 'true' },
            { at: test, after: 'false' },
          ]
    case 'Literal':
      if (typeof node['value'] === 'boolean') return [{ at: node, after: String(!node['value']) }]
      return typeof node['value'] === 'number' ? [{ at: node, after: `(${text(node)} + 1)` }] : []
    case 'MemberExpression': {
      const property = child(node, 'property')
      const other = property === null ? undefined : methods.get(text(property))
      return property === null || other === undefined ? [] : [{ at: property, after: other }]
    }
    default:
      return []
  }
}

/** Types say nothing at run time, and the message of an error is for people. */
const isLeftOut = ({ type }: Node): boolean =>
  type === 'ImportDeclaration' ||
  type === 'ThrowStatement' ||
  (type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type))

/** Every mutant of a source, in the order of its text. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`)
  const found: Mutant[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isNode(value) || isLeftOut(value)) return
    for (const { at, after } of changesOf(value, source)) {
      const line = source.slice(0, at.start).split('\n').length
      found.push({ file, line, start: at.start, end: at.end, before: source.slice(at.start, at.end), after })
    }
    for (const [key, part] of Object.entries(value)) {
      // The number that is the name of a property cannot be a sum.
      const isName = key === 'key' && value['computed'] === false
      if (!isName && key !== 'typeAnnotation' && key !== 'typeArguments') visit(part)
    }
  }
  visit(program)
  return found.toSorted((a, b) => a.start - b.start)
}

/** How a mutant is named in the report and in the list of equivalents. */
export const nameOf = ({ file, before, after }: Mutant, lineText: string): string =>
  `${file}: ${lineText.trim()} [${before.trim()} -> ${after.trim()}]`
