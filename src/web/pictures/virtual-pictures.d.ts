declare module 'virtual:pictures' {
  /** The folder of all pictures as an absolute path with a slash at its end. */
  export const picturesBase: string
}
