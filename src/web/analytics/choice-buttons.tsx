import { privacyWords } from '#domain/privacy-choices.ts'
import { href, pages } from '#web/navigation/views.ts'
import styles from './privacy-banner.module.css'

const [before = '', after = ''] = privacyWords.text.split('{privacy}')

/** The question with a link to its details, and the buttons to reject and accept, which look alike. */
export function ChoiceButtons({ state, onChoice }: { state?: string; onChoice: (isYes: boolean) => void }) {
  const button = (name: 'reject' | 'accept') => (
    <button type="button" className={styles.choice} data-action={name} onClick={() => onChoice(name === 'accept')}>
      {privacyWords[name]}
    </button>
  )
  return (
    <>
      <p className={styles.text}>
        {before}
        <a href={href(pages.privacy)}>{privacyWords.privacy}</a>
        {after}
      </p>
      {state !== undefined && (
        <p className={styles.text} role="status">
          {state}
        </p>
      )}
      <div className={styles.actions}>
        {button('reject')}
        {button('accept')}
      </div>
    </>
  )
}
