"""A Python that has been started once, lent to one page after another.

Most of what a visit costs is that Python starts. A lender is a page in the background that
keeps engines. The page under test borrows one where it would start a worker, and speaks with it
as with its own; when it is left, or reloads, the engine waits for who comes next.
"""

# The engine refuses this text after it has answered all requests before.
LAST = "is there anything else?"

BORROWING = """
    const OwnWorker = window.Worker;   // for what nobody lends: the lab's Python
    const uniqueName = crypto.randomUUID.bind(crypto);
    window.Worker = class extends EventTarget {
      asked = 0;
      waiting = [];
      lent = new Promise(done => (this.isLent = done));

      constructor(address, how) {
        if (how?.name === 'lab') return new OwnWorker(address, how);
        super();
        window.borrowed = this;
        this.id = uniqueName();
        for (const type of ['message', 'error'])
          this.addEventListener(type, event => this[`on${type}`]?.(event));
        this.line = new BroadcastChannel('engines');
        this.line.onmessage = ({ data }) => data.to === this.id && this.hear(data);
        navigator.locks.request(this.id, () => new Promise(end => {   // held as long as it lives
          this.end = end;
          this.line.postMessage({ from: this.id });
        }));
      }

      hear({ fact, death }) {
        this.isLent();
        if (fact?.includes(LAST)) return (this.isLast = true);
        if (this.isLast && JSON.parse(fact).type === 'answered') {
          this.isLast = false;
          return this.waiting.shift()?.();
        }
        const event = fact === undefined
          ? new ErrorEvent('error', { message: death, cancelable: true })
          : new MessageEvent('message', { data: fact });
        this.dispatchEvent(event);
      }

      postMessage(wish) {
        this.asked += 1;
        this.line.postMessage({ from: this.id, wish });
      }

      /** Until the engine has answered all that it has been asked, and all that follows of it. */
      async hasAnswered() {
        await this.lent;
        for (let asked = -1; asked !== this.asked; ) {
          asked = this.asked;
          const answered = new Promise(done => this.waiting.push(done));
          this.line.postMessage({ from: this.id, wish: JSON.stringify({ type: LAST }) });
          await answered;
        }
      }

      terminate() {
        this.line.postMessage({ from: this.id, kill: true });
        this.line.close();
        this.end?.();
        this.postMessage = this.terminate = () => {};
      }
    };
""".replace("LAST", repr(LAST))

LENDING = """address => {
    const PATIENCE = 2000;
    const line = new BroadcastChannel('engines');
    const lent = new Map();
    const free = [];

    const started = () => new Promise(done => {
      const worker = new Worker(address, { type: 'module' });
      worker.onmessage = ({ data }) => JSON.parse(data).phase === 'ready' && done([worker, data]);
    });

    /** An engine is free when it has said all that its last borrower asked, if that is soon. */
    const give_back = ([worker, ready]) => {
      const late = AbortSignal.timeout(PATIENCE);
      late.onabort = () => {
        worker.onmessage = null;
        worker.terminate();
      };
      worker.onerror = null;
      let last = false;
      worker.onmessage = ({ data }) => {
        last ||= data.includes(LAST);
        if (late.aborted || !last || JSON.parse(data).type !== 'answered') return;
        late.onabort = null;
        free.push([worker, ready]);
      };
      worker.postMessage(JSON.stringify({ type: LAST }));
    };

    async function lend(to) {
      const [worker, ready] = free.pop() ?? (await started());
      worker.onmessage = ({ data: fact }) => line.postMessage({ to, fact });
      worker.onerror = ({ message: death }) => line.postMessage({ to, death });
      lent.set(to, worker);
      line.postMessage({ to, fact: ready });
      await navigator.locks.request(to, () => {});   // until it is no more
      if (lent.delete(to)) give_back([worker, ready]);
    }

    line.onmessage = ({ data: { from, wish, kill } }) => {
      if (kill) {
        lent.get(from)?.terminate();
        lent.delete(from);
      } else if (wish) {
        lent.get(from)?.postMessage(wish);
      } else {
        lend(from);
      }
    };
}""".replace("LAST", repr(LAST))
