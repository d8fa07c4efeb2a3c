import { useState } from 'react'
import { privacyWords } from '#domain/privacy-choices.ts'
import { reloadPage } from '#web/device/storage.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { currentChoice } from './current-choice.ts'
import styles from './privacy-banner.module.css'
import { choose } from './privacy-choice.ts'
import { privacyControlWords as words } from './privacy-control-words.ts'
import { asksNotToBeShared } from './third-parties.ts'

/** The privacy choice on the page of the privacy policy: shows what was chosen and lets the visitor change it. */
export function PrivacyControl() {
  const [choice] = useState(currentChoice)
  const state = choice === null ? 'none' : choice.analytics ? 'yes' : 'no'
  // Reloading removes third-party scripts that are already loaded.
  const decide = (isYes: boolean) => void choose(isYes).finally(reloadPage)
  return (
    <section className={styles.control} aria-labelledby="privacy-choice" data-privacy={state}>
      <h2 id="privacy-choice" className={styles.title}>
        {privacyWords.title}
      </h2>
      <ChoiceButtons
        state={[words[state], ...(asksNotToBeShared() ? [words.shared] : [])].join(' ')}
        onChoice={decide}
      />
    </section>
  )
}
