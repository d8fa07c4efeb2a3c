/** A name as it was typed, in one line: a tab that was pasted with it becomes a space. */
export const oneLine = (typed: string): string => typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()
