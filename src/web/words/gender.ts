import type { Gender } from '#domain/answers/choices.ts'

/** The two ways into the journey; apart from the other options, because the home page needs no more of them. */
export const genderWords: Readonly<Record<Gender, string>> = { MALE: 'Male', FEMALE: 'Female' }
