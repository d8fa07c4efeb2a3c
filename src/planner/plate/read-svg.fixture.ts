export type Element = { readonly name: string; readonly given: Readonly<Record<string, string>> }

const TAG = /<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/y

/**
 * The elements of a document that consists only of tags, in order.
 * @throws if there is anything between the tags, if tags are not properly nested, or if an attribute is given twice.
 */
export function elementsOf(markup: string): Element[] {
  const open: string[] = []
  const elements: Element[] = []
  TAG.lastIndex = 0
  while (TAG.lastIndex < markup.length) {
    const start = TAG.lastIndex
    const tag = TAG.exec(markup)
    if (tag === null) throw new Error(`not a tag: ${markup.slice(start, start + 80)}`)
    const [, closing, name = '', attributes = '', empty] = tag
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes something else`)
      continue
    }
    if (open.length === 0 && elements.length > 0) throw new Error('more than one root')
    const pairs = [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value])
    if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error(`<${name}> has an attribute twice`)
    elements.push({ name, given: Object.fromEntries(pairs) })
    if (empty !== '/') open.push(name)
  }
  if (open.length > 0) throw new Error(`<${open.join('> <')}> left open`)
  return elements
}
