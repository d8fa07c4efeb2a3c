import { plural } from '#domain/language/plural.ts'

/** What a change of the plan does to the shopping list. */
export const listChangeWords = {
  /** 2 more to buy */
  more: (count: number): string => plural(count, { one: '1 more to buy', other: `${count} more to buy` }),
  /** uses your cabbage and leeks */
  uses: (foods: string): string => `uses your ${foods}`,
  less: (count: number): string => plural(count, { one: '1 fewer', other: `${count} fewer` }),
  same: 'nothing more to buy',
  /** List: 2 more to buy, uses your cabbage. {parts} are joined by commas. */
  line: (parts: string): string => `List: ${parts}.`,
  names: (foods: string): string => `Added: ${foods}.`,
} as const
