/**
 * A lesson as a SCORM 1.2 package, which Moodle and other learning platforms count: a page that frames embed.html, and
 * passes its result on to the platform. The package can carry the part of the site that a lesson needs, for a school
 * without internet.
 */

import type { Display } from '../../app.ts';
import { bytes, text } from '../../browser/files.ts';
import { APP, SITE } from '../../browser/site-paths.ts';
import { zipped } from '../../browser/zip.ts';
import { fetchedFile } from '../../model/fetched-file.ts';
import { embedAddress } from '../../play/embed-code.ts';
import type { Language } from '../../protocol.d.ts';

const EMBED = 'embed.html';

/** Lessons to pack: their language, the title of all and of each, and their text as a link has it. */
interface Lessons {
  language: Language;
  title: string;
  titles: readonly string[];
  packed: string;
}

/** Files of the site, by path from its folder. */
type Files = Record<string, string | Uint8Array<ArrayBuffer>>;

/** Sizes in bytes of the files that a lesson needs, by path from the site's folder; by game, and for all under ''. */
type Listed = Record<string, Record<string, number>>;

const MARKS: Record<string, string> = { '&': '&amp;', '"': '&quot;', "'": '&#39;', '<': '&lt;', '>': '&gt;' };

/** Escape a text for XML and HTML. */
const escaped = (text: string) => text.replace(/[&"'<>]/g, mark => MARKS[mark]);

const fileOf = (at: number) => `lesson-${at + 1}.html`;

/** imsmanifest.xml: one item for each lesson, each with a page of its own; and the files of the site, if there are any. */
const manifest = (
  title: string,
  titles: readonly string[],
  site: readonly string[],
) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="taku" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="taku-lessons"><organization identifier="taku-lessons"><title>${escaped(title)}</title>
${titles.map((one, at) => `<item identifier="item-${at + 1}" identifierref="page-${at + 1}"><title>${escaped(one)}</title><adlcp:masteryscore>60</adlcp:masteryscore></item>`).join('\n')}
</organization></organizations>
<resources>
${titles.map((_, at) => `<resource identifier="page-${at + 1}" type="webcontent" adlcp:scormtype="sco" href="${fileOf(at)}"><file href="${fileOf(at)}"/><file href="scorm.js"/>${site.length ? '<dependency identifierref="taku-site"/>' : ''}</resource>`).join('\n')}
${site.length ? `<resource identifier="taku-site" type="webcontent" adlcp:scormtype="asset" href="${EMBED}">${site.map(path => `<file href="${escaped(path)}"/>`).join('')}</resource>` : ''}
</resources>
</manifest>
`;

/** The page of a lesson: its frame, which scorm.js opens and listens to. */
const page = (language: Language, title: string, address: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>body { margin: 0 } iframe { display: block; width: 100%; height: 560px; border: 0 }</style>
</head>
<body>
<iframe id="taku" data-src="${escaped(address)}" title="${escaped(title)}"></iframe>
<script src="scorm.js"></script>
</body>
</html>
`;

/** Make a package of one or several lessons. @param site the files of the site that it carries, by path */
export async function scormPackage({ language, title, titles, packed }: Lessons, site: Files = {}) {
  const script = await text('scorm.js');
  const frame = EMBED in site ? (hash: string) => EMBED + hash : embedAddress;
  const pages = titles.map((one, at) => [
    fileOf(at),
    page(language, one, frame(`?language=${language}#/given/${packed}/${at + 1}`)),
  ]);
  const listed = manifest(title, titles, Object.keys(site));
  return zipped({ 'imsmanifest.xml': listed, ...Object.fromEntries(pages), 'scorm.js': script, ...site });
}

/** Paths and sizes of what lessons of some games need; undefined while the list loads, null without one. */
function needed(app: Display, games: readonly string[]) {
  const listed: Listed | null | undefined = fetchedFile(app, './data/lesson-files.json');
  return listed && Object.assign({}, ...['', ...games].map(game => listed[game]));
}

/** Bytes that the site adds to a package; undefined while they are not known. */
export const siteSize = (app: Display, games: readonly string[]): number | undefined => {
  const sizes: Record<string, number> | null | undefined = needed(app, games);
  return sizes ? Object.values(sizes).reduce((sum, size) => sum + size, 0) : undefined;
};

/** Fetch the files of the site that lessons of some games need, by path; throws if one of them is missing. */
export async function siteFiles(app: Display, games: readonly string[]): Promise<Files> {
  const paths = Object.keys(needed(app, games) ?? {});
  const contents = await Promise.all(paths.map(path => bytes(`../${path}`)));
  const document = await text(`../${EMBED}`);
  const folder = APP.href.slice(SITE.href.length);
  if (!paths.length || !document.includes(folder)) throw new Error('these files are of several builds');
  const alone = document.replace('data-embedded', 'data-embedded="alone"');
  return { ...Object.fromEntries(paths.map((path, at) => [path, contents[at]])), [EMBED]: alone };
}
