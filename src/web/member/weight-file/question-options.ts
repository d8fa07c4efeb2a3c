import { unreachable } from '#domain/unreachable.ts'
import type { FileAnswers, FileQuestion, Preview } from '#domain/weight-file/reading.ts'
import { unitNames, weightFileWords } from './weight-file-words.ts'

/** An answer to choose, with what it would mean. */
export type QuestionOption = {
  readonly key: string
  readonly label: string
  readonly preview: Preview
  readonly answer: FileAnswers
}

const words = weightFileWords.question

function options<O extends { readonly value: string | number; readonly preview: Preview }>(
  all: readonly O[],
  label: (option: O) => string,
  answer: (option: O) => FileAnswers,
): readonly QuestionOption[] {
  return all.map((option) => ({
    key: String(option.value),
    label: label(option),
    preview: option.preview,
    answer: answer(option),
  }))
}

/** The options of a question. */
export function optionsOf(question: FileQuestion): readonly QuestionOption[] {
  switch (question.ask) {
    case 'person':
      return options(
        question.options,
        ({ value }) => (value === '' ? words.noName : value),
        ({ value }) => ({ person: value }),
      )
    case 'column':
      return options(
        question.options,
        ({ heading, value }) => (heading === '' ? words.columnNumber(value + 1) : words.columnName(heading)),
        ({ value }) => ({ column: value }),
      )
    case 'order':
      return options(
        question.options,
        ({ value }) => words.orders[value],
        ({ value }) => ({ order: value }),
      )
    case 'unit':
      return options(
        question.options,
        ({ value }) => words.unitOptions[value],
        ({ value }) => ({ unit: value }),
      )
    case 'stones':
      return options(
        question.options,
        ({ value }) => words.stonesOptions[value],
        ({ value }) => ({ stones: value }),
      )
    case 'mixed':
      return options(
        question.options,
        ({ value }) => words.mixedOptions[value],
        ({ value }) => ({ mixed: value }),
      )
    case 'sameDay':
      return options(
        question.options,
        ({ value }) => words.sameDayOptions[value],
        ({ value }) => ({ sameDay: value }),
      )
    case 'body':
      return options(
        question.options,
        ({ value }) => words.bodyOptions[value],
        ({ value }) => ({ body: value }),
      )
    case 'yours':
      return [{ key: 'yes', label: words.yes, preview: question.preview, answer: { yours: true } }]
    default:
      return unreachable(question)
  }
}

/** The sentence that asks. */
export function questionText(question: FileQuestion): string {
  switch (question.ask) {
    case 'column':
      return words.column[question.why]
    case 'unit':
      return question.named === null ? words.unit : words.unitNamed(unitNames[question.named])
    case 'yours':
      return words.yours[question.why]
    default:
      return words[question.ask]
  }
}
