import { languageIn, type Usage } from '#domain/usage.ts'
import { memoize } from '#planner/derive/memoize.ts'
import type { Variant } from '#planner/derive/variant.ts'
import { dishIn } from '#planner/recipes/in-language.ts'
import { dishTitle } from '#planner/wording/dish-words.ts'

const inSpanish = memoize((dish: Variant): Variant => dishIn('es', dish) ?? dish)

/** A dish with the words of its reader's language, or in English if nobody has written it there. */
export const saidDish = (dish: Variant, usage: Usage): Variant => (languageIn(usage) === 'es' ? inSpanish(dish) : dish)

/** The title of a dish as its reader gets it. */
export const titleFor = (dish: Variant, usage: Usage): string => dishTitle(saidDish(dish, usage), usage)

/** Marks a dish that its reader gets in English although the page is not. */
export const englishMark = (dish: Variant, usage: Usage): { readonly lang?: 'en' } =>
  languageIn(usage) === 'en' || saidDish(dish, usage).recipe.language !== undefined ? {} : { lang: 'en' }
