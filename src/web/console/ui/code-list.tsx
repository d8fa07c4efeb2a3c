import { handOver } from '#web/device/hand-over.ts'
import { Action } from './action.tsx'
import styles from './code-list.module.css'

/** A list of recovery codes with a button to save them, as they are shown only once. */
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
