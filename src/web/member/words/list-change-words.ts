import { plural } from '#domain/language/plural.ts'

/** What a change of the plan does to the shopping list. */
export const listChangeWords = {
  /** +2 things */
  more: (count: number): string => plural(count, { one: '+1 thing', other: `+${count} things` }),
  /** uses your cabbage and leeks */
  uses: (foods: string): string => `uses your ${foods}`,
  less: (count: number): string => plural(count, { one: '1 thing fewer', other: `${count} things fewer` }),
  same: 'nothing more to buy',
  /** List: +2 things, uses your cabbage. {parts} are joined by commas. */
  line: (parts: string): string => `List: ${parts}.`,
  names: (foods: string): string => `To buy: ${foods}.`,
} as const
