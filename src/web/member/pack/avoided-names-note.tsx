import { useMember } from '#web/member/data/use-member-data.ts'
import { avoidedTexts } from './avoided-names.ts'
import styles from './pack.module.css'

/** Says what the names of foods say of that which the member avoids; nothing if they name none of it. */
export function AvoidedNamesNote({ names }: { names: readonly string[] }) {
  const member = useMember()
  const texts = member.kind === 'ready' ? avoidedTexts(names, member.value) : []
  if (texts.length === 0) return null
  return (
    <div className={styles.doubts} role="alert">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
