import { plural } from '#domain/language/plural.ts'
import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import type { Kg } from '#domain/units.ts'
import type { MassUnit } from '#domain/weight-file/mass-cell.ts'
import type { FileNote, LeftOutReason, Unreadable } from '#domain/weight-file/reading.ts'
import { fullDayText } from '#web/words/dates.ts'
import { exactMassText } from '#web/words/measures.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { FileFailure } from './reading/file-messages.ts'

/** Units within a sentence. */
export const unitNames = { kg: 'kilograms', lb: 'pounds', st: 'stones', g: 'grams' } as const satisfies Record<
  MassUnit,
  string
>

export const weightsText = (count: number): string =>
  plural(count, { one: '1 weight', other: `${formatWhole(count)} weights` })

/** "November 20, 2025 to November 21, 2026". */
export const dayRange = (from: string, to: string): string => `${from} to ${to}`

/** How many lines were left out, and why. */
export const leftOutWords: Readonly<Record<LeftOutReason, (count: number) => string>> = {
  NO_WEIGHT: (count) =>
    plural(count, { one: '1 line without a weight', other: `${formatWhole(count)} lines without a weight` }),
  NO_DAY: (count) =>
    plural(count, {
      one: '1 line without a day that we can read',
      other: `${formatWhole(count)} lines without a day that we can read`,
    }),
  DAY_UNCLEAR: (count) =>
    plural(count, {
      one: '1 line in which day and month can’t be told apart',
      other: `${formatWhole(count)} lines in which day and month can’t be told apart`,
    }),
  FUTURE: (count) =>
    plural(count, {
      one: '1 line with a day that hasn’t come yet',
      other: `${formatWhole(count)} lines with a day that hasn’t come yet`,
    }),
  NOT_A_WEIGHT: (count) =>
    plural(count, {
      one: '1 line with a number that can’t be your weight, as after a failed weighing',
      other: `${formatWhole(count)} lines with a number that can’t be your weight, as after a failed weighing`,
    }),
  FAR_OFF: (count) =>
    plural(count, {
      one: '1 line far from the weights around them',
      other: `${formatWhole(count)} lines far from the weights around them`,
    }),
  OTHER_UNIT: (count) =>
    plural(count, {
      one: '1 line in another unit than the rest',
      other: `${formatWhole(count)} lines in another unit than the rest`,
    }),
  ANOTHER_PERSON: (count) =>
    plural(count, { one: '1 line of somebody else', other: `${formatWhole(count)} lines of somebody else` }),
  SAME_DAY_UNCLEAR: (count) =>
    plural(count, {
      one: '1 line of days with several weights',
      other: `${formatWhole(count)} lines of days with several weights`,
    }),
  INTERPOLATED: (count) =>
    plural(count, {
      one: '1 line that the app computed between two weighings',
      other: `${formatWhole(count)} lines that the app computed between two weighings`,
    }),
  DELETED: (count) =>
    plural(count, {
      one: '1 line that was deleted in the app',
      other: `${formatWhole(count)} lines that were deleted in the app`,
    }),
  CELLS_UNCLEAR: (count) =>
    plural(count, {
      one: '1 line in which a comma may be a decimal or separate two numbers',
      other: `${formatWhole(count)} lines in which a comma may be a decimal or separate two numbers`,
    }),
}

/** Which lines are meant, in brackets after why. */
export const lineWords = {
  all: (why: string, lines: string, count: number): string =>
    plural(count, { one: `${why} (line ${lines})`, other: `${why} (lines ${lines})` }),
  some: (why: string, lines: string): string => `${why} (such as ${lines})`,
} as const

export const unreadableWords: Readonly<Record<Unreadable, string>> = {
  EMPTY: 'This file is empty.',
  NO_TABLE:
    'We found no table with days and weights in this file. A file with a heading such as “Date, Weight (kg)” works.',
  NO_DAY_COLUMN: 'We found no column with days in this file. Please export it with the date of each weight.',
  NO_WEIGHT_COLUMN:
    'No column of this file is a weight that could be yours. Please check that the export includes weight.',
  ONLY_TREND:
    'This file has only a trend, which an app computed, not what the scale showed. Please export the weights themselves.',
  NOTHING_FITS: 'Nothing in this file could be read as a weight of yours.',
}

export const failureWords: Readonly<Record<FileFailure, string>> = {
  TOO_LARGE: 'This file is larger than any export we know. Please export weight alone, or fewer years.',
  NOT_TEXT: 'This isn’t a file with a list of weights. Export a CSV, JSON or ZIP file from your app.',
  SPREADSHEET:
    'We can’t read this spreadsheet. Please save it as CSV in the program that opens it, and choose that file.',
  JSON_BROKEN: 'This JSON file is damaged or incomplete. Please export it again.',
  NOT_APPLE_HEALTH: 'This XML file isn’t an export of Apple Health, the only kind of XML that we can read.',
  ENTITIES: 'This XML file defines entities, which no health export does. For safety we don’t read it.',
  TAG_TOO_LONG: 'This XML file is damaged. Please export it again.',
  ARCHIVE_BROKEN: 'This ZIP file is damaged or incomplete. Please export it again.',
  ARCHIVE_LOCKED: 'This ZIP file is locked with a password. Please unpack it and choose the file with your weights.',
  ARCHIVE_BOMB: 'This ZIP file would unpack to far more than an export holds. For safety we don’t read it.',
  ARCHIVE_WITHOUT_WEIGHTS: 'There’s no file with weights in this ZIP file.',
  NOT_LOADED: 'We couldn’t load the part that reads files. Please try again when you’re online.',
  NOT_READ: 'This file couldn’t be read. Please choose it again.',
}

export const noteWords: Readonly<Record<FileNote, string>> = {
  TREND_LEFT_OUT: 'The trend in this file was left out: an app computed it, and no scale showed it.',
  AVERAGE_TAKEN: 'This file has one average for each day, which is what we take.',
}

/** An example of an option: “11/10/2026 84.7” is 84.7 kg on October 11, 2026. */
export const exampleWords = {
  weight: (text: string, weight: string): string => `“${text}” is ${weight}`,
  day: (text: string, day: string): string => `“${text}” is on ${day}`,
  both: (text: string, weight: string, day: string): string => `“${text}” is ${weight} on ${day}`,
} as const

export const weightFileWords = {
  reading: 'Reading your file…',
  stop: 'Stop',
  question: {
    person: 'Whose weights are yours?',
    noName: 'Without a name',
    column: {
      UNNAMED: 'Which column is your weight?',
      SEVERAL: 'Several columns are called a weight. Which one is yours?',
      FITS_BETTER: 'Which column is your weight? Another one fits you better than the one with that name.',
    },
    columnNumber: (number: number): string => `Column ${number}`,
    columnName: (heading: string): string => `“${heading}”`,
    order: 'How are the dates in this file written?',
    orders: { dmy: 'Day first', mdy: 'Month first', ymd: 'Year first' },
    unit: 'In which unit are these weights?',
    unitOptions: { kg: 'Kilograms', lb: 'Pounds', st: 'Stones', g: 'Grams' },
    unitNamed: (unit: string): string =>
      `The file says ${unit}, but that doesn’t fit what we know of you. In which unit are these weights?`,
    stones: 'What comes after the point?',
    stonesOptions: { pounds: 'Pounds', decimals: 'Tenths of a stone' },
    mixed: 'Some weights fit you only in another unit. What should we do with them?',
    mixedOptions: { convert: 'Convert them', 'leave-out': 'Leave them out' },
    sameDay: 'Some days have several weights without a time. Which one counts?',
    sameDayOptions: {
      'first-line': 'The one listed first',
      'last-line': 'The one listed last',
      'leave-out': 'Leave these days out',
    },
    body: 'Two people seem to have used this scale. Which weights are yours?',
    bodyOptions: { lighter: 'The lower ones', heavier: 'The higher ones', both: 'All of them' },
    yours: {
      FAR: 'These weights are far from what we know of you. Are they yours?',
      OTHER_LIST: 'This looks like a list of exercises or of food. Are these numbers what you weigh?',
      JUMPY: 'These numbers change from day to day more than a body does. Are they your weights?',
    },
    yes: 'Yes, these are mine',
    no: 'No, leave this file',
    none: 'None of these, leave this file',
    /** How many weights an option has, and from when. */
    count: (weights: string, span: string): string => `${weights}, ${span}`,
  },
  preview: {
    title: (count: number): string => `${weightsText(count)} in this file`,
    days: 'Days',
    unit: 'Unit',
    unitsFit: (units: string): string => `${units}: the file doesn’t say, but only they fit you`,
    column: 'Column',
    range: 'Weights',
    known: 'Already in your log',
    beside: 'More weights of the same days',
    leftOut: 'Left out',
    conflicts: (count: number): string =>
      plural(count, {
        one: 'On 1 day your log has another weight. Yours stays.',
        other: `On ${formatWhole(count)} days your log has other weights. Yours stay.`,
      }),
    conflict: (day: IsoDate, own: Kg, file: Kg, units: UnitSystem): string =>
      `${fullDayText(day)}: yours ${exactMassText(own, units)}, file ${exactMassText(file, units)}`,
    more: (count: number): string => `and ${formatWhole(count)} more`,
    replace: 'Use the weights of the file on these days',
    add: (count: number): string => `Add ${weightsText(count)}`,
    adding: (done: number, of: number): string => `Adding… ${formatWhole(done)} of ${formatWhole(of)}`,
    nothingNew: 'Everything in this file is in your log already.',
    cancel: 'Leave this file',
  },
  added: (count: number): string => `${weightsText(count)} added.`,
  partly: (done: number, of: number, why: string): string =>
    `${formatWhole(done)} of ${weightsText(of)} added, then it stopped. ${why}`,
} as const
