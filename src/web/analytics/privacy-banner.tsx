import { useId } from 'react'
import { createRoot } from 'react-dom/client'
import { privacyWords } from '#domain/privacy-choices.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import styles from './privacy-banner.module.css'

/** Asks whether third-party services may measure. It covers the picture of the page, but not the page's own question. */
function PrivacyBanner({ onChoice }: { onChoice: (isYes: boolean) => void }) {
  const id = useId()
  return (
    <section className={styles.banner} aria-labelledby={id} data-privacy="banner">
      <h2 id={id} className={styles.title}>
        {privacyWords.title}
      </h2>
      <ChoiceButtons onChoice={onChoice} />
    </section>
  )
}

/** Shows the question over the page and resolves with the answer, or with null if `taken` aborts before there is one. */
export function askForPrivacyChoice(taken: AbortSignal): Promise<boolean | null> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  return new Promise((resolve) => {
    const onChoice = (isYes: boolean | null) => {
      root.unmount()
      place.remove()
      resolve(isYes)
    }
    taken.addEventListener('abort', () => onChoice(null), { once: true })
    root.render(<PrivacyBanner onChoice={onChoice} />)
  })
}
