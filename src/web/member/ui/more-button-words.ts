/** The name of the button with three dots. */
export const moreButtonWords = { more: 'More' } as const
