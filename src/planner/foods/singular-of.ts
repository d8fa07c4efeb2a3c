const endings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=tomato|potato|mango)es$/, ''],
  [/(?<=[^su])s$/, ''],
]

/** One of what has its name in the plural: cherry tomatoes, hearts of palm. Where the rules find no plural it stays. */
export function singularOf(name: string): string {
  const end = / in | of |, | \(/.exec(name)?.index ?? name.length
  const head = name.slice(0, end)
  const [pattern, ending] = endings.find(([from]) => from.test(head)) ?? [/$/, '']
  return head.replace(pattern, ending) + name.slice(end)
}
