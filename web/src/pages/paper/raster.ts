/**
 * Draws an element as a PNG: the element with its styles and fonts goes into an SVG picture, the picture onto a canvas.
 * Nothing leaves the page, and no program but the browser is needed.
 */

/** The fonts that a paper is set in. */
const FONTS = ['Big Shoulders Stencil Display', 'Special Elite', 'Barlow Semi Condensed', 'Kalam'];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** `scale`: how many pixels of the picture one pixel of the element gets. */
export async function pictureOf(element: Element, { width, height }: Size, scale = 1): Promise<Blob> {
  const markup = new XMLSerializer().serializeToString(element);
  const patterns = document.querySelector('.patterns');
  const shared = patterns === null ? '' : new XMLSerializer().serializeToString(patterns);
  const styles = (await stylesFor(element)).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" class="picture-root">` +
    `<style>.picture-root > .patterns { position: absolute; } ${styles}</style>${shared}${markup}</div></foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the canvas gave no picture')) : resolve(blob)),
      'image/png',
    );
  });
}

/** The rules of the page that concern the element or anything in it, with the fonts in them. */
async function stylesFor(element: Element): Promise<string> {
  const sheets = [...document.styleSheets];
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules]);
  const plain = rules.filter((rule) => !(rule instanceof CSSFontFaceRule) && concerns(rule, element));
  const faces = sheets.flatMap(({ cssRules, href }) =>
    [...cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule && isOurs(rule) ? [embedded(rule, href)] : [])),
  );
  return [...(await Promise.all(faces)), ...plain.map(({ cssText }) => cssText)].join('\n');
}

function concerns(rule: CSSRule, element: Element): boolean {
  if (!(rule instanceof CSSStyleRule))
    return rule instanceof CSSGroupingRule && [...rule.cssRules].some((inner) => concerns(inner, element));
  const selector = rule.selectorText.replaceAll(/::[\w-]+/g, '');
  return (
    selector === ':root' ||
    selector.startsWith('*') ||
    element.matches(selector) ||
    element.querySelector(selector) !== null
  );
}

const isOurs = ({ style }: CSSFontFaceRule): boolean =>
  FONTS.includes(style.getPropertyValue('font-family').replaceAll(/["']/g, ''));

const known = new Map<string, Promise<string>>();

/** A font rule whose file is part of it: a picture may not load anything. */
async function embedded({ cssText }: CSSFontFaceRule, href: string | null): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(cssText)?.[1];
  if (address === undefined) return cssText;
  const url = new URL(address, href ?? document.baseURI).href;
  let file = known.get(url);
  if (file === undefined) {
    file = fetchData(url);
    known.set(url, file);
    file.catch(() => known.delete(url));
  }
  return cssText.replace(/src:[^;]+;/, `src: url("${await file}") format("woff2");`);
}

async function fetchData(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return dataOf(await response.blob());
}

/** The content of a file as an address. */
export function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
    reader.readAsDataURL(blob);
  });
}
