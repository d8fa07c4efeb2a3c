import { creditGroups } from 'virtual:credits'
import { Heading } from '#web/ui/heading.tsx'
import { Page, Wordmark } from '#web/ui/page.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import type { Credit } from './credit.ts'
import styles from './credits-page.module.css'
import { creditsWords as words } from './credits-words.ts'

const CreditRow = ({ name, version, use, holder, licence, site, text }: Credit) => (
  <li className={styles.credit}>
    <h3 className={styles.name}>
      <a href={site} rel="noreferrer">
        {name}
      </a>
      {version !== null && <span className={styles.version}> {version}</span>}
    </h3>
    <p>{use}</p>
    <p className={styles.licence}>
      {holder} ·{' '}
      <a href={text} rel="noreferrer license" aria-label={words.licenceOf(name, licence)}>
        {licence}
      </a>
    </p>
  </li>
)

/** The third-party works in the product, with their licences. */
export const CreditsPage = () => (
  <Page
    step="credits"
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
    <div className={styles.groups} lang="en">
      {creditGroups.map(({ id, title, credits }) => (
        <section key={id} aria-labelledby={`credits-${id}`}>
          <h2 className={styles.title} id={`credits-${id}`}>
            {title}
          </h2>
          <ul className={styles.credits}>
            {credits.map((credit) => (
              <CreditRow key={credit.name} {...credit} />
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.licence}>{words.others}</p>
      <p className={styles.licence}>
        {words.copy} <a href={`mailto:${words.address}`}>{words.address}</a>
      </p>
    </div>
  </Page>
)
