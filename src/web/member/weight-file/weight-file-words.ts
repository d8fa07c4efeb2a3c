import type { IsoDate } from '#domain/time.ts'
import type { UnitSystem } from '#domain/unit-system.ts'
import type { Kg } from '#domain/units.ts'
import type { MassUnit } from '#domain/weight-file/mass-cell.ts'
import type { FileNote, LeftOut, LeftOutReason, Preview, Unreadable } from '#domain/weight-file/reading.ts'
import { fullDayText } from '#web/words/dates.ts'
import { exactMassText } from '#web/words/measures.ts'
import { formatWhole } from '#web/words/numbers.ts'
import type { FileFailure } from './reading/file-messages.ts'

const unitNames = { kg: 'kilograms', lb: 'pounds', st: 'stones', g: 'grams' } as const satisfies Record<
  MassUnit,
  string
>

export const weightsText = (count: number): string => (count === 1 ? '1 weight' : `${formatWhole(count)} weights`)
const linesText = (count: number): string => (count === 1 ? '1 line' : `${formatWhole(count)} lines`)

/** "November 20, 2025 to November 21, 2026", or one day. */
export function daySpanText(from: IsoDate | null, to: IsoDate | null): string {
  if (from === null || to === null) return ''
  return from === to ? fullDayText(from) : `${fullDayText(from)} to ${fullDayText(to)}`
}

/** Why lines were left out, after their number. */
const leftOutWords: Readonly<Record<LeftOutReason, string>> = {
  NO_WEIGHT: 'without a weight',
  NO_DAY: 'without a day that we can read',
  DAY_UNCLEAR: 'in which day and month cannot be told apart',
  FUTURE: 'with a day that has not come yet',
  NOT_A_WEIGHT: 'with a number that cannot be your weight, as after a failed weighing',
  FAR_OFF: 'far from the weights around them',
  OTHER_UNIT: 'in another unit than the rest',
  ANOTHER_PERSON: 'of somebody else',
  SAME_DAY_UNCLEAR: 'of days with several weights',
  INTERPOLATED: 'that the app computed between two weighings',
  DELETED: 'that were deleted in the app',
  CELLS_UNCLEAR: 'in which a comma may be a decimal or separate two numbers',
}

/** "3 lines without a weight (lines 2, 4 and 9)". */
export function leftOutText({ why, count, lines }: LeftOut): string {
  const named = lines.map(String)
  const last = named.at(-1) ?? ''
  const list = named.length < 2 ? last : `${named.slice(0, -1).join(', ')} and ${last}`
  const where =
    count > lines.length ? `such as ${named.slice(0, 3).join(', ')}` : `${count === 1 ? 'line' : 'lines'} ${list}`
  return `${linesText(count)} ${leftOutWords[why]} (${where})`
}

const unreadableWords: Readonly<Record<Unreadable, string>> = {
  EMPTY: 'This file is empty.',
  NO_TABLE:
    'We found no table with days and weights in this file. A file with a heading such as “Date, Weight (kg)” works.',
  NO_DAY_COLUMN: 'We found no column with days in this file. Please export it with the date of each weight.',
  NO_WEIGHT_COLUMN:
    'No column of this file is a weight that could be yours. Please check that the export includes weight.',
  ONLY_TREND:
    'This file has only a trend, which an app computed, not what the scales showed. Please export the weights themselves.',
  NOTHING_FITS: 'Nothing in this file could be read as a weight of yours.',
}

const failureWords: Readonly<Record<FileFailure, string>> = {
  TOO_LARGE: 'This file is larger than any export we know. Please export weight alone, or fewer years.',
  NOT_TEXT: 'This is not a file with a list of weights. Export a CSV, JSON or ZIP file from your app.',
  SPREADSHEET: 'This is a spreadsheet. Please save it as CSV in the program that opens it, and choose that file.',
  JSON_BROKEN: 'This JSON file is damaged or incomplete. Please export it again.',
  NOT_APPLE_HEALTH: 'This XML file is not an export of Apple Health, the only kind of XML that we can read.',
  ENTITIES: 'This XML file defines entities, which no health export does. For safety we do not read it.',
  TAG_TOO_LONG: 'This XML file is damaged. Please export it again.',
  ARCHIVE_BROKEN: 'This ZIP file is damaged or incomplete. Please export it again.',
  ARCHIVE_LOCKED: 'This ZIP file is locked with a password. Please unpack it and choose the file with your weights.',
  ARCHIVE_BOMB: 'This ZIP file would unpack to far more than an export holds. For safety we do not read it.',
  ARCHIVE_WITHOUT_WEIGHTS: 'There is no file with weights in this ZIP file.',
  NOT_LOADED: 'We could not load the part that reads files. Please try again when you are online.',
  NOT_READ: 'This file could not be read. Please choose it again.',
}

export const unreadableText = (why: Unreadable): string => unreadableWords[why]
export const failureText = (why: FileFailure): string => failureWords[why]

export const noteWords: Readonly<Record<FileNote, string>> = {
  TREND_LEFT_OUT: 'The trend in this file was left out: an app computed it, scales did not show it.',
  AVERAGE_TAKEN: 'This file has one average for each day, which is what we take.',
}

/** An example of an option: “11/10/2026 84.7” is on October 11, 2026, with the weight if it is known. */
export const exampleText = ({ text, day, kg }: Preview['examples'][number], units: UnitSystem): string => {
  const read = [kg === null ? '' : exactMassText(kg, units), day === null ? '' : `on ${fullDayText(day)}`]
  return `“${text}” is ${read.filter((part) => part !== '').join(' ')}`
}

export const weightFileWords = {
  reading: 'Reading your file…',
  stop: 'Stop',
  question: {
    person: 'Whose weights are yours?',
    personName: (name: string): string => (name === '' ? 'Without a name' : name),
    column: {
      UNNAMED: 'Which column is your weight?',
      SEVERAL: 'Several columns are called a weight. Which one is yours?',
      FITS_BETTER: 'Which column is your weight? Another one fits you better than the one with that name.',
    },
    columnName: (heading: string, number: number): string => (heading === '' ? `Column ${number}` : `“${heading}”`),
    order: 'How are the dates in this file written?',
    orders: { dmy: 'Day first', mdy: 'Month first', ymd: 'Year first' },
    unit: 'In which unit are these weights?',
    unitOptions: { kg: 'Kilograms', lb: 'Pounds', st: 'Stones', g: 'Grams' },
    unitNamed: (unit: MassUnit): string =>
      `The file says ${unitNames[unit]}, but that does not fit what we know of you. In which unit are these weights?`,
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
    yours: {
      FAR: 'These weights are far from what we know of you. Are they yours?',
      JUMPY: 'These numbers change from day to day more than a body does. Are they your weights?',
    },
    yes: 'Yes, these are mine',
    no: 'No, leave this file',
    none: 'None of these, leave this file',
    count: (preview: Preview): string => {
      const span = daySpanText(preview.from, preview.to)
      return `${weightsText(preview.count)}${span === '' ? '' : `, ${span}`}`
    },
  },
  preview: {
    title: (count: number): string => `${weightsText(count)} in this file`,
    days: 'Days',
    unit: 'Unit',
    units: (units: readonly MassUnit[], from: 'FILE' | 'FIT' | 'ANSWER'): string => {
      const names = units.map((unit) => unitNames[unit]).join(' and ')
      return from === 'FIT' ? `${names}: the file does not say, but only they fit you` : names
    },
    column: 'Column',
    range: 'Weights',
    known: 'Already in your log',
    beside: 'More weights of the same days',
    leftOut: 'Left out',
    conflicts: (count: number): string =>
      count === 1
        ? 'On 1 day your log has another weight. Yours stays.'
        : `On ${formatWhole(count)} days your log has other weights. Yours stay.`,
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
