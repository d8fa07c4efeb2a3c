/** Most ticks in one request, for the device and the server. */
export const TICKS_AT_ONCE = 400
/** Most lines that a household writes on one list itself, and the most characters of one. */
export const OWN_LINES = 200
export const OWN_LINE_LENGTH = 120
/** Behind the id of a food whose line is on the list of the second trip; the id of no food ends so. */
export const SECOND_TRIP = '--2'

/** The food of a line. */
export const foodOfLine = (id: string): string => (id.endsWith(SECOND_TRIP) ? id.slice(0, -SECOND_TRIP.length) : id)
