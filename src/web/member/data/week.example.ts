import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { DayView, DishView, Figures, MealView, WeekView } from '#domain/api/member/week.ts'
import { MS_PER_DAY } from '#domain/time.ts'

type Row = readonly [title: string, minutes: number, portion: number, ...figures: readonly number[]]

/** Recipe, title, minutes, portion, then kcal, protein, carbohydrate, fat, fibre (g) and sodium (mg) of that portion. */
const dishes: Readonly<Record<string, Row>> = {
  'tahini-orange-porridge': ['Tahini and orange porridge', 10, 1, 410, 15, 56, 14, 9, 180],
  'yogurt-peach-walnuts': ['Peaches with yogurt and walnuts', 5, 1.25, 380, 22, 34, 18, 5, 90],
  'tiramisu-oats': ['Tiramisu overnight oats', 8, 1, 420, 24, 52, 12, 8, 150],
  'salmon-tartine': ['Salmon tartine with dill', 12, 1, 430, 29, 38, 17, 6, 620],
  'chicken-caesar-salad': ['Chicken Caesar with rye crumbs', 25, 1.25, 520, 46, 24, 26, 6, 590],
  'red-lentil-soup': ['Red lentil soup with cumin', 30, 1.5, 480, 26, 68, 11, 15, 510],
  'lentil-beetroot-apple-salad': ['Lentil, beetroot and apple salad', 20, 1, 460, 21, 58, 16, 16, 430],
  'chicken-pho': ['Half-hour chicken pho', 30, 1, 540, 42, 66, 9, 4, 980],
  'green-shakshuka': ['Green shakshuka', 25, 1, 490, 31, 22, 30, 8, 640],
  'goan-fish-curry': ['Goan fish curry', 35, 1, 560, 40, 58, 18, 7, 560],
  'tofu-chorizo-tacos': ['Tofu “chorizo” tacos', 30, 1, 550, 30, 54, 24, 12, 610],
  'teriyaki-salmon-greens': ['Teriyaki salmon with greens', 25, 1, 570, 41, 48, 23, 7, 780],
  'cauliflower-mac-and-cheese': ['Cauliflower mac and cheese', 40, 0.75, 560, 32, 62, 20, 8, 690],
  'apple-cabbage-slaw-pumpkin-seeds': ['Apple and cabbage slaw', 10, 1, 150, 5, 14, 9, 4, 110],
  'papaya-lime-boat': ['Papaya boat with lime', 5, 1, 140, 4, 26, 3, 5, 40],
  'matcha-yogurt-adzuki': ['Matcha yogurt with adzuki beans', 5, 1, 180, 14, 22, 4, 4, 70],
}

function figuresOf(recipe: string): Figures {
  const [, , , energy = 0, protein = 0, carbs = 0, fat = 0, fibre = 0, sodium = 0] = dishes[recipe] ?? ['', 0, 0]
  return { energy, protein, carbs, fat, fibre, sodium }
}

function sum(parts: readonly Figures[]): Figures {
  const total = { energy: 0, protein: 0, carbs: 0, fat: 0, fibre: 0, sodium: 0 }
  for (const part of parts) {
    for (const name of ['energy', 'protein', 'carbs', 'fat', 'fibre', 'sodium'] as const) total[name] += part[name]
  }
  return total
}

function dish(recipe: string): DishView {
  const [title, minutes, portion] = dishes[recipe] ?? [recipe, 0, 1]
  const why = ['It is one of the cuisines you like.', 'It brings a good part of the protein of this day.']
  return { card: recipe, recipe, picture: recipe, title, portion, minutes, figures: figuresOf(recipe), why }
}

const slots = ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'] as const

function meal(slot: MealView['slot'], recipes: readonly string[], rest: Partial<MealView> = {}): MealView {
  const on = recipes.map(dish)
  const minutes = on.reduce((most, one) => Math.max(most, one.minutes), 0)
  const figures = sum(on.map((one) => one.figures))
  return { slot, dishes: on, minutes, figures, leftoverOf: null, keepsFor: [], ...rest }
}

/** The meals of each day in the order of `slots`; a side follows a plus sign. */
const table = [
  [
    'tahini-orange-porridge',
    'chicken-caesar-salad',
    'papaya-lime-boat',
    'red-lentil-soup+apple-cabbage-slaw-pumpkin-seeds',
  ],
  ['yogurt-peach-walnuts', 'red-lentil-soup', 'matcha-yogurt-adzuki', 'goan-fish-curry'],
  ['tiramisu-oats', 'lentil-beetroot-apple-salad', 'papaya-lime-boat', 'teriyaki-salmon-greens'],
  ['salmon-tartine', 'chicken-caesar-salad', 'matcha-yogurt-adzuki', 'tofu-chorizo-tacos'],
  ['tahini-orange-porridge', 'lentil-beetroot-apple-salad', 'papaya-lime-boat', 'chicken-pho'],
  ['yogurt-peach-walnuts', 'green-shakshuka', 'matcha-yogurt-adzuki', 'cauliflower-mac-and-cheese'],
  ['salmon-tartine', 'chicken-pho', 'papaya-lime-boat', 'goan-fish-curry'],
] as const

const links: Readonly<Record<string, Partial<MealView>>> = {
  '0-3': { keepsFor: [{ day: 2, meal: 1 }] },
  '1-1': { leftoverOf: { day: 0, meal: 3 } },
}

const dayAt = (startsOn: string, index: number): string =>
  new Date(Date.parse(startsOn) + index * MS_PER_DAY).toISOString().slice(0, 10)

function dayView(startsOn: string, index: number): DayView {
  const meals = (table[index] ?? []).map((recipes, at) =>
    meal(slots[at] ?? 'SNACK', recipes.split('+'), links[`${index}-${at}`]),
  )
  return { date: dayAt(startsOn, index), meals, figures: sum(meals.map((one) => one.figures)) }
}

const grams = (base: number): string[] => [1, 2, 3, 4, 5, 6].map((people) => `${base * people}\u202fg`)
const spoons = (unit: string): string[] => [1, 2, 3, 4, 5, 6].map((people) => `${people} ${unit}`)
const always = (name: string): string[] => [1, 2, 3, 4, 5, 6].map(() => name)
const plain = { group: '', prep: '', optional: false, insteadOf: null, label: '' }

/** A recipe with something of everything that a recipe can have. */
export const recipeExample: RecipeCard = {
  recipe: 'red-lentil-soup',
  picture: 'red-lentil-soup',
  title: 'Red lentil soup with cumin',
  blurb: 'Lentils that fall apart by themselves, with lemon at the end and a spoon of something cool on top.',
  cuisine: 'Mediterranean',
  portion: 1.5,
  minutes: { active: 15, total: 30 },
  skill: 'Basic',
  equipment: ['hob', 'saucepan', 'hand blender'],
  lines: [
    { ...plain, ingredient: 'red-lentils', names: always('red lentils'), prep: 'rinsed', amounts: grams(90) },
    { ...plain, ingredient: 'onion', names: always('onion'), prep: 'chopped', amounts: spoons('medium') },
    { ...plain, ingredient: 'cumin', names: always('ground cumin'), amounts: spoons('tsp') },
    {
      ...plain,
      ingredient: 'vegetable-stock',
      names: always('vegetable stock'),
      amounts: grams(300),
      label: 'Choose one without celery on its label.',
    },
    {
      ...plain,
      ingredient: 'soya-yogurt',
      group: 'To serve',
      names: always('soya yogurt'),
      amounts: spoons('tbsp'),
      insteadOf: { name: 'Greek yogurt', because: 'because you leave out dairy' },
    },
    {
      ...plain,
      ingredient: 'parsley',
      group: 'To serve',
      names: always('parsley'),
      amounts: spoons('handful'),
      optional: true,
    },
  ],
  steps: [
    { text: 'Soften the onion in a little oil with a pinch of salt.', minutes: 6, uses: [1] },
    { text: 'Stir in the cumin until it smells warm.', minutes: null, uses: [2] },
    { text: 'Add the lentils and the stock and simmer until the lentils fall apart.', minutes: 18, uses: [0, 3] },
    { text: 'Blend until smooth, then serve with yogurt and parsley.', minutes: null, uses: [4, 5] },
  ],
  nutrition: {
    energy: 480,
    protein: 26,
    carbs: 68,
    sugar: 8,
    freeSugar: 0,
    fat: 11,
    satFat: 1.5,
    fibre: 15,
    sodium: 510,
  },
  allergens: [{ allergen: 'soya', from: ['soya yogurt'] }],
  traces: [{ allergen: 'celery', from: ['vegetable stock'] }],
  diets: ['Vegan', 'Dairy-free'],
  keepsDays: 3,
  keeping: 'Let what is left cool, and put it in the fridge within the hour.',
  freezable: true,
  hint: '',
  tip: 'A squeeze of lemon right before eating wakes it up.',
}

function card(recipe: string): RecipeCard {
  const [title, total, portion] = dishes[recipe] ?? [recipe, 0, 1]
  const figures = figuresOf(recipe)
  const nutrition = { ...figures, sugar: 8, freeSugar: 0, satFat: 3 }
  return {
    ...recipeExample,
    recipe,
    picture: recipe,
    title,
    portion,
    minutes: { active: Math.ceil(total / 2), total },
    nutrition,
  }
}

/** A week of three meals and a snack. Monday's dinner comes back as Tuesday's lunch, and would keep for Wednesday's. */
export function weekExample(week = 1, startsOn = '2026-11-23'): WeekView {
  return {
    week,
    access: 'full',
    startsOn,
    days: table.map((_, index) => dayView(startsOn, index)),
    cards: Object.fromEntries(Object.keys(dishes).map((recipe) => [recipe, card(recipe)])),
    targets: { energy: 1640, energyFloor: 1200, protein: 96, fibre: 30, sodiumMax: 2300 },
    relaxed: ['You see the chicken Caesar twice this week: few quick lunches fit everything you asked for.'],
    notes: ['Fibre is a little under your target on Thursday.'],
  }
}

/** The same week before it is bought: its first day only. */
export function previewExample(): WeekView {
  const week = weekExample()
  return { ...week, access: 'preview', days: week.days.slice(0, 1) }
}
