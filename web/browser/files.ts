/** Fetch files that the build has written beside the page. */
import { APP } from './site-paths.ts';

async function get(path: string): Promise<Response> {
  const answer = await fetch(new URL(path, APP));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Fetch a text file of the build; throws if the host answers with an error. */
export const text = async (path: string) => (await get(path)).text();

/** Fetch a file of the build as bytes; throws if the host answers with an error. */
export const bytes = async (path: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await get(path)).arrayBuffer());

/** Fetch a JSON file of the build; throws if the host answers with an error. */
export const json = async <T>(path: string): Promise<T> => (await get(path)).json();
