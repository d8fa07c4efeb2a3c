import { plural } from '#domain/language/plural.ts'

/** The texts of looking for a food to rule out. */
export const foodSearchWords = {
  label: 'Add a food you never want',
  placeholder: 'Mushrooms, shellfish, pork …',
  plainPlaceholder: 'Rice, apples, milk …',
  /** What a food or a family of foods takes away. */
  takesNone: 'in none of our dishes',
  takes: (dishes: number): string => plural(dishes, { one: 'takes away 1 dish', other: `takes away ${dishes} dishes` }),
  /** Foods of a family, and what it takes away. */
  holds: (foods: string, taken: string): string => `${foods} · ${taken}`,
  holdsMore: (foods: string, more: number, taken: string): string => `${foods} and ${more} more · ${taken}`,
  found: (count: number): string => plural(count, { one: '1 food found', other: `${count} foods found` }),
  none: 'None of the foods in our recipes has that name.',
  unreachable: 'We can’t reach our server right now.',
} as const
