import type { ReactNode } from 'react'
import { Heading } from '#web/ui/heading.tsx'
import { Page, Wordmark } from '#web/ui/page.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { fullDayText } from '#web/words/dates.ts'
import { Contents } from './contents.tsx'
import { LegalBlock } from './legal-block.tsx'
import type { LegalDocument } from './legal-document.ts'
import styles from './legal-page.module.css'
import { legalWords } from './legal-words.ts'
import { textLanguage } from './text-language.ts'

const inItsLanguage = (text: string): ReactNode =>
  textLanguage === undefined ? text : <span lang={textLanguage}>{text}</span>

/** A legal text as a page that can be read, linked to by section, and printed. */
export function LegalPage({ step, text, controls }: { step: string; text: LegalDocument; controls?: ReactNode }) {
  const { title, lead, validFrom, sections } = text
  return (
    <Page
      step={step}
      wide
      header={
        <header className={styles.header}>
          <Wordmark />
          <ThemeToggle />
        </header>
      }
    >
      <Heading title={title} lead={inItsLanguage(lead)}>
        {inItsLanguage(title)}
      </Heading>
      {textLanguage !== undefined && <p>{legalWords.inEnglish}</p>}
      <p className={styles.date}>
        {`${legalWords.validFrom} `}
        <time dateTime={validFrom}>{fullDayText(validFrom)}</time>
      </p>
      {controls}
      <div className={styles.columns}>
        <Contents sections={sections} />
        <div className={styles.text} lang={textLanguage}>
          {sections.map(({ id, title: sectionTitle, blocks }) => (
            <section key={id} id={id} className={styles.section}>
              <h2 tabIndex={-1}>{sectionTitle}</h2>
              {blocks.map((block, index) => (
                <LegalBlock key={index} block={block} label={sectionTitle} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </Page>
  )
}
