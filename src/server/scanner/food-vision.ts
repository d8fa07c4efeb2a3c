import type { Preparation } from '#domain/diary/preparations.ts'

/** A food that a model saw, in its words. Never its energy: that is looked up in our own tables. */
export type SeenFood = {
  readonly name: string
  readonly preparation: Preparation
  /** On the plate; low <= mid <= high. */
  readonly grams: { readonly low: number; readonly mid: number; readonly high: number }
  readonly hiddenFat: boolean
}

/** What names the foods on a photo. */
export type FoodVision = {
  /** The model that answers; answers of different models are not mixed. */
  readonly model: string
  /**
   * The foods on a photo, at most twelve; none where it shows no food.
   * @throws VisionFailure where no usable answer came in time
   */
  readonly identify: (jpeg: Uint8Array) => Promise<readonly SeenFood[]>
}

/** No usable answer of the vision endpoint. The message is for the log and holds nothing of the answer. */
export class VisionFailure extends Error {
  override readonly name = 'VisionFailure'
}
