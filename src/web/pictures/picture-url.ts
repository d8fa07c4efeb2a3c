import { picturesBase } from 'virtual:pictures'

/** The address of a picture's file. The folder's name changes with its content, so files can be cached forever. */
export const pictureUrl = (file: string): string => picturesBase + file
