import type { Gender } from '#domain/answers/choices.ts'

/** Separate from the labels of the other options, so that the first script does not contain all of them. */
export const genderWords: Readonly<Record<Gender, string>> = { MALE: 'Male', FEMALE: 'Female' }
