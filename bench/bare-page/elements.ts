import { type Element, type Node, Window } from 'happy-dom'

/** Attributes that have another name in React. */
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
      // Hydration leaves the markup's style attribute alone, and React does not accept a style as text.
      [...element.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => [reactName(name), value]),
    ),
  )

/** React does not treat the resource hints it puts before the markup as part of its tree. */
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

/** Markup without the comments by which React recognises the parts of its own app. */
export const withoutComments = (markup: string): string => markup.replace(/<!--.*?-->/gs, '')

/** An expression that creates a page's single outermost element, with `e` for React's `createElement`. */
export function elementExpression(markup: string): string {
  const { document } = new Window()
  document.body.innerHTML = withoutComments(markup)
  const [outermost, ...more] = childrenOf(document.body)
  if (outermost === undefined || more.length > 0) throw new Error('A page has one outermost element.')
  return outermost
}
