import { brand } from '#domain/brand.ts'
import styles from '#web/member/frame/member-mark.module.css'
import { memberPaths } from '#web/member/member-views.ts'
import { Link } from '#web/navigation/link.tsx'
import { memberWords } from '#web/words/member.ts'

/** The name of the product as the way to the week. */
export function MemberMark({ className = '' }: { className: string | undefined }) {
  return (
    <Link className={`${styles.mark} ${className}`} to={memberPaths.plan} label={memberWords.home}>
      {brand.name.toLowerCase()}
    </Link>
  )
}
