import { detailWords, happenedWords } from './timeline-words.ts'

const CODE = /^(?:[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+)$/
const SNAKE = /\b[a-z]+(?:_[a-z]+)+\b/g

/** What happened, in words. */
export const happenedText = (what: string): string =>
  happenedWords[what] ?? what.replaceAll(SNAKE, (code) => code.replaceAll('_', ' '))

const wordOf = (part: string): string =>
  detailWords[part] ?? (CODE.test(part) ? part.toLowerCase().replaceAll('_', ' ') : part)

/** The parts of a detail, joined by commas or arrows, in words: what somebody typed stays as it is. */
export const detailText = (detail: string): string =>
  detailWords[detail] ??
  detail
    .split(/(, | -> )/)
    .map(wordOf)
    .join('')
