/** The answer, or an Error with `sentence` when it takes longer than `ms`. What is late goes on by itself, unheard. */
export function withTimeout<T>(answer: Promise<T>, ms: number, sentence: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(sentence)), ms);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
