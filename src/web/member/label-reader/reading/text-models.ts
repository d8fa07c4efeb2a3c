import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import type { Model } from './pixels.ts'
import type { TextModels } from './read-picture.ts'
import { alphabetOf } from './recognise-text.ts'

/** The files of the models that read text. */
export type ModelFiles = { readonly detector: Uint8Array; readonly recogniser: Uint8Array; readonly alphabet: string }

async function modelOf(bytes: Uint8Array): Promise<Model> {
  const session = await InferenceSession.create(bytes, { executionProviders: ['wasm'] })
  const [inputName] = session.inputNames
  const [outputName] = session.outputNames
  if (inputName === undefined || outputName === undefined) throw new Error('A model has no input or no output.')
  return async ({ data, dims }) => {
    const outputs = await session.run({ [inputName]: new Tensor('float32', data, dims) })
    const output = outputs[outputName]
    if (output === undefined || !(output.data instanceof Float32Array)) throw new Error('A model returned no numbers.')
    return { data: output.data, dims: output.dims }
  }
}

/** Loads the models. `runtime` is the runtime's WebAssembly; by default it is found beside the runtime's script. */
export async function openTextModels(files: ModelFiles, runtime?: Uint8Array): Promise<TextModels> {
  // Several threads would need a cross-origin isolated page, which payment forms do not allow.
  env.wasm.numThreads = 1
  if (runtime !== undefined) env.wasm.wasmBinary = runtime
  return {
    detector: await modelOf(files.detector),
    recogniser: await modelOf(files.recogniser),
    alphabet: alphabetOf(files.alphabet),
  }
}
