/** What may make a photo of a plate hard to read, as a vision model says it. */
export const pictureNotes = ['DARK', 'SEVERAL_PLATES', 'HALF_EATEN', 'HAND', 'CUT_OFF'] as const
export type PictureNote = (typeof pictureNotes)[number]
