import '#web/device/older-browsers.ts'
import detectorUrl from 'ocr-models/ch_PP-OCRv4_det_infer.onnx?url'
import recogniserUrl from 'ocr-models/ch_PP-OCRv4_rec_infer.onnx?url'
import alphabet from 'ocr-models/ppocr_keys_v1.txt?raw'
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import { findText } from '#web/member/label-reader/reading/find-text.ts'
import type { Order, Report } from '#web/member/label-reader/reading/messages.ts'
import { modelBytes } from '#web/member/label-reader/reading/model-bytes.ts'
import { type ReadingProgress, readFound, type TextModels } from '#web/member/label-reader/reading/read-picture.ts'
import { openTextModels } from '#web/member/label-reader/reading/text-models.ts'
import { isTooSmall } from '#web/member/label-reader/reading/trouble.ts'

declare const self: DedicatedWorkerGlobalScope

const say = (report: Report): void => self.postMessage(report)

/** Fetches one part after another and reports the progress. */
async function loaded(): Promise<TextModels> {
  let before = 0
  const part = async (address: string, bytes: number): Promise<Uint8Array> => {
    const reply = await fetch(address)
    if (!reply.ok || reply.body === null) throw new Error(`${address} could not be fetched.`)
    const parts: Uint8Array[] = []
    let size = 0
    const reader = reply.body.getReader()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      parts.push(piece.value)
      size += piece.value.length
      say({ kind: 'loading', loadedBytes: before + Math.min(size, bytes), totalBytes: modelBytes.total })
    }
    before += bytes
    const whole = new Uint8Array(size)
    let at = 0
    for (const piece of parts) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole
  }
  const detector = await part(detectorUrl, modelBytes.detector)
  const recogniser = await part(recogniserUrl, modelBytes.recogniser)
  const runtime = await part(wasmUrl, modelBytes.runtime)
  return openTextModels({ detector, recogniser, alphabet }, runtime)
}

let models: Promise<TextModels> | null = null

async function read({ picture, evenSmall }: Order): Promise<void> {
  models ??= loaded()
  let ready: TextModels
  try {
    ready = await models
  } catch {
    models = null
    say({ kind: 'failed', why: 'not loaded' })
    return
  }
  try {
    const strips = await findText(picture, ready.detector)
    if (!evenSmall && strips.length > 0 && isTooSmall(strips)) return say({ kind: 'small' })
    const report = (progress: ReadingProgress): void => say({ kind: 'reading', progress })
    const { reading, trouble, lines } = await readFound(picture, strips, ready, report)
    const texts = lines.toSorted((a, b) => a.start.y - b.start.y).map(({ text }) => text)
    say({ kind: 'read', reading, trouble, texts })
  } catch {
    say({ kind: 'failed', why: 'not read' })
  }
}

self.addEventListener('message', (event: MessageEvent<Order>) => void read(event.data))
