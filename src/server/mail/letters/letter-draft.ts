import type { LetterContent } from '#server/mail/letter-page.ts'

/** A letter about money before it is put into its two forms. Without an action it leads to the subscription. */
export type LetterDraft = LetterContent & { readonly subject: string }
