import type { Gender } from '#domain/answers/choices.ts'

/** Apart from the other options, so that the first script does not carry all of them. */
export const genderWords: Readonly<Record<Gender, string>> = { MALE: 'Male', FEMALE: 'Female' }
