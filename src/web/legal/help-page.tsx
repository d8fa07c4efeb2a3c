import { brand } from '#domain/brand.ts'
import { LinkedText } from '#web/navigation/linked-text.tsx'
import { pages } from '#web/navigation/views.ts'
import { Heading } from '#web/ui/heading.tsx'
import { Page, Wordmark } from '#web/ui/page.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import styles from './help-page.module.css'
import { helpWords as words } from './help-words.ts'

/** The questions that people ask, with their answers, and where to write. */
export const HelpPage = () => (
  <Page
    step="help"
    wide
    header={
      <header className={styles.header}>
        <Wordmark />
        <ThemeToggle />
      </header>
    }
  >
    <Heading title={words.title} lead={words.lead}>
      {words.title}
    </Heading>
    {words.groups.map(({ title, questions }) => (
      <section key={title} className={styles.group}>
        <h2>{title}</h2>
        {questions.map(([question, answer]) => (
          <details key={question} className={styles.question}>
            <summary>{question}</summary>
            <p>
              <LinkedText text={answer} to={pages} />
            </p>
          </details>
        ))}
      </section>
    ))}
    <section className={styles.write}>
      <h2>{words.write}</h2>
      <p>
        <a href={`mailto:${brand.contact.email}`}>{brand.contact.email}</a>
      </p>
      <p>{words.answer}</p>
    </section>
  </Page>
)
