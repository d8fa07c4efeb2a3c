/** The texts of moving a meal to another day. */
export const moveWords = {
  title: 'Move this meal',
  lead: (meal: string, title: string): string =>
    `${title}, ${meal}, changes places with another meal. Portions follow, so that both days still add up.`,
  none: 'No other meal of this week can change places with this one: a dish wouldn’t belong there, or a day would no longer suit you.',
  busy: 'One moment',
  /** Wednesday’s dinner, now Lentil curry */
  with: (meal: string, title: string): string => `${meal}, now ${title}`,
  /** Monday: 1,700 kcal → 1,690 kcal */
  day: (day: string, before: string, after: string): string => `${day}: ${before} → ${after}`,
  moved: (title: string, meal: string): string => `${title} is now ${meal}.`,
  /** What a keyboard and a screen reader need to move a meal in the week. */
  handle: (meal: string, title: string): string => `Move ${meal}: ${title}`,
  lifted: (meal: string): string =>
    `${meal} is lifted. Arrow keys choose the meal to change places with, Enter moves it, Escape leaves it.`,
  over: (meal: string): string => `Change places with ${meal}.`,
  left: 'It stays where it was.',
} as const
