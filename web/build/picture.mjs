// Draw a page's picture for previews of links: picture.mjs < [svg, …] prints [base64 of a PNG, …].
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const FONTS = [
  'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  '@expo-google-fonts/biz-udgothic/400Regular/BIZUDGothic_400Regular.ttf',
  '@expo-google-fonts/biz-udgothic/700Bold/BIZUDGothic_700Bold.ttf',
];
const fontFiles = FONTS.map(path => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url)));
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' };
const pictures = (await json(process.stdin)).map(svg => new Resvg(svg, { font }).render().asPng());
console.log(JSON.stringify(pictures.map(png => png.toString('base64'))));
