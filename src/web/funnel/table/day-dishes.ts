import type { Choice } from '#domain/answers/choices.ts'

/** The dishes that stand for the meals of a day, breakfast first, wherever no dish is meant in particular. */
export const dayDishes: Readonly<Record<Choice<'dayEats'>, readonly string[]>> = {
  5: [
    'strapatsada',
    'tahini-dates',
    'cannellini-artichoke-salad',
    'white-bean-bruschetta',
    'chicken-asparagus-romesco',
  ],
  4: ['strapatsada', 'cannellini-artichoke-salad', 'white-bean-bruschetta', 'chicken-asparagus-romesco'],
  3: ['strapatsada', 'cannellini-artichoke-salad', 'chicken-asparagus-romesco'],
  2: ['cannellini-artichoke-salad', 'chicken-asparagus-romesco'],
}
