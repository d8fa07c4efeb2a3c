import { kcal } from '#web/member/words/week.ts'

/** The texts about more food in a week that was already planned. */
export const moreFoodWords = {
  name: 'More food',
  sinceToday: 'From today your meals are larger.',
  since: (day: string): string => `From ${day} your meals are larger.`,
  energy: (now: number, before: number): string =>
    `The days have ${kcal(now)} instead of ${kcal(before)}, for your health.`,
  /** A day has less than the others: too much of it was eaten already, or its dishes cannot hold more. */
  short: {
    day: 'The dishes of this day can’t hold all of it. Please add something you like, as much as you’re hungry for.',
    week: 'The dishes of some days can’t hold all of it. Please add something you like on those, as much as you’re hungry for.',
  },
  how: 'Your dishes stay where they can. Where larger portions aren’t enough, there’s a snack beside the meal.',
  why: 'Why',
} as const

/** The texts of the week. */
export const weekWords = {
  plain: 'Your week',
  title: (week: number): string => `Week ${week}`,
  weeks: 'Weeks',
  current: 'Current week',
  previous: 'Previous week',
  next: 'Next week',
  print: 'Print the week',
  allDishes: 'All dishes',
  today: 'Today',
  cooked: 'leftovers',
  locked: 'locked',
  /** "From Tuesday’s dinner": of leftovers. */
  leftoverOf: (meal: string): string => `From ${meal}`,
  /** For a meal that is cooked today: its meat or fish was frozen. */
  frozen: (foods: string): string => `From the freezer: ${foods}`,
  thaw: (foods: string, meal: string): string => `Move from the freezer to the fridge today, for ${meal}: ${foods}.`,
  sum: 'Day',
  notes: 'Good to know about this week',
  moreNotes: (count: number): string => `${count} more`,
  preview: {
    heading: 'Your first day',
    title: 'The rest of your week',
    lead: 'This day was planned for you, and you can cook it today. A plan adds:',
    adds: [
      'all seven days, and a new week every week',
      'a shopping list by aisle that you can tick off, even offline',
      'a swap for any meal you don’t feel like, with the day still adding up',
      'an honest look at your weight beside the forecast',
    ],
    action: 'See the plans',
  },
} as const
