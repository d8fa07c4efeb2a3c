/** What stands around the text of a legal page. */
export const legalWords = {
  contents: 'On this page',
  /** Before a date. */
  validFrom: 'Valid from',
} as const
