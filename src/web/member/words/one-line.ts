/** A typed name as one line: pasted tabs and line breaks become spaces. */
export const oneLine = (typed: string): string => typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()
