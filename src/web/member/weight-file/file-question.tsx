import type { UnitSystem } from '#domain/unit-system.ts'
import type { FileAnswers, FileQuestion } from '#domain/weight-file/reading.ts'
import { Button } from '#web/ui/button.tsx'
import { optionsOf, questionText } from './question-options.ts'
import styles from './weight-file.module.css'
import { exampleText, previewText } from './weight-file-text.ts'
import { weightFileWords } from './weight-file-words.ts'

type FileQuestionFormProps = {
  readonly question: FileQuestion
  readonly units: UnitSystem
  readonly onAnswer: (answer: FileAnswers) => void
  readonly onLeave: () => void
}

const words = weightFileWords.question

/** A question about a file, each option with what it would mean. */
export function FileQuestionForm({ question, units, onAnswer, onLeave }: FileQuestionFormProps) {
  return (
    <section className={styles.part} aria-labelledby="file-question">
      <h3 id="file-question" className={styles.title}>
        {questionText(question)}
      </h3>
      <ul className={styles.options}>
        {optionsOf(question).map(({ key, label, preview, answer }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.option}
              data-action="file-answer"
              data-value={key}
              onClick={() => onAnswer(answer)}
            >
              <span className={styles.label}>{label}</span>
              {preview.count > 0 && <span>{previewText(preview)}</span>}
              {preview.examples.map((example) => (
                <span key={`${example.text} ${example.day}`} className={styles.example}>
                  {exampleText(example, units)}
                </span>
              ))}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button look="quiet" action="file-leave" onClick={onLeave}>
          {question.ask === 'yours' ? words.no : words.none}
        </Button>
      </div>
    </section>
  )
}
