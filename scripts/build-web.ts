import { buildWeb } from './web-build/build.ts'

await buildWeb()
