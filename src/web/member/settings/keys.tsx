import { useState } from 'react'
import type { KeyView } from '#domain/api/member/keys.ts'
import { FieldError } from '#web/ui/note.tsx'
import { keyFactsText, keyName } from './key-text.ts'
import styles from './keys.module.css'
import { keysWords as words } from './keys-words.ts'
import section from './section.module.css'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { useKeys } from './use-keys.ts'

type ListProps = { readonly keys: readonly KeyView[]; readonly onEnd: (key: KeyView) => void }

function KeyList({ keys, onEnd }: ListProps) {
  return (
    <ul className={styles.list}>
      {keys.map((key) => (
        <li key={key.id} className={styles.key}>
          <div>
            <p className={styles.name}>
              {keyName(key)}
              {key.isThis && ` – ${words.thisOne}`}
            </p>
            <p className={section.hint}>{keyFactsText(key)}</p>
          </div>
          {!key.isThis && (
            <button type="button" className={section.second} data-action="end-key" onClick={() => onEnd(key)}>
              {words.end}
              <span className="visually-hidden"> {keyName(key)}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Everything that opens the member's account, and the end of each, or of all. Empty without the server's answer. */
export function Keys({ email }: { email: string }) {
  const { keys, end } = useKeys()
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  if (keys.length === 0) return null
  const endKey = async (key: KeyView) => {
    const refusal = await end(key.id, words.unreachable)
    setProblem(refusal)
    if (refusal === null) setSaid(words.ended(keyName(key)))
  }
  const devices = keys.filter(({ kind }) => kind === 'session')
  const links = keys.filter(({ kind }) => kind !== 'session')
  const onEnd = (key: KeyView) => void endKey(key)
  return (
    <div className={section.row}>
      <h3 className={section.label}>{words.title}</h3>
      <p className={section.hint}>{words.hint}</p>
      <p className={section.label}>{words.devices}</p>
      <KeyList keys={devices} onEnd={onEnd} />
      {links.length > 0 && (
        <details className={styles.more}>
          <summary>{words.links(links.length)}</summary>
          <KeyList keys={links} onEnd={onEnd} />
        </details>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {problem !== null && <FieldError id="keys-failed">{problem}</FieldError>}
      <SignOutEverywhere email={email} />
    </div>
  )
}
