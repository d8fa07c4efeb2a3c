import { ada } from './ada.ts'
import { bea } from './bea.ts'
import { chiara } from './chiara.ts'
import { dora } from './dora.ts'
import { elif } from './elif.ts'
import { frank } from './frank.ts'
import { george } from './george.ts'
import { hugo } from './hugo.ts'
import { ivan } from './ivan.ts'
import { jamal } from './jamal.ts'
import { kira } from './kira.ts'
import type { Persona } from './persona.ts'

export const women: readonly Persona[] = [ada, bea, chiara, dora, elif, kira]
export const men: readonly Persona[] = [frank, george, hugo, ivan, jamal]
export const everybody: readonly Persona[] = [...women, ...men]
