/** Days and meals count from 1 in the address and from 0 in the data; what stands here is as in the data. */
export type Place = { readonly week: number; readonly day: number; readonly meal: number }

/** One dish of a meal: 0 is the main one, the others stand beside it. */
export type DishPlace = Place & { readonly dish: number }

/** What an address below `/plan` shows. A week of null is the one that today lies in. */
export type MemberView =
  | { readonly screen: 'week'; readonly week: number | null }
  | { readonly screen: 'day'; readonly week: number; readonly day: number }
  | ({ readonly screen: 'meal' } & Place)
  | ({ readonly screen: 'swap' } & DishPlace)
  | { readonly screen: 'recipe'; readonly recipe: string }
  | { readonly screen: 'list'; readonly week: number | null }
  | { readonly screen: 'weight' }
  | { readonly screen: 'settings' }

/** The member's addresses, below the base path. */
export const memberPaths = {
  plan: '/plan',
  week: (week: number) => `/plan/week/${week}`,
  day: (week: number, day: number) => `/plan/week/${week}/day/${day + 1}`,
  meal: ({ week, day, meal }: Place) => `/plan/week/${week}/day/${day + 1}/meal/${meal + 1}`,
  swap: ({ week, day, meal, dish }: DishPlace) =>
    `/plan/week/${week}/day/${day + 1}/meal/${meal + 1}/swap${dish === 0 ? '' : `/${dish}`}`,
  recipe: (recipe: string) => `/plan/recipe/${recipe}`,
  list: '/plan/list',
  listOf: (week: number) => `/plan/list/${week}`,
  weight: '/plan/weight',
  settings: '/plan/settings',
} as const

const WEEK = '([1-9]\\d{0,2})'
/** Any number that stands for a week; whether there is such a week and whether it is open, the server says. */
const ANY_WEEK = '(-?\\d{1,4})'
const DAY = `/plan/week/${WEEK}/day/([1-7])`
const MEAL = `${DAY}/meal/([1-5])`

/** Each pattern with what its groups become. */
const rows: readonly (readonly [RegExp, (groups: readonly string[]) => MemberView])[] = [
  [/^\/plan$/, () => ({ screen: 'week', week: null })],
  [new RegExp(`^/plan/week/${ANY_WEEK}$`), ([week]) => ({ screen: 'week', week: Number(week) })],
  [new RegExp(`^${DAY}$`), ([week, day]) => ({ screen: 'day', week: Number(week), day: Number(day) - 1 })],
  [new RegExp(`^${MEAL}$`), (groups) => ({ screen: 'meal', ...placeOf(groups) })],
  [
    new RegExp(`^${MEAL}/swap(?:/([1-3]))?$`),
    (groups) => ({ screen: 'swap', ...placeOf(groups), dish: Number(groups[3] ?? 0) }),
  ],
  [/^\/plan\/recipe\/([a-z0-9-]{1,80})$/, ([recipe = '']) => ({ screen: 'recipe', recipe })],
  [/^\/plan\/list$/, () => ({ screen: 'list', week: null })],
  [new RegExp(`^/plan/list/${ANY_WEEK}$`), ([week]) => ({ screen: 'list', week: Number(week) })],
  [/^\/plan\/weight$/, () => ({ screen: 'weight' })],
  [/^\/plan\/settings$/, () => ({ screen: 'settings' })],
]

const placeOf = ([week, day, meal]: readonly string[]): Place => ({
  week: Number(week),
  day: Number(day) - 1,
  meal: Number(meal) - 1,
})

/** The member's view at an address below the base path, or null where there is none. */
export function memberViewAt(path: string): MemberView | null {
  for (const [pattern, view] of rows) {
    const match = pattern.exec(path)
    if (match !== null) return view(match.slice(1))
  }
  return null
}
