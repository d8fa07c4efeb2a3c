import { brand } from '#domain/brand.ts'

/** The texts of a document around its page, and of the app when it is installed. */
export const documentWords = {
  /** What a search engine shows below the title; at most 160 characters. */
  description: 'Answer a few questions, see an honest forecast of your weight and get a personal weekly meal plan.',
  /** Followed by an email address. */
  withoutScripts: `${brand.name} needs JavaScript. Please turn it on and reload, or write to:`,
  installed: 'Your week of meals, your recipes and your shopping list.',
  thisWeek: 'This week',
  shoppingList: 'Shopping list',
} as const
