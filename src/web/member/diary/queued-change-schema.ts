import { type Static, Type } from 'typebox'
import { DiaryChange } from '#domain/api/member/diary.ts'
import { Figures } from '#domain/api/member/week.ts'

/** A change to the diary that has not reached the server, with the title and figures to show until it does. */
export const QueuedChange = Type.Object({
  change: DiaryChange,
  title: Type.String(),
  figures: Figures,
  state: Type.Union([
    Type.Object({ kind: Type.Literal('waiting') }),
    Type.Object({ kind: Type.Literal('refused'), message: Type.String() }),
  ]),
})
export type QueuedChange = Readonly<Static<typeof QueuedChange>>
