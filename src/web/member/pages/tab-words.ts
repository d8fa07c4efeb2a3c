/** The tabs below the member pages. Five of them share the width of a phone. */
export const tabWords = {
  /** At most 9 characters. */
  today: 'Today',
  /** At most 9 characters. */
  week: 'Week',
  /** The shopping list; at most 9 characters. */
  list: 'List',
  /** At most 9 characters. */
  weight: 'Weight',
  /** At most 9 characters. */
  settings: 'Settings',
} as const
