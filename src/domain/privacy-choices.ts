/** Changes whenever the words below change; who chose under other words is asked again. */
export const PRIVACY_WORDS_VERSION = 1

/** The question about services of others, word for word as it is shown and kept as proof. {privacy} is a link. */
export const privacyWords = {
  title: 'May others help us measure?',
  text: 'Measuring and advertising services of other companies would show us which pages and campaigns work. They get no answer of yours, no result and no e-mail address. Change your mind at any time in our {privacy}.',
  privacy: 'Privacy Policy',
  accept: 'Accept',
  reject: 'Reject',
} as const
