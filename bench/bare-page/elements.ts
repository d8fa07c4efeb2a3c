import { type Element, type Node, Window } from 'happy-dom'

/** Attributes that React calls by another name. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  value: 'defaultValue',
  checked: 'defaultChecked',
  readonly: 'readOnly',
}

const reactName = (attribute: string): string =>
  reactNames[attribute] ??
  (/^(aria|data)-/.test(attribute)
    ? attribute
    : attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))

const propsOf = (element: Element): string =>
  JSON.stringify(
    Object.fromEntries(
      // Hydration leaves a style as it stands in the markup, and React takes none as text.
      [...element.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => [reactName(name), value]),
    ),
  )

/** React keeps the hints that it has put before the markup out of its tree. */
const isHint = (element: Element): boolean => element.localName === 'link'

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

function childrenOf(node: Node): readonly string[] {
  return [...node.childNodes].flatMap((child) => {
    if (child.nodeType === child.TEXT_NODE) return [JSON.stringify(child.textContent)]
    return isElement(child) && !isHint(child) ? [elementCall(child)] : []
  })
}

const elementCall = (element: Element): string =>
  `e(${[JSON.stringify(element.localName), propsOf(element), ...childrenOf(element)].join(',')})`

/** Markup without the comments by which React finds the parts of its own app again. */
export const withoutComments = (markup: string): string => markup.replace(/<!--.*?-->/gs, '')

/** An expression that makes a page's one outermost element, with `e` for React's `createElement`. */
export function elementExpression(markup: string): string {
  const { document } = new Window()
  document.body.innerHTML = withoutComments(markup)
  const [outermost, ...more] = childrenOf(document.body)
  if (outermost === undefined || more.length > 0) throw new Error('A page has one outermost element.')
  return outermost
}
