/** Answers by key; what is asked again while it is being found out is found out once. */
export type RecentResults<T> = (key: string, find: () => Promise<T>) => Promise<T>

/**
 * Keeps the answers that were asked for most recently.
 * @param most how many are kept
 * @param isWorth whether an answer is kept at all; a failure never is
 */
export function recentAnswers<T>(most: number, isWorth: (answer: T) => boolean = () => true): RecentResults<T> {
  const kept = new Map<string, Promise<T>>()

  function forget(key: string, answer: Promise<T>): void {
    if (kept.get(key) === answer) kept.delete(key)
  }

  function keep(key: string, answer: Promise<T>): void {
    kept.delete(key)
    kept.set(key, answer)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
  }

  return (key, find) => {
    const known = kept.get(key)
    const answer = known ?? find()
    keep(key, answer)
    if (known === undefined)
      answer.then(
        (value) => {
          if (!isWorth(value)) forget(key, answer)
        },
        () => forget(key, answer),
      )
    return answer
  }
}
