type Tree = { [key: string]: string | Tree }
export type FormValue = string | readonly FormValue[] | { readonly [key: string]: FormValue }

const isList = (keys: readonly string[]): boolean => keys.length > 0 && keys.every((key, at) => key === String(at))

const withLists = (tree: Tree | string): FormValue => {
  if (typeof tree === 'string') return tree
  const keys = Object.keys(tree)
  if (isList(keys)) return keys.map((key) => withLists(tree[key] ?? ''))
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, withLists(value)]))
}

/** Parses Stripe's form encoding of nested values: `items[0][price]=price_1`. */
export function parseForm(text: string): { readonly [key: string]: FormValue } {
  const root: Tree = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''))
    let at = root
    for (const [depth, part] of path.entries()) {
      // The items of `expand[]=a&expand[]=b` are numbered automatically.
      const key = part === '' ? String(Object.keys(at).length) : part
      if (depth === path.length - 1) {
        at[key] = value
        break
      }
      const next = at[key]
      const branch: Tree = typeof next === 'object' ? next : Object.create(null)
      at[key] = branch
      at = branch
    }
  }
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, withLists(value)]))
}
