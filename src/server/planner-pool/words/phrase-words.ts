import { brand } from '#domain/brand.ts'
import { plural } from '#domain/language/plural.ts'

/** How lists, numbers and days are written within a sentence. */
export const phraseWords = {
  /** a, b. */
  listed: (first: string, next: string) => `${first}, ${next}`,
  /** a, b and c: what stands before the last one, and the last. */
  and: (before: string, last: string) => `${before} and ${last}`,
  /** The same where the last one begins with the sound of an i: Spanish says "e". */
  andBeforeI: (before: string, last: string) => `${before} and ${last}`,
  or: (before: string, last: string) => `${before} or ${last}`,
  /** The same where the last one begins with the sound of an o: Spanish says "u". */
  orBeforeO: (before: string, last: string) => `${before} or ${last}`,
  /** A number and its unit, with a narrow space between them that does not break. */
  amount: (value: string, unit: string) => `${value}\u202f${unit}`,
  percent: (value: string) => `${value}%`,
  /** From Sunday on. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  /** November 30. */
  date: (day: string, month: string) => `${month} ${day}`,
  /** Tuesday, December 1. */
  weekdayDate: (weekday: string, date: string) => `${weekday}, ${date}`,
}

/** Meals within a sentence. */
export const mealWords = {
  /** Wednesday’s lunch. */
  ofDay: {
    BREAKFAST: (weekday: string) => `${weekday}’s breakfast`,
    LUNCH: (weekday: string) => `${weekday}’s lunch`,
    DINNER: (weekday: string) => `${weekday}’s dinner`,
    SNACK: (weekday: string) => `${weekday}’s snack`,
  },
  /** dinner on Tuesday, December 1, in a week that is not the current one. */
  onDate: {
    BREAKFAST: (date: string) => `breakfast on ${date}`,
    LUNCH: (date: string) => `lunch on ${date}`,
    DINNER: (date: string) => `dinner on ${date}`,
    SNACK: (date: string) => `snack on ${date}`,
  },
}

/** What was eaten, as an entry of the diary names it. */
export const eatenWords = {
  /** A dish and what was eaten beside it, a list such as "green salad and bread". */
  withSides: (dish: string, sides: string) => `${dish} with ${sides}`,
  /** The last item of a list of foods that is cut off. */
  more: (count: number) => plural(count, { one: '1 more', other: `${count} more` }),
}

/** The texts of the calendar file. */
export const calendarWords = {
  name: (week: string) => `${brand.name}: week ${week}`,
  /** Before the address of the meal's page. */
  more: (page: string) => `The recipe and the rest of your week: ${page}`,
  /** A day on which somebody shops. */
  shopping: 'Shopping',
  list: (page: string) => `What to buy: ${page}`,
  thaw: (foods: string) => `Move to the fridge the day before: ${foods}.`,
  /** Heads the ingredients of a part of a dish that somebody gets otherwise. */
  apart: 'Cook apart:',
}
