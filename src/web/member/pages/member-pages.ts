import type { IsoDate } from '#domain/time.ts'
import { PLAN_PATH } from '#web/navigation/views.ts'

/** Days and meals count from 1 in the address and from 0 in the data; these are as in the data. */
export type Place = { readonly week: number; readonly day: number; readonly meal: number }

/** One dish of a meal: 0 is the main one, the others are sides. */
export type DishPlace = Place & { readonly dish: number }

type Addresses<P> = {
  /** Matches the page's addresses below the base path; `parse` gets the groups of the match. */
  readonly pattern: RegExp
  readonly parse: (groups: readonly string[]) => P
}

/** One page of the member's area. */
type MemberPage<P> = Addresses<P> & {
  /** Its address, for links. */
  readonly path: (params: P) => string
}

/** A page in the tab bar. */
type TabPage<P> = Addresses<P> & {
  /** Its address, for links; without parameters the address of its tab. */
  readonly path: (params?: P) => string
  /** The icon is a path in a box of 24 by 24. */
  readonly tab: { readonly title: string; readonly icon: string }
}

const page = <P>(row: MemberPage<P>) => row
const tabPage = <P>(row: TabPage<P>) => row

/** The one address of a page that has no parameters. */
const only = (address: string) => ({
  path: () => address,
  pattern: new RegExp(`^${address}$`),
  parse: () => ({}),
})

type ShownWeek = { readonly week: number | null }

const WEEK = '([1-9]\\d{0,2})'
/** Any number is accepted: the server decides whether the week exists and is open. */
const ANY_WEEK = '(-?\\d{1,4})'
const DAY = `/plan/week/${WEEK}/day/([1-7])`
const MEAL = `${DAY}/meal/([1-5])`

const DATE = '(\\d{4}-\\d{2}-\\d{2})'

const numberOrNull = (group: string | undefined): number | null => (group === undefined ? null : Number(group))
const placeFrom = ([week, day, meal]: readonly string[]): Place => ({
  week: Number(week),
  day: Number(day) - 1,
  meal: Number(meal) - 1,
})

const dayPath = ({ week, day }: Omit<Place, 'meal'>): string => `/plan/week/${week}/day/${day + 1}`
const mealPath = (place: Place): string => `${dayPath(place)}/meal/${place.meal + 1}`

const todayPath = (day: IsoDate | null): string => (day === null ? PLAN_PATH : `/plan/day/${day}`)

/**
 * Every page of the member's area: routes, tab bar and links read this table. A day or a week of null is the current one.
 * The screens are listed in `member-area.tsx`, because they link to each other through this table.
 */
export const memberPages = {
  today: tabPage({
    path: ({ day }: { readonly day: IsoDate | null } = { day: null }) => todayPath(day),
    pattern: new RegExp(`^/plan(?:/day/${DATE})?$`),
    parse: ([day]) => ({ day: day ?? null }),
    tab: {
      title: 'Today',
      icon: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400',
    },
  }),
  addFood: page({
    /** `insteadOf` is the planned meal of that day that was replaced by something else, counted from 0. */
    path: ({ day, insteadOf }: { readonly day: IsoDate; readonly insteadOf: number | null }) =>
      `${todayPath(day)}/add${insteadOf === null ? '' : `/${insteadOf + 1}`}`,
    pattern: new RegExp(`^/plan/day/${DATE}/add(?:/([1-5]))?$`),
    parse: ([day = '', meal]) => ({ day, insteadOf: meal === undefined ? null : Number(meal) - 1 }),
  }),
  week: tabPage({
    path: ({ week }: ShownWeek = { week: null }) => (week === null ? '/plan/week' : `/plan/week/${week}`),
    pattern: new RegExp(`^/plan/week(?:/${ANY_WEEK})?$`),
    parse: ([week]) => ({ week: numberOrNull(week) }),
    tab: { title: 'Week', icon: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4M8 14h2M14 14h2' },
  }),
  day: page({
    path: dayPath,
    pattern: new RegExp(`^${DAY}$`),
    parse: ([week, day]) => ({ week: Number(week), day: Number(day) - 1 }),
  }),
  meal: page({
    path: mealPath,
    pattern: new RegExp(`^${MEAL}$`),
    parse: placeFrom,
  }),
  cook: page({
    /** `screen` counts from 0, which is the list of what is needed; null is the screen shown last. */
    path: ({ screen, ...place }: Place & { readonly screen: number | null }) =>
      `${mealPath(place)}/cook${screen === null ? '' : `/${screen + 1}`}`,
    pattern: new RegExp(`^${MEAL}/cook(?:/([1-9]\\d?))?$`),
    parse: (groups) => ({ ...placeFrom(groups), screen: groups[3] === undefined ? null : Number(groups[3]) - 1 }),
  }),
  swap: page({
    path: (place: DishPlace) => `${mealPath(place)}/swap${place.dish === 0 ? '' : `/${place.dish}`}`,
    pattern: new RegExp(`^${MEAL}/swap(?:/([1-3]))?$`),
    parse: (groups) => ({ ...placeFrom(groups), dish: Number(groups[3] ?? 0) }),
  }),
  recipe: page({
    path: ({ recipe }: { readonly recipe: string }) => `/plan/recipe/${recipe}`,
    pattern: /^\/plan\/recipe\/([a-z0-9-]{1,80})$/,
    parse: ([recipe = '']) => ({ recipe }),
  }),
  list: tabPage({
    path: ({ week }: ShownWeek = { week: null }) => (week === null ? '/plan/list' : `/plan/list/${week}`),
    pattern: new RegExp(`^/plan/list(?:/${ANY_WEEK})?$`),
    parse: ([week]) => ({ week: numberOrNull(week) }),
    tab: {
      title: 'List',
      icon: 'M4 6.5l1.4 1.4L8 5.3M4 12.6L5.4 14 8 11.400M4 18.700l1.4 1.400L8 17.500M11.5 6.700H20M11.5 12.800H20M11.5 18.900H20',
    },
  }),
  weight: tabPage({
    ...only('/plan/weight'),
    tab: {
      title: 'Weight',
      icon: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM8 9a6 6 0 0 1 8 0l-2.5 3h-3ZM12 9.500l1.3-1.7',
    },
  }),
  settings: tabPage({
    ...only('/plan/settings'),
    tab: {
      title: 'Settings',
      icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.800a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400ZM9 14.800a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400Z',
    },
  }),
} as const

export type PageName = keyof typeof memberPages
/** The props of each page's screen: the parameters of its address. */
export type PageParams = { readonly [N in PageName]: ReturnType<(typeof memberPages)[N]['parse']> }
/** A page and its parameters. */
export type MemberView = { [N in PageName]: { readonly page: N; readonly params: PageParams[N] } }[PageName]

/** The pages of the tab bar. */
export type Tab = { [N in PageName]: (typeof memberPages)[N] extends { readonly tab: object } ? N : never }[PageName]

const isPageName = (name: string): name is PageName => name in memberPages
const names = Object.keys(memberPages).filter(isPageName)
const isTab = (name: PageName): name is Tab => 'tab' in memberPages[name]
/** The pages in the tab bar, in the order of the table. */
export const tabs = names.filter(isTab)

/** The member page at an address below the base path, or null if there is none. */
export function memberViewAt(path: string): MemberView | null {
  for (const name of names) {
    const { pattern, parse } = memberPages[name]
    const match = pattern.exec(path)
    // The parameters come from the page's own row.
    if (match !== null) return { page: name, params: parse(match.slice(1)) } as MemberView
  }
  return null
}
