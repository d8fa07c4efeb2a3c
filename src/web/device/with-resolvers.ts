/** As Promise.withResolvers, which Chrome has from 119 on, Firefox from 121 and Safari from 17.4. */
export function withResolvers<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let settle: (value: T) => void = () => {}
  const promise = new Promise<T>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: (value) => settle(value) }
}
