/** A node of a syntax tree. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
export const nodeIn = (node: Node, key: string): Node => {
  const child = node[key]
  if (!isNode(child)) throw new Error(`A ${node.type} has no ${key}.`)
  return child
}
export const nodesIn = (node: Node, key: string): readonly Node[] => {
  const children = node[key]
  return Array.isArray(children) ? children.filter(isNode) : []
}
export const maybe = (node: Node, key: string): Node | null => {
  const child = node[key]
  return isNode(child) ? child : null
}

/** Type annotations around an expression say nothing to a reader. */
const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression', 'TSNonNullExpression'])
export const bare = (node: Node): Node => (wrappers.has(node.type) ? bare(nodeIn(node, 'expression')) : node)

export const nameOf = (key: Node): string => String(key['name'] ?? key['value'] ?? '')
export const hasWords = (text: string): boolean => /\p{L}/u.test(text)
/** Codes such as "PALEO", which logic in a words file may still compare. */
export const isCode = (text: string): boolean => /^[A-Z0-9_]+$/.test(text) || !/\s/.test(text.trim())

/** The name of a value for a translator: the last name of what is shown, whatever formats it. */
export function valueName(node: Node, at: number): string {
  const expression = bare(node)
  if (expression.type === 'Identifier') return nameOf(expression)
  if (expression.type === 'MemberExpression' && expression['computed'] !== true)
    return nameOf(nodeIn(expression, 'property'))
  if (expression.type === 'ChainExpression') return valueName(nodeIn(expression, 'expression'), at)
  if (expression.type === 'CallExpression') {
    const [first] = nodesIn(expression, 'arguments')
    if (first !== undefined) return valueName(first, at)
  }
  return `value${at + 1}`
}

/** Whether an expression only names a value, or formats one by a function of the language. */
export function isNamed(node: Node): boolean {
  const expression = bare(node)
  switch (expression.type) {
    case 'Identifier':
      return true
    case 'MemberExpression':
      return expression['computed'] !== true && isNamed(nodeIn(expression, 'object'))
    case 'CallExpression':
      return (
        nodeIn(expression, 'callee').type === 'Identifier' &&
        nodesIn(expression, 'arguments').every((argument) => argument.type === 'Literal' || isNamed(argument))
      )
    default:
      return false
  }
}
