/** A page of a browser of any make. Selectors are CSS. */
export type Driver = {
  /** Opens an address and waits until it has loaded. */
  readonly go: (address: string) => Promise<void>
  /** The value of a JavaScript expression in the page, or what its promise becomes. It has to be JSON. */
  readonly read: <T>(expression: string) => Promise<T>
  /** Scrolls to an element and presses it as a pointer would. */
  readonly press: (selector: string) => Promise<void>
  /** Chooses a file of this machine in a field. */
  readonly attach: (selector: string, file: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** CSS pixels of the page: about those of a phone, which no browser's window refuses. */
export const WIDTH = 480
export const HEIGHT = 900

/** An engine, and how to start it; null if this machine does not have it. */
export type Engine = { readonly name: string; readonly start: (() => Promise<Driver>) | null }

/** An expression for the first element that matches. */
export const elementAt = (selector: string): string => `document.querySelector(${JSON.stringify(selector)})`
