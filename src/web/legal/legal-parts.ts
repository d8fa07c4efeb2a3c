import { brand } from '#domain/brand.ts'
import { subscriptionPaths } from '#web/navigation/subscription-views.ts'
import { pages } from '#web/navigation/views.ts'

/** A part of a legal text: plain text, a link to one of our pages, or an email address. */
export type LegalPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'page'; readonly text: string; readonly to: string }
  | { readonly kind: 'email'; readonly text: string }

const marks: Readonly<Record<string, LegalPart>> = {
  terms: { kind: 'page', text: 'Terms of Service', to: pages.terms },
  privacy: { kind: 'page', text: 'Privacy Policy', to: pages.privacy },
  refunds: { kind: 'page', text: 'Refund Policy', to: pages.refunds },
  subscription: { kind: 'page', text: 'My subscription', to: pages.subscription },
  withdrawal: { kind: 'page', text: 'Withdraw from contract here', to: subscriptionPaths.withdraw },
  email: { kind: 'email', text: brand.contact.email },
  privacyEmail: { kind: 'email', text: brand.contact.privacyEmail },
}

/** Splits a text at its marks, such as {email}. Unknown marks are left unchanged. */
export const legalParts = (text: string): readonly LegalPart[] =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, index): LegalPart => {
      if (index % 2 === 0) return { kind: 'words', text: piece }
      return marks[piece] ?? { kind: 'words', text: `{${piece}}` }
    })
    .filter((part) => part.text !== '')
