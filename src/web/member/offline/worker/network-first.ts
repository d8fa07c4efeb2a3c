/** Whether the server is restarting or overloaded, so that its reply is not a page to show. */
const isDown = ({ status }: Response): boolean => status >= 502 && status <= 504

/**
 * The network's answer if it arrives before `late` is settled, otherwise the kept one. If nothing is kept, it waits for
 * the network however long that takes, and fails if the network fails.
 */
export async function networkFirst(
  asked: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  late: Promise<unknown>,
): Promise<Response> {
  const good = asked.then(
    (answer) => (isDown(answer) ? undefined : answer),
    () => undefined,
  )
  const inTime = await Promise.race([good, late.then(() => undefined)])
  return inTime ?? (await kept().catch(() => undefined)) ?? asked
}
