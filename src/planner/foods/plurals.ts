const pluralEndings: readonly (readonly [RegExp, string])[] = [
  [/dozen$/, ''],
  // Already many: peas, lentils. Not so couscous and cress.
  [/[^su]s$/, ''],
  [/leaf$/, 'leaves'],
  [/loaf$/, 'loaves'],
  [/(?<=tomato|potato|mango)$/, 'es'],
  [/(?<=[^aeiou])y$/, 'ies'],
  [/(?<=ch|sh|x|ss)$/, 'es'],
  [/$/, 's'],
]

/** The plural of a food or a unit. What follows a comma, "in" or "of" stays: tomatoes in juice, hearts of palm. */
export function pluralOf(name: string): string {
  const end = / in | of |, | \(/.exec(name)?.index ?? name.length
  const head = name.slice(0, end)
  const [pattern, ending] = pluralEndings.find(([from]) => from.test(head)) ?? [/$/, '']
  return (ending === '' ? head : head.replace(pattern, ending)) + name.slice(end)
}

const singularEndings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(?<=tomato|potato|mango)es$/, ''],
  [/(?<=[^su])s$/, ''],
]

/** One of what has its name in the plural: cherry tomatoes, hearts of palm. Where the rules find no plural it stays. */
export function singularOf(name: string): string {
  const end = / in | of |, | \(/.exec(name)?.index ?? name.length
  const head = name.slice(0, end)
  const [pattern, ending] = singularEndings.find(([from]) => from.test(head)) ?? [/$/, '']
  return head.replace(pattern, ending) + name.slice(end)
}
