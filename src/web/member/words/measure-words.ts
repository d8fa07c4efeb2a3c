/** What foods are counted in, in the singular; a measure that is not here is the name of a food, such as taco. */
export const measureWords = {
  serving: 'serving',
  /** Several servings of a dish. */
  servings: 'servings',
  cup: 'cup',
  /** A food or drink of medium size. */
  medium: 'medium',
  large: 'large',
  small: 'small',
  piece: 'piece',
  slice: 'slice',
  tbsp: 'tbsp',
  tsp: 'tsp',
  packet: 'packet',
  /** One drink, as a bar serves it. */
  drink: 'drink',
  fillet: 'fillet',
  can: 'can',
  egg: 'egg',
  bar: 'bar',
  whole: 'whole',
  steak: 'steak',
  bowl: 'bowl',
  nut: 'nut',
  scoop: 'scoop',
  fruit: 'fruit',
  pouch: 'pouch',
  bean: 'bean',
  glass: 'glass',
  bottle: 'bottle',
  mug: 'mug',
  pint: 'pint',
  halfpint: 'half pint',
  /** Half a fruit. */
  half: 'half',
  /** A small glass of spirits. */
  shot: 'shot',
  double: 'double shot',
  handful: 'handful',
  leaf: 'leaf',
  clove: 'clove',
} as const
