import { picturesBase } from 'virtual:pictures'

/** Where a picture's file lies. The folder's name changes with its content, so files may be cached for ever. */
export const pictureUrl = (file: string): string => picturesBase + file
