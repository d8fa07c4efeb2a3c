import { useState } from 'react'
import { privacyWords } from '#domain/privacy-choices.ts'
import { reloadPage } from '#web/device/storage.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { currentChoice } from './current-choice.ts'
import styles from './privacy-banner.module.css'
import { choose } from './privacy-choice.ts'
import { asksNotToBeShared } from './third-parties.ts'

const states = { none: 'You have not chosen yet.', yes: 'You have accepted.', no: 'You have rejected.' } as const
const shared = 'Your browser asks not to be sold or shared, so advertising and recording stay off whatever you choose.'

/** The same question as a part of the privacy policy: what was chosen, and the way to another choice. */
export function PrivacyControl() {
  const [choice] = useState(currentChoice)
  const state = choice === null ? 'none' : choice.analytics ? 'yes' : 'no'
  // What is loaded of others leaves with the document.
  const decide = (isYes: boolean) => void choose(isYes).finally(reloadPage)
  return (
    <section className={styles.control} aria-labelledby="privacy-choice" data-privacy={state}>
      <h2 id="privacy-choice" className={styles.title}>
        {privacyWords.title}
      </h2>
      <ChoiceButtons state={`${states[state]}${asksNotToBeShared() ? ` ${shared}` : ''}`} onChoice={decide} />
    </section>
  )
}
