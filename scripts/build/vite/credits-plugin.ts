import type { Plugin } from 'vite'
import { readCredits } from './credits/read-credits.ts'
import { hashedFilesPlugin, hashOf } from './hashed-files-plugin.ts'

/** The licence texts as files, and the rows of the credits page as the module `virtual:credits`. */
export function creditsPlugin(): Plugin {
  const { files, groups } = readCredits()
  return hashedFilesPlugin({
    name: 'credits',
    make: () => ({ files, hash: hashOf(files) }),
    code: (folder) => `export const creditGroups = ${JSON.stringify(groups(folder))}`,
  })
}
