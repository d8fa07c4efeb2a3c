import { type Static, Type } from 'typebox'
import { pictureNotes } from '#domain/diary/picture-notes.ts'
import { preparations } from '#domain/diary/preparations.ts'
import { TableFood } from './diary.ts'
import { Figures } from './week.ts'

const Grams = Type.Object({ low: Type.Number(), mid: Type.Number(), high: Type.Number() })

/** A food or dish of our own tables that an item on the photo may be. */
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
    /** The figures of one serving. */
    figures: Figures,
    servingGrams: Type.Number(),
  }),
])
export type PhotoMatch = Static<typeof PhotoMatch>

/** Something on the plate: its name, its amount, and what it may be in our tables. */
const PhotoItem = Type.Object({
  name: Type.String(),
  preparation: Type.Enum([...preparations]),
  /** Grams on the plate, as prepared. */
  grams: Grams,
  /** Whether it looks as if it was cooked in fat that the photo cannot show. */
  hiddenFat: Type.Boolean(),
  /** The likeliest first, at most five. */
  matches: Type.Array(PhotoMatch),
  /** Whether the first match is good enough to be used; otherwise the member has to choose a food. */
  isSure: Type.Boolean(),
})
export type PhotoItem = Static<typeof PhotoItem>

/** What a photo shows. Energy is not included: it is computed from our own tables. */
export const PhotoReply = Type.Object({
  items: Type.Array(PhotoItem),
  /** What makes the picture hard to read. */
  notes: Type.Array(Type.Enum([...pictureNotes])),
  /** How many more photos this member may have read today. */
  left: Type.Integer(),
})
export type PhotoReply = Static<typeof PhotoReply>
