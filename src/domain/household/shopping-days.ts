/** Days of the week, Monday first; a household may shop on one or two of them. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
export type Weekday = (typeof weekdays)[number]

/** More days than this to shop on, and no list would be split for them. */
export const MOST_SHOPPING_DAYS = 2

/** The weekday of a moment that is midnight UTC of a day, Monday first. */
export const weekdayOf = (day: string): Weekday => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 1
