/** The text of a review on a card. */
export type ReviewText = {
  readonly title: string
  readonly sentences: readonly string[]
  /** It says what the weight does: nothing else on its page has to say it again. */
  readonly saysState?: boolean
}
