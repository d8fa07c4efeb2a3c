import { expect, test } from 'vitest'
import type { Allergen, Origin } from './food-classes.ts'
import { allIngredients, ingredient } from './ingredients.ts'
import { labelled, labelTraces, withoutLabelAllergens } from './label-allergens.ts'

const idsOf = (holds: (food: (typeof allIngredients)[number]) => boolean) =>
  allIngredients.filter(holds).map(({ id }) => id)

const seafood: readonly Allergen[] = ['FISH', 'CRUSTACEAN', 'MOLLUSC']
const pairs: readonly (readonly [Origin, readonly Allergen[]])[] = [
  ['FISH', seafood],
  ['EGG', ['EGG']],
  ['DAIRY', ['DAIRY']],
]

test.each(pairs)('%s as origin and as allergen go together', (origin, allergens) => {
  const odd = idsOf(
    ({ origins, contains }) => origins.includes(origin) !== allergens.some((each) => contains.includes(each)),
  )
  expect(odd).toEqual([])
})

test('every food with lactose also contains dairy', () => {
  expect(idsOf(({ contains }) => contains.includes('LACTOSE') && !contains.includes('DAIRY'))).toEqual([])
})

test.each<readonly [string, readonly Allergen[]]>([
  ['soy-sauce', ['SOY', 'GLUTEN']],
  ['miso', ['SOY', 'GLUTEN']],
  ['worcestershire-sauce', ['FISH', 'GLUTEN']],
  ['oyster-sauce', ['MOLLUSC', 'GLUTEN', 'SOY']],
  ['thai-curry-paste', ['CRUSTACEAN']],
  ['pesto', ['TREE_NUT', 'DAIRY']],
  ['vegetable-stock-cube', ['GLUTEN']],
  ['hoisin-sauce', ['SOY', 'GLUTEN', 'SESAME']],
  ['oats', ['GLUTEN']],
  ['couscous', ['GLUTEN']],
  ['pearl-barley', ['GLUTEN']],
  ['malt-vinegar', ['GLUTEN']],
  ['beer', ['GLUTEN']],
  ['egg-noodles', ['EGG', 'GLUTEN']],
  ['mayonnaise-light', ['EGG']],
  ['naan', ['GLUTEN', 'DAIRY', 'LACTOSE']],
  ['pine-nuts', ['TREE_NUT']],
  ['ghee', ['DAIRY']],
  ['hummus', ['SESAME']],
  ['dijon-mustard', ['MUSTARD', 'SULPHITE']],
  ['celeriac', ['CELERY']],
  ['vegetable-stock', ['CELERY']],
  ['white-wine', ['SULPHITE']],
])('%s contains %j', (id, hidden) => {
  const food = allIngredients.find((each) => each.id === id)
  expect(hidden.filter((allergen) => !food?.contains.includes(allergen))).toEqual([])
})

test.each([
  'tamari',
  'gf-oats',
  'gf-bread',
  'gf-pasta',
  'rice-miso',
  'buckwheat',
  'vegetable-stock',
  'cornflour',
] as const)('%s is free of gluten', (id) => expect(ingredient(id).contains).not.toContain('GLUTEN'))

test('butter and aged cheese contain dairy but count as free of lactose', () => {
  expect(ingredient('butter').contains).toEqual(['DAIRY'])
  expect(ingredient('cheddar').contains).toEqual(['DAIRY'])
  expect(ingredient('feta').contains).toContain('LACTOSE')
})

test('foods named after wheat, nuts or fish have those allergens', () => {
  const named = (word: RegExp, but: RegExp) => (id: string) => word.test(id) && !but.test(id)
  const wheat = named(
    /wheat|semolina|spaghetti|bulgur|barley|rye-|noodle|pasta|bread/,
    /buckwheat|gf-|squash|rice-|lentil|cornbread/,
  )
  const nuts = named(/almond|cashew|walnut|pecan|hazelnut|pistachio|macadamia|brazil/, /^$/)
  expect(idsOf(({ id, contains }) => wheat(id) && !contains.includes('GLUTEN'))).toEqual([])
  expect(idsOf(({ id, contains }) => nuts(id) && !contains.includes('TREE_NUT'))).toEqual([])
})

test('cheese made with calf rennet is marked', () => {
  expect(ingredient('parmesan').origins).toContain('RENNET')
  expect(ingredient('pesto').origins).toContain('RENNET')
  expect(ingredient('vegetarian-hard-cheese').origins).toEqual(['DAIRY'])
})

test('people who eat no rennet are asked to check the label only of cheeses often made with it', () => {
  const asked = idsOf(({ labelFor }) => labelFor.includes('RENNET_CHEESE'))
  expect(asked).toEqual(expect.arrayContaining(['feta', 'brie', 'mozzarella', 'swiss-cheese']))
  // Cheeses made with calf rennet by law or custom, which are never offered; and cheeses that hardly ever are.
  const rennet = idsOf(({ origins }) => origins.includes('RENNET'))
  expect(rennet).toEqual(expect.arrayContaining(['parmesan', 'pecorino', 'gruyere', 'manchego', 'blue-cheese']))
  const without = ['cheddar', 'paneer', 'cottage-cheese', 'cream-cheese-light', 'quark', 'vegetarian-hard-cheese']
  expect(asked.filter((id) => [...rennet, ...without].some((each) => each === id))).toEqual([])
})

test('foods named after mustard, celery or wine have those allergens', () => {
  const told = [
    ['MUSTARD', /mustard/],
    ['CELERY', /celery|celeriac/],
    ['SULPHITE', /wine/],
  ] as const
  for (const [allergen, word] of told) {
    expect(idsOf(({ id, contains }) => word.test(id) && !contains.includes(allergen))).toEqual([])
  }
})

test('the label allergens list only known foods, each once', () => {
  const known = new Set<string>(idsOf(() => true))
  expect(labelled.filter((id) => !known.has(id))).toEqual([])
  const twice = idsOf(({ id, contains }) => labelTraces(id).some((each) => contains.includes(each)))
  expect(twice).toEqual([])
})

test('the palaeolithic diet excludes grain, pulses, dairy, potato and sugar', () => {
  const paleo = new Set(idsOf(({ notPaleo }) => notPaleo.length === 0))
  const never = ['potato', 'chickpeas', 'tofu', 'peanuts', 'basmati-rice', 'quinoa', 'butter', 'caster-sugar', 'bacon']
  const always = ['sweet-potato', 'beef-mince-5', 'salmon', 'egg', 'almonds', 'honey', 'coconut-aminos', 'arrowroot']
  expect(never.filter((id) => [...paleo].some((each) => each === id))).toEqual([])
  expect(always.filter((id) => ![...paleo].some((each) => each === id))).toEqual([])
})

test('of every food it is said whether mustard, celery, lupin or sulphites are in it or often found in it', () => {
  const said = [...new Set(labelled), ...withoutLabelAllergens]
  expect(said.toSorted()).toEqual(allIngredients.map(({ id }) => id).toSorted())
})
