/** The texts of putting a dish of the library in the week. */
export const putDishWords = {
  title: 'Put in your week',
  lead: (title: string): string => `Where should ${title} go? Each place says what its day becomes.`,
  back: 'All dishes',
  recipe: 'See the recipe',
  none: 'No meal ahead this week is of its kind.',
  busy: 'One moment',
  /** Tuesday’s dinner, instead of Lentil curry */
  instead: (meal: string, title: string): string => `${meal}, instead of ${title}`,
  day: 'The day then:',
  inBand: 'The day still adds up.',
  /** The dish does not go there. */
  offBand: 'The day would no longer add up, so it doesn’t go here.',
  put: (title: string, meal: string): string => `${title} is now ${meal}.`,
} as const
