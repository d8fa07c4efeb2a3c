import type { IsoDate } from '#domain/time.ts'
import type { Cm, Kg } from '#domain/units.ts'
import type { DayOrder, LocalTime } from './day-cell.ts'
import type { MassUnit } from './mass-cell.ts'

/** What is known of the person whose weights a file should hold. */
export type KnownPerson = {
  readonly height: Cm
  /** At least one weight with its day: the one they told, and those of their log. */
  readonly weights: readonly { readonly day: IsoDate; readonly kg: Kg }[]
  readonly today: IsoDate
  /** A moment (ms, universal time) on the person's clock. */
  readonly localTime: (utc: number) => LocalTime
}

/** One reading in a file. */
type FileWeight = { readonly kg: Kg; readonly minuteOfDay?: number; readonly note?: string }

/** A weight that was read: the one that counts for its day, with the others of the day. */
export type ReadWeight = FileWeight & { readonly day: IsoDate; readonly others?: readonly FileWeight[] }

export const leftOutReasons = [
  /** The line has no weight. */
  'NO_WEIGHT',
  'NO_DAY',
  /** The order of day and month cannot be told for this line, unlike the others. */
  'DAY_UNCLEAR',
  'FUTURE',
  /** No adult of this height weighs this, as after a failed weighing. */
  'NOT_A_WEIGHT',
  /** Far from the weights around it. */
  'FAR_OFF',
  /** Right in another unit than the rest of the file. */
  'OTHER_UNIT',
  'ANOTHER_PERSON',
  /** Several weights of a day, and no way to tell which counts. */
  'SAME_DAY_UNCLEAR',
  /** Computed by an app between two weighings. */
  'INTERPOLATED',
  'DELETED',
  /** More cells than the heading: a comma may be a decimal or separate two numbers. */
  'CELLS_UNCLEAR',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** Lines that were left out for one reason, with the numbers of the first ones. */
export type LeftOut = { readonly why: LeftOutReason; readonly count: number; readonly lines: readonly number[] }

/** What an answer would mean: how many weights there would be, of which days, and some of them. */
export type Preview = {
  readonly count: number
  readonly from: IsoDate | null
  readonly to: IsoDate | null
  readonly examples: readonly { readonly text: string; readonly day: IsoDate | null; readonly kg: Kg | null }[]
}

/** A question that has to be answered before anything can be stored. Each option shows what it would mean. */
export type FileQuestion =
  | { readonly ask: 'person'; readonly options: readonly { readonly value: string; readonly preview: Preview }[] }
  | {
      readonly ask: 'column'
      /** Why it is asked: no heading names a weight, several do, or another column fits better. */
      readonly why: 'UNNAMED' | 'SEVERAL' | 'FITS_BETTER'
      readonly options: readonly { readonly value: number; readonly heading: string; readonly preview: Preview }[]
    }
  | { readonly ask: 'order'; readonly options: readonly { readonly value: DayOrder; readonly preview: Preview }[] }
  | {
      readonly ask: 'unit'
      /** The unit that the file names, which does not fit; null if it names none. */
      readonly named: MassUnit | null
      readonly options: readonly { readonly value: MassUnit; readonly preview: Preview }[]
    }
  | {
      readonly ask: 'stones'
      readonly options: readonly { readonly value: StoneNotation; readonly preview: Preview }[]
    }
  | { readonly ask: 'mixed'; readonly options: readonly { readonly value: MixedChoice; readonly preview: Preview }[] }
  | {
      readonly ask: 'sameDay'
      readonly options: readonly { readonly value: SameDayChoice; readonly preview: Preview }[]
    }
  /** The weights lie on two levels, as those of two people on one scale. */
  | { readonly ask: 'body'; readonly options: readonly { readonly value: BodyChoice; readonly preview: Preview }[] }
  /** The weights are far from what is known, change as no weight does, or stand in a list of exercises or of food. */
  | { readonly ask: 'yours'; readonly why: 'FAR' | 'JUMPY' | 'OTHER_LIST'; readonly preview: Preview }

export type StoneNotation = 'pounds' | 'decimals'
export type MixedChoice = 'convert' | 'leave-out'
export type BodyChoice = 'lighter' | 'heavier' | 'both'
export type SameDayChoice = 'first-line' | 'last-line' | 'leave-out'

/** The answers so far. */
export type FileAnswers = {
  readonly person?: string
  readonly column?: number
  readonly order?: DayOrder
  readonly unit?: MassUnit
  readonly stones?: StoneNotation
  readonly mixed?: MixedChoice
  readonly body?: BodyChoice
  readonly sameDay?: SameDayChoice
  readonly yours?: true
}

/** Why a file holds no weights that can be read. */
export type Unreadable =
  | 'EMPTY'
  | 'NO_TABLE'
  | 'NO_DAY_COLUMN'
  | 'NO_WEIGHT_COLUMN'
  /** Only a smoothed line, no readings. */
  | 'ONLY_TREND'
  | 'NOTHING_FITS'

/** Things worth saying about what was taken. */
export type FileNote = 'TREND_LEFT_OUT' | 'AVERAGE_TAKEN'

export type FileReading =
  | { readonly kind: 'unreadable'; readonly why: Unreadable; readonly leftOut: readonly LeftOut[] }
  | { readonly kind: 'question'; readonly question: FileQuestion }
  | {
      readonly kind: 'read'
      /** By day, the earliest first; one a day. */
      readonly weights: readonly ReadWeight[]
      /** The units in which they were written. */
      readonly units: readonly MassUnit[]
      /** Whether the file names the unit, or it follows from what fits the person, or from their answer. */
      readonly unitFrom: 'FILE' | 'FIT' | 'ANSWER'
      /** The heading of the column; null without one. */
      readonly column: string | null
      readonly leftOut: readonly LeftOut[]
      readonly notes: readonly FileNote[]
    }
