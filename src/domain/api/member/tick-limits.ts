/** Most ticks in one request, for the device and the server. */
export const TICKS_AT_ONCE = 400
/** Most lines that a household writes on one list itself, and the most characters of one. */
export const OWN_LINES = 200
export const OWN_LINE_LENGTH = 120
