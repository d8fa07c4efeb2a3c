import { SignInForm } from '#web/sign-in/sign-in-form.tsx'
import { signInWords } from '#web/sign-in/sign-in-words.ts'
import { useSignInLink } from '#web/sign-in/use-sign-in-link.ts'
import styles from '#web/subscription/subscription.module.css'

/** Mails the link to a subscription; the page to sign in would lead on whoever this device knows, to a plan without one. */
export function MailMeALink() {
  const { state, send, clear } = useSignInLink()
  if (state.kind === 'sent')
    return (
      <p role="status">
        {signInWords.sent.title}. {signInWords.sent.lead}
      </p>
    )
  return (
    <section className={styles.card} aria-label={signInWords.send}>
      <SignInForm
        state={state}
        onSend={(email) => void send(email)}
        onType={() => {
          if (state.kind !== 'idle') clear()
        }}
      />
    </section>
  )
}
