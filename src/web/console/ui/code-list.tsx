import { handOver } from '#web/device/hand-over.ts'
import { Action } from './action.tsx'
import styles from './code-list.module.css'

/** Recovery codes, to be kept: they are shown once. */
export function CodeList({ codes }: { codes: readonly string[] }) {
  const save = () => handOver(new Blob([codes.join('\n'), '\n'], { type: 'text/plain' }), 'recovery-codes.txt')
  return (
    <>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Action onClick={save}>Save as a file</Action>
    </>
  )
}
