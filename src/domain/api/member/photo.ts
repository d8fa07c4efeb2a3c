import { type Static, Type } from 'typebox'
import { preparations } from '#domain/diary/preparations.ts'
import { TableFood } from './diary.ts'
import { Figures } from './week.ts'

const Grams = Type.Object({ low: Type.Number(), mid: Type.Number(), high: Type.Number() })

/** A food or a dish of our own tables that an item may be. */
const PhotoMatch = Type.Union([
  Type.Object({
    kind: Type.Literal('food'),
    food: Type.String(),
    name: Type.String(),
    per100g: TableFood.properties.per100g,
    /** Grams of the food, as the table weighs it (dry, raw), in 1 g on the plate. */
    tableGrams: Type.Number(),
  }),
  Type.Object({
    kind: Type.Literal('dish'),
    recipe: Type.String(),
    title: Type.String(),
    /** Of one serving. */
    figures: Figures,
    servingGrams: Type.Number(),
  }),
])
export type PhotoMatch = Static<typeof PhotoMatch>

/** Something on the plate: what it was called, how much of it there is, and what of our tables it may be. */
const PhotoItem = Type.Object({
  name: Type.String(),
  preparation: Type.Enum([...preparations]),
  /** On the plate, as it was made. */
  grams: Grams,
  /** Whether it looks cooked in fat that the photo cannot show. */
  hiddenFat: Type.Boolean(),
  /** The likeliest first, at most five. */
  matches: Type.Array(PhotoMatch),
  /** Whether the first match is near enough to be taken; otherwise a food has to be chosen. */
  isSure: Type.Boolean(),
})
export type PhotoItem = Static<typeof PhotoItem>

/** What a photo shows. Energy is not among it: it comes from our own tables. */
export const PhotoReply = Type.Object({
  items: Type.Array(PhotoItem),
  /** Photos that this member may have read today after this one. */
  left: Type.Integer(),
})
export type PhotoReply = Static<typeof PhotoReply>
