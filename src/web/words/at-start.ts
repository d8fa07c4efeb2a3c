/** A text as a line begins: with a capital. */
export const atStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
