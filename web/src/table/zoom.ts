/**
 * A board is magnified in large windows, and some boards magnify themselves. Boxes that the browser measures are in
 * pixels of the window; lengths in styles are in pixels of the element, which are so many times larger.
 */
export function zoomOf(element: Element): number {
  // Older browsers do not tell it.
  return element.currentCSSZoom ?? 1;
}
