import type { PictureNote } from '#domain/diary/picture-notes.ts'
import type { Preparation } from '#domain/diary/preparations.ts'

/** A food as a model described it. It has no energy: that is looked up in our own tables. */
export type SeenFood = {
  readonly name: string
  readonly preparation: Preparation
  /** On the plate; low <= mid <= high. */
  readonly grams: { readonly low: number; readonly mid: number; readonly high: number }
  readonly hiddenFat: boolean
}

/** The foods on a photo, and what the model says about the picture. */
export type SeenPlate = { readonly foods: readonly SeenFood[]; readonly notes: readonly PictureNote[] }

/** Recognises the foods on a photo. */
export type FoodVision = {
  /** The name of the model; answers of different models are not mixed. */
  readonly model: string
  /**
   * Returns the foods on a photo, at most twelve; none if it shows no food.
   * @throws VisionFailure if no usable answer came in time
   */
  readonly identify: (jpeg: Uint8Array) => Promise<SeenPlate>
}

/** The vision endpoint gave no usable answer. The message is for the log and contains nothing of the answer. */
export class VisionFailure extends Error {
  override readonly name = 'VisionFailure'
}
