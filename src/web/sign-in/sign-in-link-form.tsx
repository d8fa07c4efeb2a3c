import { SignInForm } from './sign-in-form.tsx'
import { signInWords } from './sign-in-words.ts'
import { useSignInLink } from './use-sign-in-link.ts'

/** Requests a sign-in link from within another page: the sign-in page would send a signed-in device on to its plan. */
export function SignInLinkForm({ className }: { readonly className: string | undefined }) {
  const { state, send, clear } = useSignInLink()
  if (state.kind === 'sent')
    return (
      <p role="status">
        {signInWords.sent.title}. {signInWords.sent.lead}
      </p>
    )
  return (
    <section className={className} aria-label={signInWords.send}>
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
