import { brand } from '#domain/brand.ts'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import styles from './brand-link.module.css'
import { layoutWords } from './layout-words.ts'

/** The name of the product as a link to today's page. */
export function BrandLink({ className = '' }: { className: string | undefined }) {
  return (
    <Link className={`${styles.mark} ${className}`} to={memberPages.today.path()} label={layoutWords.home}>
      {brand.name.toLowerCase()}
    </Link>
  )
}
