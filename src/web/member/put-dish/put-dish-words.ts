/** The texts of putting a dish of the library in the week. */
export const putDishWords = {
  title: 'Put in your week',
  lead: (title: string): string => `Where should ${title} go?`,
  back: 'All dishes',
  recipe: 'See the recipe',
  none: 'No meal ahead this week is of its kind.',
  busy: 'One moment',
  /** Tuesday’s dinner, instead of Lentil curry */
  instead: (meal: string, title: string): string => `${meal}, instead of ${title}`,
  day: 'That day then:',
  inBand: 'It stays on target.',
  /** The dish does not go there. */
  offBand: 'That day would miss its target, so it doesn’t go here.',
  put: (title: string, meal: string): string => `${title} is now ${meal}.`,
} as const
