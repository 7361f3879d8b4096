/** Decides which job is next: tables take turns, and each table has at most one job being done. */

interface Queue<J> {
  readonly jobs: J[];
  busy: boolean;
}

export class Turns<J> {
  readonly #lines = new Map<string, Queue<J>>();
  /** Tables that have a job waiting and none being done, with the time when that began, the longest wait first. */
  readonly #ready = new Map<string, number>();
  #waiting = 0;

  get waiting(): number {
    return this.#waiting;
  }

  /** How many jobs could be done at once. */
  get ready(): number {
    return this.#ready.size;
  }

  /** Since when the next job has been ready; null: there is none. */
  get since(): number | null {
    return this.#ready.values().next().value ?? null;
  }

  add(table: string, job: J, now: number): void {
    const line = this.#lines.get(table);
    if (line === undefined) this.#lines.set(table, { jobs: [job], busy: false });
    else line.jobs.push(job);
    this.#waiting++;
    if (line?.busy !== true && !this.#ready.has(table)) this.#ready.set(table, now);
  }

  /** Takes the next job; its table waits until it is `done`. */
  next(): J {
    const [table] = this.#ready.keys();
    const line = table === undefined ? undefined : this.#lines.get(table);
    const job = line?.jobs.shift();
    if (table === undefined || line === undefined || job === undefined) throw new Error('nothing waits');
    this.#ready.delete(table);
    line.busy = true;
    this.#waiting--;
    return job;
  }

  done(table: string, now: number): void {
    const line = this.#lines.get(table);
    if (line === undefined) return;
    line.busy = false;
    if (line.jobs.length > 0) this.#ready.set(table, now);
    else this.#lines.delete(table);
  }

  /** Removes and returns all waiting jobs. */
  clear(): readonly J[] {
    const jobs = [...this.#lines.values()].flatMap((line) => line.jobs);
    this.#lines.clear();
    this.#ready.clear();
    this.#waiting = 0;
    return jobs;
  }
}
