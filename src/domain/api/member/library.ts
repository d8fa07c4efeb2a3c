import { type Static, Type } from 'typebox'
import { choices } from '#domain/answers/choices.ts'
import { MemberQuery } from './member.ts'
import { Figures, ListChangeView, slotNames } from './week.ts'

/** What of the library is asked for; all of it without. */
export const LibraryQuery = Type.Partial(
  Type.Object({
    ...MemberQuery.properties,
    /** Words of a title or of a food in it, in British or American English. */
    search: Type.String({ maxLength: 60 }),
    cuisine: Type.Enum([...choices.cuisinesLike]),
    slot: Type.Enum([...slotNames]),
    /** At most so many minutes from the first step to the table. */
    minutes: Type.Integer({ minimum: 1, maximum: 600 }),
    /** Only dishes that use fresh food at home. */
    home: Type.Literal('yes'),
    /** Only favourites. */
    liked: Type.Literal('yes'),
    /** Only dishes with a note of one's own. */
    noted: Type.Literal('yes'),
  }),
)
export type LibraryQuery = Static<typeof LibraryQuery>

export const LibraryDish = Type.Object({
  recipe: Type.String(),
  picture: Type.String(),
  title: Type.String(),
  cuisine: Type.String(),
  slots: Type.Array(Type.Enum([...slotNames])),
  minutes: Type.Integer(),
  /** Of a serving: kcal and grams. */
  energy: Type.Integer(),
  protein: Type.Integer(),
  /** Fresh food at home that it uses. */
  uses: Type.Array(Type.String()),
  liked: Type.Boolean(),
})
export type LibraryDish = Static<typeof LibraryDish>

/** The first dishes that were found, and how many there are. */
export const LibraryReply = Type.Object({ total: Type.Integer(), dishes: Type.Array(LibraryDish) })
export type LibraryReply = Static<typeof LibraryReply>

/** A meal in whose place a dish may come, and what its day becomes. */
export const LibraryPlace = Type.Object({
  day: Type.Integer(),
  meal: Type.Integer(),
  /** The figures of the day with it. */
  figures: Figures,
  /** Whether the day then keeps its bounds; if not, the dish cannot be put there. */
  fits: Type.Boolean(),
  /** Absent where it does not fit. */
  list: Type.Optional(ListChangeView),
})
export type LibraryPlace = Static<typeof LibraryPlace>
export const LibraryPlacesReply = Type.Object({ title: Type.String(), places: Type.Array(LibraryPlace) })
export type LibraryPlacesReply = Static<typeof LibraryPlacesReply>
export const LibraryPlacesParams = Type.Object({
  week: Type.Integer({ minimum: 1, maximum: 520 }),
  recipe: Type.String({ pattern: '^[a-z0-9-]{1,80}$' }),
})
