import { platesBase } from 'virtual:plates'

/** The address of a dish without its table. The folder's name changes with its content, so files can be cached forever. */
export const plateUrl = (dish: string): string => `${platesBase}${dish}.svg`
