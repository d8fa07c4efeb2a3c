import type { IngredientLine, RecipeCard } from '#domain/api/member/recipe.ts'
import {
  type Candidate,
  type DayView,
  type DishView,
  type Figures,
  type MealView,
  slotNames,
  type TargetsView,
  type WeekView,
} from '#domain/api/member/week.ts'
import {
  day,
  fitting,
  flag,
  list,
  named,
  number,
  oneOf,
  orNull,
  record,
  text,
  whole,
} from '#web/member/data/reading.ts'

const figures = record<Figures>({
  energy: whole,
  protein: whole,
  carbs: whole,
  fat: whole,
  fibre: whole,
  sodium: whole,
})

const place = record<{ day: number; meal: number }>({ day: whole, meal: whole })

const dish = record<DishView>({
  card: text,
  recipe: text,
  picture: text,
  title: text,
  portion: number,
  minutes: whole,
  figures,
  why: list(text),
})

const meal = record<MealView>({
  slot: oneOf(slotNames),
  dishes: list(dish),
  minutes: whole,
  figures,
  leftoverOf: orNull(place),
  keepsFor: list(place),
})

const line = record<IngredientLine>({
  ingredient: text,
  group: text,
  names: list(text),
  prep: text,
  amounts: list(text),
  optional: flag,
  insteadOf: orNull(record<{ name: string; because: string }>({ name: text, because: text })),
  label: text,
})

const bringers = list(record<{ allergen: string; from: string[] }>({ allergen: text, from: list(text) }))

const card = record<RecipeCard>({
  recipe: text,
  picture: text,
  title: text,
  blurb: text,
  cuisine: text,
  portion: number,
  minutes: record<RecipeCard['minutes']>({ active: whole, total: whole }),
  skill: text,
  equipment: list(text),
  lines: list(line),
  steps: list(record<RecipeCard['steps'][number]>({ text, minutes: orNull(whole) })),
  nutrition: record<RecipeCard['nutrition']>({
    energy: whole,
    protein: number,
    carbs: number,
    sugar: number,
    freeSugar: number,
    fat: number,
    satFat: number,
    fibre: number,
    sodium: whole,
  }),
  allergens: bringers,
  traces: bringers,
  diets: list(text),
  keepsDays: whole,
  keeping: text,
  freezable: flag,
  hint: text,
  tip: text,
})

export const targets = record<TargetsView>({
  energy: whole,
  energyFloor: whole,
  protein: whole,
  fibre: whole,
  sodiumMax: whole,
})

const week = record<WeekView>({
  week: whole,
  access: oneOf(['full', 'preview'] as const),
  startsOn: day,
  days: list(record<DayView>({ date: day, meals: list(meal), figures })),
  cards: named(card),
  targets,
  relaxed: list(text),
  notes: list(text),
})

const candidate = record<Candidate>({
  recipe: text,
  picture: text,
  title: text,
  blurb: text,
  minutes: whole,
  portion: number,
  figures,
  day: figures,
  why: list(text),
})

/** Foreign replies as what they say they are; null where they are not. */
export const weekFrom = fitting(week)
export const recipeFrom = fitting(card)
export const candidatesFrom = fitting(record<{ candidates: Candidate[] }>({ candidates: list(candidate) }))
