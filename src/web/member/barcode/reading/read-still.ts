import { type BarcodeReading, createVotes } from './barcode-votes.ts'
import {
  doubled,
  evened,
  type GrayImage,
  grayOf,
  meanDown,
  type RgbaImage,
  rgbaOf,
  sharpened,
  turned,
} from './gray-image.ts'

export type BarcodeEngine = {
  /** Reads the numbers in a picture; empty if there are none. */
  readonly readOnce: (image: RgbaImage) => Promise<readonly string[]>
  /** Whether there is a code that is not the number of a product. */
  readonly hasOtherCode: (image: RgbaImage) => Promise<boolean>
}

/** Pixels of the longer side. A larger picture has wide enough bars, and at twice its size it would take seconds. */
const DOUBLED_UP_TO = 1000
/** Degrees to turn a picture by, because the reader only scans along and across. The most common come first. */
const turns = [45, 22, -22, 11, -11, 34, -34] as const

/** Degrees by which a hand may hold a pack askew; noise can only be averaged out along upright bars. */
const leanings = [0, 5, -5, 10, -10] as const
/** Pixels above and below each pixel over which noise is averaged out. */
const CALM_REACH = 5

/** The versions of a picture to read, each more laborious than the one before. */
function* attempts(image: RgbaImage): Generator<RgbaImage> {
  yield image
  const gray = grayOf(image)
  const isSmall = Math.max(gray.width, gray.height) <= DOUBLED_UP_TO
  const large: GrayImage = isSmall ? doubled(gray) : gray
  yield rgbaOf(large)
  const even = evened(large)
  yield rgbaOf(even)
  yield rgbaOf(evened(gray))
  for (const degrees of leanings) {
    const calm = meanDown(degrees === 0 ? gray : turned(gray, degrees), CALM_REACH)
    yield rgbaOf(sharpened(evened(calm)))
    yield rgbaOf(evened(isSmall ? doubled(calm) : calm))
  }
  for (const degrees of turns) {
    yield rgbaOf(turned(gray, degrees))
    yield rgbaOf(evened(turned(gray, degrees)))
  }
}

/** Reads the barcode in a picture. Two attempts have to agree, because one processed picture is no proof. */
export async function readStill(image: RgbaImage, engine: BarcodeEngine): Promise<BarcodeReading> {
  const votes = createVotes()
  for (const attempt of attempts(image)) {
    votes.count(await engine.readOnce(attempt))
    const result = votes.result()
    if (result.kind !== 'none') return result
  }
  return { kind: (await engine.hasOtherCode(image)) ? 'other' : 'none' }
}
