/** Changes whenever the text below changes; visitors who chose under another version are asked again. */
export const PRIVACY_WORDS_VERSION = 2

/** The question about third-party services, word for word as shown and stored as proof. {privacy} is a link. */
export const privacyWords = {
  title: 'May other companies help us measure?',
  text: 'Analytics and advertising services of other companies would show us which pages and campaigns work. They get none of your answers, no results and no email address. You can change your mind at any time in our {privacy}.',
  privacy: 'Privacy Policy',
  accept: 'Accept',
  reject: 'Reject',
} as const
