/**
 * A lesson as a SCORM 1.2 package, which Moodle and other learning platforms count: a page that frames embed.html, and
 * passes its result on to the platform.
 */

import { text } from '../../browser/files.ts';
import { zipped } from '../../browser/zip.ts';
import { embedAddress } from '../../play/embed-code.ts';
import type { Language } from '../../protocol.d.ts';

const MARKS: Record<string, string> = { '&': '&amp;', '"': '&quot;', "'": '&#39;', '<': '&lt;', '>': '&gt;' };

/** Escape a text for XML and HTML. */
const escaped = (text: string) => text.replace(/[&"'<>]/g, mark => MARKS[mark]);

const fileOf = (at: number) => `lesson-${at + 1}.html`;

/** imsmanifest.xml: one item for each lesson, each with a page of its own. */
const manifest = (title: string, titles: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="taku" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="taku-lessons"><organization identifier="taku-lessons"><title>${escaped(title)}</title>
${titles.map((one, at) => `<item identifier="item-${at + 1}" identifierref="page-${at + 1}"><title>${escaped(one)}</title><adlcp:masteryscore>60</adlcp:masteryscore></item>`).join('\n')}
</organization></organizations>
<resources>
${titles.map((_, at) => `<resource identifier="page-${at + 1}" type="webcontent" adlcp:scormtype="sco" href="${fileOf(at)}"><file href="${fileOf(at)}"/><file href="scorm.js"/></resource>`).join('\n')}
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

/** Make a package of one or several lessons. @param packed the lessons as a link has them */
export async function scormPackage(language: Language, title: string, packed: string, titles: readonly string[]) {
  const script = await text('scorm.js');
  const pages = titles.map((one, at) => [
    fileOf(at),
    page(language, one, embedAddress(`?language=${language}#/given/${packed}/${at + 1}`)),
  ]);
  return zipped({ 'imsmanifest.xml': manifest(title, titles), ...Object.fromEntries(pages), 'scorm.js': script });
}
