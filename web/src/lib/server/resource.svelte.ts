/** Something that the server was asked for; asked again when the language or whatever else it depends on changes. */

export class Resource<T> {
  value = $state.raw<T | null>(null);
  problem = $state.raw<Error | null>(null);
  private newest = 0;

  /** To be made while a component begins. */
  constructor(private readonly ask: () => Promise<T>) {
    $effect(() => void this.again());
    $effect(() => {
      const retry = () => this.problem && void this.again();
      addEventListener("online", retry);
      return () => removeEventListener("online", retry);
    });
  }

  async again(): Promise<void> {
    const number = ++this.newest;
    const answer = this.ask();
    try {
      const value = await answer;
      if (number === this.newest) [this.value, this.problem] = [value, null];
    } catch (error) {
      if (number === this.newest) this.problem = error as Error;
    }
  }
}
