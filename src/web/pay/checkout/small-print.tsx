import type { Gender } from '#domain/answers/choices.ts'
import { Link } from '#web/navigation/link.tsx'
import { pages, stepPath } from '#web/navigation/views.ts'
import styles from './checkout.module.css'
import { checkoutWords } from './checkout-words.ts'

/** The terms that the buyer accepts by paying, and links to other pages. */
export function SmallPrint({ gender }: { gender: Gender | '' }) {
  const { small, forecast } = checkoutWords
  return (
    <div className={styles.small}>
      <p>
        {small.before} <Link to={pages.terms}>{small.terms}</Link>.
      </p>
      <p className={styles.ways}>
        <Link to={pages.refunds}>{small.refunds}</Link>
        <Link to={pages.privacy}>{small.privacy}</Link>
        {gender !== '' && <Link to={stepPath(gender, 'finally-plan')}>{forecast}</Link>}
      </p>
    </div>
  )
}
