/** What stands around the text of a legal page. */
export const legalWords = {
  contents: 'On this page',
  /** Before a date. */
  validFrom: 'Valid from',
  /** Above a legal text on a page in another language. */
  inEnglish: 'This text is in English. No translation of it has been checked by a lawyer yet.',
} as const
