const endings: readonly (readonly [RegExp, string])[] = [
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
  const [pattern, ending] = endings.find(([from]) => from.test(head)) ?? [/$/, '']
  return (ending === '' ? head : head.replace(pattern, ending)) + name.slice(end)
}
