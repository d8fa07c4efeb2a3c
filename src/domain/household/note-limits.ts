/** The most characters of a note on a dish, and the most dishes with one. */
export const NOTE_LENGTH = 500
export const MOST_NOTES = 300
