import { men } from './men.ts'
import type { Persona } from './persona.ts'
import { women } from './women.ts'

/** Together they choose every answer to every question. */
export const personas: readonly Persona[] = [...women, ...men]
