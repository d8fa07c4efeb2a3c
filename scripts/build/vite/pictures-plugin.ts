import type { Plugin } from 'vite'
import { hashedFilesPlugin } from './hashed-files-plugin.ts'
import { buildPictureSet, type PictureSet } from './pictures/picture-set.ts'

// One set for all builds of a process: drawing it takes longer than the rest of a build.
let built: PictureSet | undefined
const pictureSet = (): PictureSet => {
  built ??= buildPictureSet()
  return built
}

/** Every picture as a file in one folder, whose address the app gets from `virtual:pictures`. */
export const picturesPlugin = (): Plugin =>
  hashedFilesPlugin({
    name: 'pictures',
    make: pictureSet,
    code: (folder) => `export const picturesBase = ${JSON.stringify(folder)}`,
  })
