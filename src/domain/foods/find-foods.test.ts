import { expect, test } from 'vitest'
import { everydayPhrases } from './everyday-phrases.fixture.ts'
import { findFoods } from './find-foods.ts'
import { indexFoods } from './food-index.ts'
import { foodTable } from './food-table.generated.ts'
import { readFoods } from './known-food.ts'
import { typingErrors } from './typing-errors.ts'

const foods = readFoods(foodTable)
const index = indexFoods(
  foods.map((item) => ({ item, names: [item.name, ...item.also], covers: item.covers, likely: item.likely })),
)
const found = (text: string, most = 12) => findFoods(index, text, most)
const first = (text: string) => found(text)[0]?.item

test('of 250 everyday phrases 95 in 100 find a right food first or second, and none finds nothing', () => {
  const places = everydayPhrases.map(([phrase, ids]) => {
    const right = new Set(ids.split(' '))
    const all = found(phrase)
    return { phrase, all, place: all.findIndex(({ item }) => item.standsFor.some((id) => right.has(id))) }
  })
  expect(places.filter(({ all }) => all.length === 0)).toEqual([])
  const early = places.filter(({ place }) => place === 0 || place === 1)
  expect(early.length / places.length).toBeGreaterThanOrEqual(0.95)
})

test('a cereal or a soft drink is called so, by no flavour alone', () => {
  const bare =
    /^(?:other|plain|diet|flavou?red|fruit flavou?red|chocolate|honey(?: \(US\))?|multigrain|crunch|reduced sugar)$/i
  const plain = foods.filter(({ name }) => bare.test(name.split(',')[0] ?? '')).map(({ id, name }) => [id, name])
  expect(plain.filter(([, name]) => !/^(?:Honey|Chocolate, )/.test(name ?? ''))).toEqual([])
  expect(foods.find(({ id }) => id === '57420150')?.name).toBe('Honey cereal')
  expect(first('honey')?.id).toBe('honey')
})

test('of what is joined and not one food, each part is offered in its order, as no whole answer', () => {
  const [crumble, custard] = found('apple crumble and custard')
  expect([crumble?.item.name, custard?.item.name]).toEqual(['Apple crumble', 'Custard'])
  expect([crumble?.isWhole, custard?.isWhole]).toEqual([false, false])
  expect(found('macaroni and cheese')[0]?.isWhole).toBe(true)
})

test.each([
  ['candy floss', /^Cotton candy/],
  ['hobnobs', /Oatmeal cookie|Digestive biscuits, with oats/],
  ['bourbon biscuits', /^Chocolate sandwich cookie/],
  ['digestive biscuit', /^Digestive/],
  ['chicken shawarma', /gyro|doner/i],
  ['dim sum', /dumpling/i],
  ['glass of red', /red wine/i],
  ['decaf coffee', /decaffeinated/i],
  ['white claw', /^Wine cooler/],
  ['magnum', /^Ice cream bar/],
  ['garlic naan', /naan/],
  ['babybell', /^Edam/],
  ['snikers', /snickers|nougat/i],
  ['chicken dippers', /^Chicken nuggets/],
  ['lamb bhuna', /curry/i],
  ['aloo gobi', /cauliflower and potato/i],
  ['lasagne ready meal', /^Lasagne/],
  ['lucky charms', /^Frosted oats/],
])('%s is found as what it is', (typed, name) => {
  expect(first(typed)?.name).toMatch(name)
})

test.each([
  ['irn bru', /^Lemonade|flavored/],
  ['babybel', /^Edam/],
  ['bud light', /^Light beer$/],
  ['nature valley', /^Granola bar/],
  ['tic tac', /^Mint$/],
  ['philadelphia', /cream cheese/i],
  ['fish finger sandwich', /^Fish sandwich/],
  ['iced americano', /iced/i],
  ['roast lamb', /^Lamb .*roasted$/],
])('%s is found by what it is', (typed, name) => {
  expect(first(typed)?.name).toMatch(name)
})

test.each([
  ['a slice of pizza', 'pizza'],
  ['a pint of lager', 'lager'],
  ['handful of nuts', 'nuts'],
  ['100g chicken breast', 'chicken breast'],
  ['tesco greek yogurt', 'greek yogurt'],
])('%s is %s: amounts and shops are left out if no food is called so', (typed, food) => {
  expect(found(typed).map(({ item }) => item.id)).toEqual(found(food).map(({ item }) => item.id))
  expect(found(typed)[0]?.isWhole).toBe(true)
})

test('names are those of people: no list that begins with "or", and a chain after its dish', () => {
  expect(foods.filter(({ name }) => /, or (?:fried|roasted)\b/.test(name))).toEqual([])
  expect(foods.filter(({ name }) => /^(?:McDonald|KFC|Burger King|Wendy|Popeyes|Denny)/i.test(name))).toEqual([])
  expect(first('kfc popcorn chicken')?.name).toBe('Popcorn chicken (KFC)')
})

test.each([
  ['brocolli', /^Broccoli/],
  ['bannana', /^Banana/],
  ['chiken brest', /chicken breast/i],
  ['breast chicken', /chicken breast/i],
  ['oatmilk', /^Oat milk/],
  ['peanutbutter', /peanut butter/i],
  ['crossiant', /^Croissant/],
  ['yoghurts', /^Yogurt/],
  ['fizzy water', /water/i],
  ['mcdonalds cheeseburger', /Cheeseburger \(McDonalds\)/],
  ['jalapeño', /^Jalapeño/],
])('%s finds %s', (typed, name) => {
  expect(first(typed)?.name).toMatch(name)
})

test.each([
  ['aubergine', 'eggplant'],
  ['courgette', 'zucchini'],
  ['prawns', 'shrimp'],
  ['crisps', 'potato chips'],
  ['mince', 'ground beef'],
  ['fish fingers', 'fish sticks'],
])('%s and %s are one food', (british, american) => {
  const ids = (text: string) => found(text, 3).map(({ item }) => item.id)
  expect(ids(american).some((id) => ids(british).includes(id))).toBe(true)
})

test('the plain food comes before mixed ones, whose name only contains it', () => {
  for (const food of ['butter', 'milk', 'rice', 'gin', 'beer', 'egg', 'cheese', 'honey', 'apple']) {
    const name = first(food)?.name.toLowerCase() ?? ''
    expect([food, name.split(/[\s,]+/).length <= 4 && name.includes(food)]).toEqual([food, true])
  }
  expect(first('coke')?.name).toMatch(/cola/i)
})

test('while somebody types, the beginning of a word is enough', () => {
  expect(first('piz')?.name).toMatch(/pizza/i)
  expect(first('chicken ti')?.name).toMatch(/tikka/i)
})

test('what the table does not have finds what looks most like it, marked as not whole', () => {
  const near = found('pizza poutine')
  expect(near.length).toBeGreaterThan(0)
  expect(near.every(({ isWhole }) => !isWhole)).toBe(true)
  expect(found('')).toEqual([])
  expect(found('?')).toEqual([])
})

test('every food has its own id and name, figures that are possible, and figures that add up to its energy', () => {
  expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length)
  expect(new Set(foods.map(({ name }) => name.toLowerCase())).size).toBe(foods.length)
  for (const { name, per100g: f, measures } of foods) {
    expect([name, f.energy <= 902 && f.protein + f.carbs + f.fat <= 110]).toEqual([name, true])
    expect([name, measures.every(({ grams, unit }) => grams > 0 && /^[a-z]{1,20}$/.test(unit))]).toEqual([name, true])
  }
})

test('a letter changed, added, left out or swapped is one error', () => {
  for (const typed of ['tomtao', 'tomat', 'tomatto', 'tomeato', 'tomaso'])
    expect(typingErrors(typed, 'tomato', 2)).toBe(1)
  expect(typingErrors('tom', 'tomato', 2)).toBe(3)
})
