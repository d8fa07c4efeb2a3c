/** The text of a review on a card. */
export type ReviewText = { readonly title: string; readonly sentences: readonly string[] }
