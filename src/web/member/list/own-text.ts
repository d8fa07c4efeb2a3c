import { DIRECTION_MARKS } from '#domain/direction-marks.ts'

const NOT_IN_A_LINE = new RegExp(`[\\p{Cc}\\p{Cs}${DIRECTION_MARKS}\\s]+`, 'gu')

/** A line as it is stored: what was pasted without line breaks and marks that turn the reading direction. */
export const ownText = (text: string): string => text.replaceAll(NOT_IN_A_LINE, ' ').trim()
