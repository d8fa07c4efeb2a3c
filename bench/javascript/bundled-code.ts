import { build, type InlineConfig } from 'vite'

/** Builds without writing files and returns the code of all chunks together. */
export async function bundledCode(config: InlineConfig): Promise<string> {
  const { NODE_ENV } = process.env
  const options = { write: false, copyPublicDir: false, ...config.build }
  try {
    const built = await build({ mode: 'production', logLevel: 'error', ...config, build: options })
    const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
    return outputs
      .flatMap(({ output }) => output)
      .flatMap((part) => (part.type === 'chunk' ? [part.code] : []))
      .join('')
  } finally {
    // Vite sets it for the whole process, and programs started later would inherit it.
    if (NODE_ENV === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = NODE_ENV
  }
}
