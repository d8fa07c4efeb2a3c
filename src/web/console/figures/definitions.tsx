import styles from './definitions.module.css'

const definitions = [
  [
    'Visitor',
    'A random id that a page drew. Bots are left out. Without consent the id lives as long as the page: a reload counts as leaving, and the new page is no new visitor of the funnel unless it is the first one.',
  ],
  [
    'Entered',
    'Saw the first page on a day of the period. Whatever the visitor does within 7 days belongs to that day.',
  ],
  [
    'Left here',
    'The furthest step reached, without a later one for 30 minutes and without a purchase. Its share is of the views of the same step.',
  ],
  ['Reached', 'Views of a step over those who entered.'],
  ['Purchase', 'A first payment that arrived within 7 days of entering, by the ledger.'],
  ['Visible time', 'Only while the page was in sight, at most 10 minutes; from a histogram, exact to a fifth.'],
  ['Source', 'Of the first page: the campaign’s source, else the site that linked, else direct.'],
  ['Interval', 'Wilson, 95 %: where the true share may lie, given so many visitors.'],
] as const

/** What the words of the reports mean; they do not change, so that figures of two years can be compared. */
export function Definitions() {
  return (
    <details>
      <summary className={styles.summary}>What the figures mean</summary>
      <dl className={styles.list}>
        {definitions.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
