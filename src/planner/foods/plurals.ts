const pluralEndings: readonly (readonly [RegExp, string])[] = [
  [/dozen$/, ''],
  // Already plural: peas, lentils; but not couscous and cress.
  [/[^su]s$/, ''],
  [/leaf$/, 'leaves'],
  [/loaf$/, 'loaves'],
  [/(?<=tomato|potato|mango)$/, 'es'],
  [/(?<=[^aeiou])y$/, 'ies'],
  [/(?<=ch|sh|x|ss)$/, 'es'],
  [/$/, 's'],
]

/** The plural of a food or a unit. The part after a comma, "in" or "of" stays: tomatoes in juice, hearts of palm. */
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

/** The singular of a plural name: cherry tomatoes, hearts of palm. A name that matches no rule stays as it is. */
export function singularOf(name: string): string {
  const end = / in | of |, | \(/.exec(name)?.index ?? name.length
  const head = name.slice(0, end)
  const [pattern, ending] = singularEndings.find(([from]) => from.test(head)) ?? [/$/, '']
  return head.replace(pattern, ending) + name.slice(end)
}
