/** What was chosen about measurements, on the page of the privacy policy. */
export const privacyControlWords = {
  none: 'You haven’t chosen yet.',
  yes: 'You have accepted.',
  no: 'You have rejected this.',
  /** With a browser that sends such a signal, after one of the sentences above. */
  shared:
    'Your browser asks us not to sell or share your data, so advertising and recording stay off whatever you choose.',
}
